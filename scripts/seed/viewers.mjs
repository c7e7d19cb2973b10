/**
 * Who has looked at which listing. The server counts these documents, so the number shown has one for each:
 * whoever keeps an eye on a listing or has asked about it, and others who just came by.
 */
import { TALKS } from './data/talks.mjs';
import { BROWSERS, favorersOf } from './favorites.mjs';
import { LISTINGS } from './listings.mjs';
import { person } from './people.mjs';
import { seeded } from './random.mjs';

/** Uids, in no particular order. */
export function viewersOf(listing) {
  const { by, days } = LISTINGS[listing];
  const chance = seeded(`looks at ${listing}`);
  const likelihood = 0.35 + 0.02 * Math.min(days, 20);
  const passing = BROWSERS.filter(() => chance() < likelihood).map(({ uid }) => uid);
  const asking = TALKS.filter((talk) => talk.listing === listing).map((talk) => person(talk.asks).uid);
  const viewers = new Set([...favorersOf(listing), ...asking, ...passing]);
  viewers.delete(person(by).uid);
  return [...viewers];
}

/** [{ listing, uid }] */
export const views = () =>
  Object.keys(LISTINGS).flatMap((listing) => viewersOf(listing).map((uid) => ({ listing, uid })));
