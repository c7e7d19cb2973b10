import { LISTINGS } from '../../../scripts/seed/listings.mjs';
import { person } from '../../../scripts/seed/people.mjs';
import { PictureShelf } from '../../../scripts/seed/pictures.mjs';
import { bundled } from '../bundled.mjs';

const ME = 'demo-buyer';
export const COUNTS = { listings: 3_000, rooms: 200, messages: 10_000 };
/** What is said in a room that is not the long one; in that one, and the next, there are photos. */
const WORDS_A_ROOM = 3;
const WORDS_WITH_PHOTOS = 50;
const HOUR_MS = 3_600_000;

/**
 * What a device of years holds, and the server with it: `listings`, and `talks` of `{ chat, messages }`, of which
 * the first, and the newest, is the long one. Pictures are those of the demo data.
 */
export async function tapsData(storageOrigin, now) {
  const { documentsOf, drawnListing, talkDocuments, talkOf } = await bundled('taps-data');
  const shelf = new PictureShelf(storageOrigin);
  const drawn = Object.entries(LISTINGS)
    .map(([id, { by }]) => ({ sellerId: person(by).uid, images: shelf.ofListing(person(by).uid, id) }))
    .filter(({ sellerId }) => sellerId !== ME);
  const listings = numbersTo(COUNTS.listings).map((n) => drawnListing(n, drawn[n % drawn.length]));
  const photos = drawn.slice(0, 10).map(({ images }) => images[0].url);
  const talks = numbersTo(COUNTS.rooms).map((n) =>
    talkOf(listings[n], ME, {
      count: [COUNTS.messages, WORDS_WITH_PHOTOS][n] ?? WORDS_A_ROOM,
      until: now - (n + 1) * HOUR_MS,
      photos: n < 2 ? photos : [],
    }),
  );
  return { listings, talks, documentsOf, talkDocuments };
}

const numbersTo = (count) => Array.from({ length: count }, (_, n) => n);
