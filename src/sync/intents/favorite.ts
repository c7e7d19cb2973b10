import { setFavorite } from '../commands/set-favorite.ts';
import { deliverMark } from '../outbox/deliver-mark.ts';
import type { Intent } from './intent.ts';
import { afterOpposite, queueAgain } from './take-back.ts';

export const deliverFavorite = deliverMark(
  'favorite',
  ({ remote, signal }, { uid, intent: { productId, wanted } }) =>
    remote.setFavorite(uid, productId, wanted, signal),
);

export const favorite: Intent<'favorite'> = {
  isAskedAbout: false,
  standing: ({ productId, wanted }) => ({
    what: wanted ? 'favorite' : 'unfavorite',
    about: { kind: 'product', productId },
    place: { kind: 'product', productId },
  }),
  retry: queueAgain,
  withdraw: (db, { productId, wanted }, _row, environment) =>
    afterOpposite(setFavorite(db, productId, !wanted, environment)),
};
