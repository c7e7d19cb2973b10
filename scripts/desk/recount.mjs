import { withServerCode } from './with-server-code.mjs';

/**
 * Counts the statistics of the admin SDK's default app anew, with the functions' own code.
 * @returns {Promise<{ documents: number, corrected: readonly string[] }>}
 */
export const recount = () =>
  withServerCode('functions/src/statistics/recount-statistics.ts', ({ recountStatistics }) =>
    recountStatistics(),
  );
