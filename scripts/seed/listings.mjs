/** All listings of the demo market by id, as written down in data/. */
import { BULLION_LISTINGS } from './data/products-bullion.mjs';
import { GIFT_LISTINGS } from './data/products-gifts.mjs';
import { RING_LISTINGS } from './data/products-rings.mjs';
import { THREAD_LISTINGS } from './data/products-threads.mjs';

export const LISTINGS = { ...RING_LISTINGS, ...THREAD_LISTINGS, ...BULLION_LISTINGS, ...GIFT_LISTINGS };
