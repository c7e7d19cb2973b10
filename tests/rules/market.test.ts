import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { createFirestoreMarket } from '#data/remote/market/firestore-market.ts';
import { createDocumentReader } from '#data/remote/rest/document-reader.ts';
import { createCardWriter } from '#tests/support/card-writer.ts';
import { marketContract, type FilledMarket } from '#tests/support/market-contract.ts';
import { someListings } from '#tests/support/market-listings.ts';
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
  const cards = createCardWriter(process.env['FIRESTORE_EMULATOR_HOST'] ?? '', address.projectId);
  const listings = someListings(150, 11, freshId('m'));
  const reader = createDocumentReader({ ...address, token: async () => null, deadlineMs: 60_000 });
  market = {
    port: createFirestoreMarket(reader),
    listings,
    put: (listing) => cards.put([listing]),
    remove: (id) => cards.remove([id]),
  };
  // Other tests' listings have no cards here, but another run's may.
  await world.empty('listingCards');
  await cards.put(listings.filter(({ status }) => status !== 'hidden'));
}, 120_000);
afterAll(() => world.close());

describe('Firestore behind the port', () => {
  marketContract(() => market, 40);
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
    const card = { title: '순금 반지', price: 1 };
    for (const person of [anonymous, member(String(listing?.sellerId)), admin('desk')]) {
      await assertFails(world.as(person).doc(path).set(card));
      await assertFails(world.as(person).doc(`listingCards/${listing?.id}`).update({ price: 1 }));
      await assertFails(world.as(person).doc(`listingCards/${listing?.id}`).delete());
    }
  });
});
