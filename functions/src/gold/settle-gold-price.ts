import { onSchedule } from 'firebase-functions/scheduler';
import { REGION } from '../runtime/trigger-options.ts';
import { done, visibleRun } from '../system/visible-run.ts';
import { settlePrices } from './price-ledger.ts';

/** In the morning, so that nobody is woken at midnight by a price that was set ahead. */
export const settleGoldPrice = onSchedule(
  { schedule: '0 8 * * *', timeZone: 'Asia/Seoul', region: REGION, maxInstances: 1 },
  () =>
    visibleRun('price_in_force', async (now) => {
      await settlePrices(now);
      return done({});
    }),
);
