import { formatWon } from '#domain/format/format-won.ts';
import { setPriceTarget } from '../commands/set-price-target.ts';
import { deliverMark } from '../outbox/deliver-mark.ts';
import type { Intent } from './intent.ts';
import { queueAgain } from './take-back.ts';

export const deliverPriceTarget = deliverMark(
  'price_target',
  ({ remote, signal }, { uid, intent: { target, wanted } }) =>
    remote.setPriceTarget(uid, target, wanted, signal),
);

export const priceTarget: Intent<'price_target'> = {
  isAskedAbout: true,
  standing: ({ target, wanted }) => ({
    what: wanted ? 'price_target' : 'price_target_off',
    about: { kind: 'words', words: formatWon(target.perDon) },
    place: { kind: 'gold_price' },
  }),
  retry: queueAgain,
  // One that was to go comes back, whatever has taken its place since.
  withdraw: async (db, { target, wanted }, _row, environment) =>
    (await setPriceTarget(db, target, !wanted, environment, Infinity)).ok,
};
