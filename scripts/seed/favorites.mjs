/** Who keeps an eye on which listing. The server counts these documents, so every heart shown has one. */
import { LISTINGS } from './listings.mjs';
import { MARKET, person } from './people.mjs';
import { between, seeded } from './random.mjs';

/** The buyer's: [listing, added days ago]; three were added before their price fell. */
const BUYERS = [
  ['ring-1', 22],
  ['bracelet-3', 4],
  ['necklace-1', 9],
  ['goldbar-1', 1],
  ['baby-ring-1', 1],
  ['other-2', 12],
  ['set-1', 5],
  ['coin-2', 30],
  ['bracelet-2', 15],
  ['earring-3', 7],
];
/** Made when items did not yet carry their listing's id. */
const OLD_ITEM = { listing: 'coin-2', id: 'old-item-1' };

/** People who look around; the two roles of the demo keep a list of their own, and newcomers none. */
export const BROWSERS = MARKET.filter(
  ({ uid }) => !['demo-buyer', 'demo-seller', 'demo-admin', 'demo-rush'].includes(uid),
);

/** [{ uid, id, data }] */
export function favorites(clock) {
  const own = BUYERS.map(([listing, days]) => ({
    uid: 'demo-buyer',
    id: listing === OLD_ITEM.listing ? OLD_ITEM.id : listing,
    data: { favoriteProductId: listing, createdAt: clock.at(days, '21:00') },
  }));
  return [...own, ...Object.entries(LISTINGS).flatMap(([listing, entry]) => othersOf(listing, entry, clock))];
}

/** Who keeps an eye on a listing, by uid. */
export const favorersOf = (listing) => [
  ...BUYERS.filter(([id]) => id === listing).map(() => 'demo-buyer'),
  ...fansOf(listing, LISTINGS[listing]).map(({ uid }) => uid),
];

/** How many keep an eye on a listing. */
export const favoredBy = (listing) => favorersOf(listing).length;

/** The longer it has been there, the more have noticed it. */
function fansOf(listing, { by, days }) {
  const chance = seeded(`fans of ${listing}`);
  const likelihood = 0.12 + 0.3 * chance() + 0.012 * Math.min(days, 20);
  return BROWSERS.filter(({ uid }) => uid !== person(by).uid && chance() < likelihood);
}

function othersOf(listing, entry, clock) {
  const chance = seeded(`hearts of ${listing}`);
  return fansOf(listing, entry).map(({ uid }) => ({
    uid,
    id: listing,
    data: {
      favoriteProductId: listing,
      createdAt: clock.at(between(chance, 0, Math.max(0, entry.days - 1)), '22:30'),
    },
  }));
}
