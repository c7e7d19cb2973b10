import { withServerCode } from './with-server-code.mjs';

/**
 * Makes what listings and posts are found by, with the functions' own code.
 * @param {(what: 'listings' | 'posts', looked: number) => void} [onProgress]
 * @returns {Promise<Record<'listings' | 'posts', { looked: number, written: number, resumedBehind: string | null }>>}
 */
export const backfill = (onProgress) =>
  withServerCode('functions/src/backfill.ts', (server) => server.backfill(onProgress));

/**
 * Packs the years of gold prices anew.
 * @returns {Promise<number>} how many were not as they should be
 */
export const backfillPrices = () =>
  withServerCode('functions/src/backfill.ts', (server) => server.backfillPrices());

/**
 * Looks at pictures from before functions did.
 * @param {(looked: number) => void} [onProgress]
 * @returns {Promise<{ looked: number, deleted: number }>}
 */
export const lookAtPictures = (onProgress) =>
  withServerCode('functions/src/pictures/look-at-earlier.ts', (server) => server.lookAtEarlier(onProgress));
