import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { MarketQuestion } from '#domain/market/market-question.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { millis } from '#domain/units.ts';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { createMarketList } from './market-list.ts';
import { refreshMarket } from './refresh-market.ts';

/* A full disk gives listings up, and keeps the answers that name them. */

const EVERYTHING: MarketQuestion = { term: '', filter: NO_FILTER, sort: 'newest' };
const GENTLY = { isForced: false };
const MINUTE = 60_000;

let device: Awaited<ReturnType<typeof aCatalogueDevice>>;
beforeEach(async () => {
  device = await aCatalogueDevice();
  device.server.products = Array.from({ length: 5 }, (_, n) =>
    aProduct({ id: productId(`p${n}`), bumpedAt: millis(1_000_000 + n) }),
  );
});

const aList = () => createMarketList(device.deps, EVERYTHING, new Map());
const here = () => device.deps.catalogue.products.count();

test.each([
  ['has just been read', 0],
  ['has nothing new before it', 2 * MINUTE],
])('a list that %s is read again where its listings were given up', async (_, later) => {
  await aList().refresh(GENTLY);
  await device.deps.catalogue.products.bulkDelete(['p1', 'p4'].map(productId));
  device.pass(later);
  const list = aList();
  await list.refresh(GENTLY);
  expect(list.get()).toMatchObject({ asking: 'nothing', isAnswered: true });
  expect(await here()).toBe(5);
});

test.each([
  ['newest', 0],
  ['newest', 2 * MINUTE],
  ['popular', 60 * MINUTE],
] as const)(
  'a strip of the %s is read again where its listings were given up, %i ms later',
  async (sort, later) => {
    const question = { ...EVERYTHING, sort };
    await refreshMarket(device.deps, question, 4, GENTLY);
    await device.deps.catalogue.products.clear();
    device.pass(later);
    await refreshMarket(device.deps, question, 4, GENTLY);
    expect(await here()).toBe(4);
  },
);

test('where nothing was found, nothing is missing', async () => {
  device.server.products = [];
  await refreshMarket(device.deps, EVERYTHING, 4, GENTLY);
  device.pass(2 * MINUTE);
  device.server.asked.length = 0;
  await refreshMarket(device.deps, EVERYTHING, 4, GENTLY);
  expect(device.server.asked.filter((what) => what.startsWith('market'))).toHaveLength(1);
});
