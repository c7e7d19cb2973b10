import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCatalogueRemote, type CatalogueRemote } from '#data/remote/catalogue-remote.ts';
import { createDocumentReader } from '#data/remote/rest/document-reader.ts';
import {
  parsePostId,
  parseProductId,
  parseStoreId,
  parseUserId,
  type ProductId,
  type UserId,
} from '#domain/ids.ts';
import { micros, millis } from '#domain/units.ts';
import { emulatorToken } from './emulator-token.ts';
import { listingOf } from './listing.ts';
import { freshId, openWorld, timeOf, type Fields, type World } from './world.ts';

// The catalogue's reads over REST, against the real rules: every question of theirs is one the server
// understands.

let world: World;
let remote: CatalogueRemote;

beforeAll(async () => {
  world = await openWorld();
  remote = createCatalogueRemote(
    createDocumentReader({
      origin: `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}`,
      projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-geumnaru',
      apiKey: 'any',
      token: async (uid) => emulatorToken(uid),
    }),
  );
});
afterAll(() => world.close());

const must = <T>(value: T | null): T => value ?? expect.unreachable('not an id');
const newSeller = (): UserId => must(parseUserId(freshId('seller')));

async function listed(sellerId: UserId, over: Fields = {}): Promise<ProductId> {
  const id = must(parseProductId(freshId('ring')));
  await world.given({
    [`products/${id}`]: {
      ...listingOf(sellerId, { title: '18K 반지' }),
      createdAt: timeOf('2026-03-11T06:20:00Z'),
      updatedAt: timeOf('2026-03-11T06:20:00.123Z'),
      bumpedAt: timeOf('2026-03-11T06:20:00Z'),
      ...over,
    },
  });
  return id;
}

test('a listing is read by anybody, a hidden one by its seller alone, an absent one is gone', async () => {
  const seller = newSeller();
  const shown = await listed(seller);
  const hidden = await listed(seller, { status: 'hidden' });
  expect(await remote.product(shown, null)).toMatchObject({
    ok: true,
    value: { id: shown, title: '18K 반지' },
  });
  expect(await remote.product(hidden, null)).toEqual({ ok: false, code: 'denied' });
  expect(await remote.product(hidden, newSeller())).toEqual({ ok: false, code: 'denied' });
  expect(await remote.product(hidden, seller)).toMatchObject({ ok: true, value: { status: 'hidden' } });
  const absent = must(parseProductId(freshId('gone')));
  expect(await remote.product(absent, seller)).toEqual({ ok: false, code: 'gone' });
});

test("a seller's listings: anybody sees those that are shown, the seller all", async () => {
  const seller = newSeller();
  const shown = await listed(seller);
  const hidden = await listed(seller, { status: 'hidden' });
  const idsOf = (answer: Awaited<ReturnType<CatalogueRemote['productsOfSeller']>>) =>
    answer.ok ? answer.value.rows.map(({ id }) => id).toSorted() : answer.code;
  expect(idsOf(await remote.productsOfSeller(seller))).toEqual([shown]);
  expect(idsOf(await remote.ownProducts(seller, null))).toEqual([shown, hidden].toSorted());
});

test('every other question is understood', async () => {
  const nobody = newSeller();
  const post = must(parsePostId(freshId('post')));
  const answers = await Promise.all([
    remote.listedProducts([await listed(nobody)]),
    remote.profiles([nobody, newSeller()]),
    remote.newestPosts('notice', millis(Date.now())),
    remote.newestPosts(null, null),
    remote.comments(post, null),
    remote.comments(post, millis(Date.now())),
    remote.stores(null),
    remote.stores(must(parseStoreId('s1'))),
    remote.goldPrices(null),
    remote.goldPrices('2026-03-11'),
    remote.goldYears(null),
    remote.goldYears(micros(1)),
    remote.goldYearsOf(['2026', '2027']),
    remote.feeTables(),
    remote.reviewsOf(nobody, null),
    remote.reviewsOf(nobody, millis(Date.now())),
  ]);
  expect(answers.filter(({ ok }) => !ok)).toEqual([]);
  expect(await remote.post(post)).toEqual({ ok: false, code: 'gone' });
});
