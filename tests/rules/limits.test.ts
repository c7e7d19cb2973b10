import { readFile } from 'node:fs/promises';
import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { listingOf, productPictureOf } from './listing.ts';
import { counting } from './counting.ts';
import { conversationOf, longAgo, messageIds, send, sendMore } from './conversation.ts';
import { emailOf, freshId, serverTime, silenceFirestore, type Database, type Fields } from './world.ts';

/** Firestore evaluates at most 1,000 expressions for a write. We keep this many of them free. */
const RESERVE = 100;
const BUDGET = 1000;

const uid = freshId('member');
const environments: { cleanup: () => Promise<void> }[] = [];

/** The rules with an idle list of so many entries in the way of every member, in a project of their own. */
async function withBallast(
  entries: number,
): Promise<{ database: Database; given: (path: string, data: Fields) => Promise<void> }> {
  const rules = await readFile('firestore.rules', 'utf8');
  const door = 'function isMember() {\n      return ';
  const loaded = rules.replace(door, `${door}[${Array<number>(entries).fill(0).join(',')}].size() > 0 && `);
  if (loaded === rules) {
    throw new Error('the rules have no isMember any more: give this test another place for its ballast');
  }
  const environment = await initializeTestEnvironment({
    projectId: `demo-limits-${freshId('p')}`,
    firestore: { rules: loaded },
  });
  environments.push(environment);
  return {
    database: counting(
      environment
        // Pictures lie in the bucket of the project that the token is made out to.
        .authenticatedContext(uid, { email: emailOf(uid), email_verified: true, aud: 'demo-geumnaru' })
        .firestore(),
      uid,
    ),
    given: (path, data) =>
      environment.withSecurityRulesDisabled((context) => context.firestore().doc(path).set(data)),
  };
}

let light: Awaited<ReturnType<typeof withBallast>>;
let heavy: Awaited<ReturnType<typeof withBallast>>;
beforeAll(async () => {
  silenceFirestore();
  light = await withBallast(RESERVE);
  heavy = await withBallast(BUDGET);
});
afterAll(() => Promise.all(environments.map((environment) => environment.cleanup())));

const newTalk = async () => {
  const talk = conversationOf(freshId('product'), uid, freshId('seller'));
  await light.given(`products/${talk.productId}`, { sellerId: talk.seller, status: 'selling' });
  return talk;
};

const fullListing = (): Fields =>
  listingOf(uid, {
    fineness: 0.9999,
    hasStones: true,
    stoneWeightG: 0.12,
    maker: '한국금거래소',
    tradeMethods: ['meet', 'store', 'parcel'],
    images: Array.from({ length: 10 }, () => productPictureOf(uid)),
  });

describe(`the largest writes leave ${RESERVE} of ${BUDGET} expressions free`, () => {
  test('the emulator counts, so the other tests mean something', async () => {
    await assertFails(
      heavy.database.doc(`favorites/${uid}/items/p`).set({ favoriteProductId: 'p', createdAt: serverTime() }),
    );
    await assertSucceeds(
      light.database.doc(`favorites/${uid}/items/p`).set({ favoriteProductId: 'p', createdAt: serverTime() }),
    );
  });

  test('a chat opened with seven messages, and eight more', async () => {
    const talk = await newTalk();
    await assertSucceeds(send(light.database, talk, uid, messageIds(7)));
    await assertSucceeds(sendMore(light.database, talk, uid, messageIds(8)));
  });

  test('a product with every field and ten pictures', async () => {
    await assertSucceeds(light.database.doc(`products/${freshId('product')}`).set(fullListing()));
  });

  test('that product brought back, bumped, with ten other pictures', async () => {
    const path = `products/${freshId('product')}`;
    await light.given(path, { ...fullListing(), createdAt: longAgo, bumpedAt: longAgo, status: 'hidden' });
    const images = Array.from({ length: 10 }, () => productPictureOf(uid, 'another.jpg'));
    const changes = { status: 'selling', bumpedAt: serverTime(), updatedAt: serverTime(), images };
    await assertSucceeds(light.database.doc(path).update(changes));
  });
});
