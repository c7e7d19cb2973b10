import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { questionKey, type MarketQuestion } from '#domain/market/market-question.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { millis } from '#domain/units.ts';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { createCatalogueSync, type CatalogueSync } from '../catalogue/catalogue-sync.ts';

const EVERYTHING: MarketQuestion = { term: '', filter: NO_FILTER, sort: 'newest' };
const GENTLY = { isForced: false };
const MINUTE = 60_000;
const listing = (n: number) => aProduct({ id: productId(`p${n}`), bumpedAt: millis(1_000_000 + n) });
const twenty = (start: number) => Array.from({ length: 20 }, (_, n) => listing(start + n));

let device: Awaited<ReturnType<typeof aCatalogueDevice>>;
let page: CatalogueSync;
beforeEach(async () => {
  device = await aCatalogueDevice();
  page = createCatalogueSync(device.deps);
  device.server.products = twenty(0);
});

const aList = (on = page) => {
  const list = on.marketList(EVERYTHING);
  return { list, ids: () => list.get().shown?.ids.map(String) ?? null };
};

/** More has come than a page holds. */
const overtake = () => {
  device.server.products = twenty(100);
};

/** A list that was read on to its second page. */
async function aReadList() {
  const read = aList();
  await read.list.refresh(GENTLY);
  await read.list.further();
  return read;
}

describe('a list that has nothing in common any more with the page that leads the market', () => {
  test.each([
    ['this page of the browser', () => page],
    ['another', () => createCatalogueSync(device.deps)],
  ])('is what the server says where it was left ten minutes ago, on %s', async (_where, on) => {
    await aReadList();
    device.pass(10 * MINUTE);
    overtake();
    const { list, ids } = aList(on());
    await list.refresh(GENTLY);
    expect(ids()).toHaveLength(7);
    expect(ids()?.[0]).toBe('p119');
    expect(list.get()).toMatchObject({ later: null, shown: { at: device.clock.now } });
  });

  test('keeps its place before that, and says as of when it is', async () => {
    const { ids: place } = await aReadList();
    const at = device.clock.now;
    device.pass(10 * MINUTE - 1);
    overtake();
    const { list, ids } = aList(createCatalogueSync(device.deps));
    await list.refresh(GENTLY);
    expect(ids()).toEqual(place());
    expect(list.get()).toMatchObject({ shown: { at }, later: { newer: 7 } });
    expect(await device.catalogue.answers.get(questionKey(EVERYTHING))).toMatchObject({ at });
  });

  test('keeps it however long somebody looks, and for ten minutes after', async () => {
    const looked = await aReadList();
    const place = looked.ids();
    overtake();
    for (let minute = 0; minute < 15; minute += 1) {
      device.pass(MINUTE);
      await looked.list.look();
    }
    expect(looked.ids()).toEqual(place);

    device.pass(10 * MINUTE - 1);
    const back = aList();
    await back.list.refresh(GENTLY);
    expect(back.ids()).toEqual(place);

    device.pass(10 * MINUTE);
    const late = aList();
    await late.list.refresh(GENTLY);
    expect(late.ids()?.[0]).toBe('p119');
  });

  test('keeps it while it is open, however long nobody looks', async () => {
    const { list, ids } = await aReadList();
    const place = ids();
    overtake();
    device.pass(60 * MINUTE);
    await list.refresh(GENTLY);
    expect(ids()).toEqual(place);
  });

  test('has not been looked at by whoever got no answer', async () => {
    await aReadList();
    device.pass(20 * MINUTE);
    device.server.isReachable = false;
    await aList().list.refresh(GENTLY);
    device.server.isReachable = true;
    overtake();
    const { list, ids } = aList();
    await list.refresh(GENTLY);
    expect(ids()?.[0]).toBe('p119');
  });

  test('is asked for no more often than others while what leads the market waits', async () => {
    const { list } = await aReadList();
    device.pass(11 * MINUTE);
    overtake();
    await list.refresh(GENTLY);
    device.server.asked.length = 0;
    await list.refresh(GENTLY);
    expect(device.server.asked).toEqual([]);
    device.pass(2 * MINUTE);
    await list.refresh(GENTLY);
    expect(device.server.asked).toEqual(['market  top']);
  });
});

test('a list from whose further pages something has come to the top loses nothing that stood between', async () => {
  const { list, ids } = await aReadList();
  const place = ids();
  const bumped = { ...listing(7), bumpedAt: millis(2_000_000) };
  const others = twenty(0).filter(({ id }) => id !== bumped.id);
  device.server.products = [...others, bumped, listing(2_000_000)];
  await list.look();
  expect(list.get().later?.newer).toBe(1);
  expect(place).toHaveLength(14);
  expect(ids()).toEqual(place);
});

test('nor one whose page is new but for its last, which has come from further down', async () => {
  const { list, ids } = await aReadList();
  const { at } = list.get().shown ?? {};
  const place = ids();
  const bumped = { ...listing(8), bumpedAt: millis(2_000_000) };
  const others = twenty(0).filter(({ id }) => id !== bumped.id);
  const news = Array.from({ length: 6 }, (_, n) => listing(2_000_001 + n));
  device.server.products = [...others, bumped, ...news];
  device.pass(2 * MINUTE);
  await list.look();
  expect(list.get().later?.newer).toBe(6);
  expect(ids()).toEqual(place);
  expect(list.get().shown?.at).toBe(at);
});
