import { withServerCode } from './with-server-code.mjs';

/**
 * Makes the cards by which listings are found, with the functions' own code.
 * @param {(listings: number) => void} [onProgress]
 * @returns {Promise<{ listings: number, written: number, resumedBehind: string | null }>}
 */
export const backfill = (onProgress) =>
  withServerCode('functions/src/market/backfill-cards.ts', ({ backfillCards }) => backfillCards(onProgress));
