/** The listings as Firestore documents. */
import { certain, domain } from './domain.mjs';
import { NEWEST_SELL } from './gold-prices.mjs';
import { LISTINGS } from './listings.mjs';
import { person } from './people.mjs';
import { between, seeded } from './random.mjs';
import { viewersOf } from './viewers.mjs';

const CATEGORIES = { 'baby-ring': 'baby_ring' };
const categoryOf = (id) => {
  const name = id.replace(/-\d+$/, '');
  return CATEGORIES[name] ?? name;
};

/** `products` by id. `favoredBy` and `chatsAbout` say what the server would count. */
export function products(clock, shelf, { favoredBy, chatsAbout }) {
  return Object.entries(LISTINGS).map(([id, listing]) => ({
    id,
    data: productOf(id, listing, clock, shelf, { favoredBy, chatsAbout }),
  }));
}

function productOf(id, listing, clock, shelf, { favoredBy, chatsAbout }) {
  const chance = seeded(`product ${id}`);
  const sellerId = person(listing.by).uid;
  const [sido, sigungu] = listing.region;
  const createdAt = clock.at(
    listing.days,
    `${between(chance, 9, 21)}:${String(between(chance, 0, 59)).padStart(2, '0')}`,
  );
  const priced = priceHistoryOf(listing, clock, createdAt);
  const dealtAt = listing.dealtDaysAgo === undefined ? null : clock.at(listing.dealtDaysAgo, '18:00');
  const status = listing.status ?? 'selling';
  const bumpedAt =
    status === 'selling' && listing.days > 6 && chance() < 0.5
      ? clock.at(between(chance, 1, 5), '12:00')
      : createdAt;
  return {
    sellerId,
    ...fieldsOf(listing),
    description: listing.text,
    category: categoryOf(id),
    hasStones: listing.stones === true || listing.stone !== undefined,
    ...(listing.stone === undefined ? {} : { stoneWeightG: listing.stone }),
    hasCertificate: listing.certificate === true,
    hasReceipt: listing.receipt === true,
    price: askedPrice(listing),
    negotiable: listing.negotiable === true,
    tradeMethods: listing.methods,
    region: { sido, sigungu },
    images: shelf.ofListing(sellerId, id),
    status,
    ...(status === 'reserved' || status === 'sold' ? { dealt: true } : {}),
    createdAt,
    updatedAt: latest(createdAt, bumpedAt, dealtAt, priced.at(-1)?.at),
    bumpedAt,
    favoriteCount: favoredBy(id),
    chatCount: chatsAbout(id),
    viewCount: viewersOf(id).length,
    priceHistory: priced,
  };
}

/** Words of the listings' own table; all others are fields of the document. */
const OWN_WORDS = new Set(
  'by text ratio was days buyer dealtDaysAgo methods stone stones certificate receipt'.split(' '),
);
const fieldsOf = (listing) =>
  Object.fromEntries(Object.entries(listing).filter(([name]) => !OWN_WORDS.has(name)));

/** The price now, in won. */
export const askedPrice = (listing) => listing.price ?? priceAt(listing, listing.ratio);

function priceAt({ purity, fineness, weightG, stone }, ratio) {
  const melt = certain(
    domain.meltValueOf(
      {
        purity,
        ...(fineness === undefined ? {} : { fineness }),
        weight: domain.fromGrams(weightG),
        hasStones: stone !== undefined,
        ...(stone === undefined ? {} : { stoneWeight: domain.fromGrams(stone) }),
      },
      NEWEST_SELL,
    ),
  );
  const step = melt * ratio >= 300_000 ? 10_000 : 1_000;
  return Math.round((melt * ratio) / step) * step;
}

/** First price and every change, oldest first; empty where the price never changed. */
function priceHistoryOf(listing, clock, createdAt) {
  if (!listing.was) return [];
  const prices = [...listing.was.map(([ratio]) => priceAt(listing, ratio)), askedPrice(listing)];
  const moments = [createdAt, ...listing.was.map(([, daysAgo]) => clock.at(daysAgo, '09:00'))];
  return prices.map((price, i) => ({ price, at: moments[i] }));
}

const latest = (...moments) =>
  new Date(Math.max(...moments.filter(Boolean).map((moment) => moment.getTime())));
