import { withdrawListingRow } from '../commands/submit-listing.ts';
import { deliverListing } from '../outbox/deliver-listing.ts';
import type { Intent } from './intent.ts';
import { queueAgain } from './take-back.ts';

export const deliverProductUpdate = deliverListing('product_update');

export const productUpdate: Intent<'product_update'> = {
  isAskedAbout: true,
  standing: ({ details }) => ({
    what: 'product_update',
    about: { kind: 'words', words: details.title },
    place: { kind: 'own_listings' },
  }),
  retry: queueAgain,
  withdraw: (db, _intent, { id }, environment) => withdrawListingRow(db, id, environment),
};
