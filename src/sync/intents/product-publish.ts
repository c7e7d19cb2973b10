import { withdrawListingRow } from '../commands/submit-listing.ts';
import { deliverListing } from '../outbox/deliver-listing.ts';
import type { Intent } from './intent.ts';
import { queueAgain } from './take-back.ts';

export const deliverProductPublish = deliverListing('product_publish');

export const productPublish: Intent<'product_publish'> = {
  isAskedAbout: true,
  standing: ({ details }) => ({
    what: 'product_publish',
    about: { kind: 'words', words: details.title },
    place: { kind: 'own_listings' },
  }),
  retry: queueAgain,
  withdraw: (db, _intent, { id }, environment) => withdrawListingRow(db, id, environment),
};
