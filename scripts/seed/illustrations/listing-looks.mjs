/** How every listing is photographed, by its id. */
import { BULLION_LOOKS } from './looks/bullion.mjs';
import { EARRING_LOOKS } from './looks/earrings.mjs';
import { GIFT_LOOKS } from './looks/gifts.mjs';
import { RING_LOOKS } from './looks/rings.mjs';
import { THREAD_LOOKS } from './looks/threads.mjs';

export const LOOKS = { ...RING_LOOKS, ...THREAD_LOOKS, ...EARRING_LOOKS, ...BULLION_LOOKS, ...GIFT_LOOKS };
