import { withServerCode } from './with-server-code.mjs';

/**
 * Counts the statistics of the admin SDK's default app anew and mends what older versions wrote, with the
 * functions' own code.
 * @returns {Promise<{ documents: number, corrected: readonly string[], mended: number, people: number }>}
 */
export const recount = () =>
  withServerCode('functions/src/put-in-order.ts', ({ putInOrder }) => putInOrder());
