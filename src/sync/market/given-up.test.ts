import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { FIRST_PAGE, type MarketQuestion } from '#domain/market/market-question.ts';
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

/** A list that was read to its end, of which the device has given up the page behind the first. */
async function aReadListGivenUp(count: number) {
  device.server.products = Array.from({ length: count }, (_, n) =>
    aProduct({ id: productId(`p${n}`), bumpedAt: millis(1_000_000 + n) }),
  );
  const read = aList();
  await read.refresh(GENTLY);
  while (read.get().shown?.next !== null) await read.further();
  const behind = read.get().shown?.ids.slice(FIRST_PAGE) ?? [];
  await device.deps.catalogue.products.bulkDelete([...behind]);
  device.server.asked.length = 0;
  return { ids: read.get().shown?.ids, behind };
}

test.each([
  ['has just been read', 0],
  ['has nothing new before it', 2 * MINUTE],
  ['is read again', 60 * MINUTE],
])('what was given up of the further pages of a list that %s comes again, in its place', async (_, later) => {
  const { ids } = await aReadListGivenUp(20);
  device.pass(later);
  const list = aList();
  await list.refresh(GENTLY);
  expect(await here()).toBe(20);
  expect(list.get().shown?.ids).toEqual(ids);
});

test('what is gone of the further pages is asked for once, and a device without network asks for nothing', async () => {
  const { behind } = await aReadListGivenUp(20);
  device.server.products = device.server.products.filter(({ id }) => !behind.includes(id));
  const asked = () => device.server.asked.filter((what) => what.startsWith('listedProducts'));
  device.server.isReachable = false;
  device.pass(2 * MINUTE);
  await aList().refresh(GENTLY);
  expect(asked()).toEqual([]);
  device.server.isReachable = true;
  const list = aList();
  await list.refresh(GENTLY);
  await list.refresh(GENTLY);
  expect(asked()).toHaveLength(1);
});

test('where a list is whole on the device, no listing is asked for by itself', async () => {
  await aReadListGivenUp(FIRST_PAGE);
  await aList().refresh(GENTLY);
  expect(device.server.asked).toEqual([]);
});
