import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { createFirestoreMarket } from '#data/remote/market/firestore-market.ts';
import { createDocumentReader } from '#data/remote/rest/document-reader.ts';
import { cardDocumentOf } from '#tests/support/card-document.ts';
import { marketContract, type FilledMarket } from '#tests/support/market-contract.ts';
import { someListings, wordsOf } from '#tests/support/market-listings.ts';
import { admin, anonymous, freshId, member, openWorld, type World } from './world.ts';

let world: World;
let market: FilledMarket;

const address = {
  origin: `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}`,
  projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-geumnaru',
  apiKey: 'any',
};

beforeAll(async () => {
  world = await openWorld();
  const listings = someListings(400, 11, freshId('m'));
  const reader = createDocumentReader({ ...address, token: async () => null, deadlineMs: 60_000 });
  market = {
    port: createFirestoreMarket(reader, wordsOf),
    listings,
    put: (listing) => world.given({ [`listingCards/${listing.id}`]: cardDocumentOf(listing) }),
    remove: (id) => world.taken([`listingCards/${id}`]),
  };
  const shown = listings.filter(({ status }) => status !== 'hidden');
  await world.taken(await world.idsOf('listingCards').then((ids) => ids.map((id) => `listingCards/${id}`)));
  await world.given(
    Object.fromEntries(shown.map((listing) => [`listingCards/${listing.id}`, cardDocumentOf(listing)])),
  );
}, 120_000);
afterAll(() => world.close());

describe('Firestore behind the port', () => {
  marketContract(() => market, 150);
});

describe('listing cards', () => {
  const cards = () => world.as(anonymous).collection('listingCards');

  test('are read by anybody, a bounded number at once', async () => {
    const [first] = market.listings.filter(({ status }) => status !== 'hidden');
    await assertSucceeds(
      cards()
        .doc(first?.id ?? '')
        .get(),
    );
    await assertSucceeds(cards().limit(500).get());
    await assertFails(cards().limit(501).get());
    await assertFails(cards().get());
  });

  test('are not skipped over: that would be paid for card by card', async () => {
    const ask = async (offset: number) => {
      const answer = await fetch(
        `${address.origin}/v1/projects/${address.projectId}/databases/(default)/documents:runQuery?key=any`,
        {
          method: 'POST',
          body: JSON.stringify({
            structuredQuery: { from: [{ collectionId: 'listingCards' }], limit: 1, offset },
          }),
        },
      );
      return answer.status;
    };
    expect(await ask(0)).toBe(200);
    expect(await ask(1)).toBe(403);
  });

  test('are written by nobody', async () => {
    const path = `listingCards/${freshId('card')}`;
    const [listing] = market.listings;
    const card = listing ? cardDocumentOf(listing) : {};
    for (const person of [anonymous, member(String(listing?.sellerId)), admin('desk')]) {
      await assertFails(world.as(person).doc(path).set(card));
      await assertFails(world.as(person).doc(`listingCards/${listing?.id}`).update({ price: 1 }));
      await assertFails(world.as(person).doc(`listingCards/${listing?.id}`).delete());
    }
  });
});
