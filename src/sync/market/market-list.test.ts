import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { questionKey, type MarketQuestion } from '#domain/market/market-question.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { millis } from '#domain/units.ts';
import { aProduct, productId } from '#tests/support/domain-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { createMarketList } from './market-list.ts';

const EVERYTHING: MarketQuestion = { term: '', filter: NO_FILTER, sort: 'newest' };
const GENTLY = { isForced: false };
const MINUTE = 60_000;
const listing = (n: number) => aProduct({ id: productId(`p${n}`), bumpedAt: millis(1_000_000 + n) });
const listings = (count: number) => Array.from({ length: count }, (_, n) => listing(n));

let device: Awaited<ReturnType<typeof aCatalogueDevice>>;
beforeEach(async () => {
  device = await aCatalogueDevice();
});

const aList = () => {
  const list = createMarketList(device.deps, EVERYTHING);
  return { list, ids: () => list.get().shown?.ids.map(String) ?? null };
};

describe('a list of the market', () => {
  test('is read page by page until the market ends, and counts the whole', async () => {
    device.server.products = listings(20);
    const { list, ids } = aList();
    await list.refresh(GENTLY);
    expect(ids()).toHaveLength(7);
    expect(list.get()).toMatchObject({ isAnswered: true, shown: { count: { kind: 'whole', count: 20 } } });
    await list.further();
    await list.further();
    expect(ids()).toEqual(
      listings(20)
        .toReversed()
        .map(({ id }) => id),
    );
    expect(list.get().shown?.next).toBeNull();
    await list.further();
    expect(device.server.asked.filter((question) => question.startsWith('market'))).toHaveLength(3);
  });

  test('keeps its place: on the way back every page is there, and nobody is asked', async () => {
    device.server.products = listings(20);
    const before = aList();
    await before.list.refresh(GENTLY);
    await before.list.further();
    device.server.asked.length = 0;
    const { list, ids } = aList();
    await list.refresh(GENTLY);
    expect(ids()).toHaveLength(14);
    expect(device.server.asked).toEqual([]);
  });

  test('shows at once what this device had, and says what has come instead of moving', async () => {
    device.server.products = listings(5);
    await aList().list.refresh(GENTLY);
    device.pass(2 * MINUTE);
    device.server.products = listings(8);
    const { list, ids } = aList();
    const asked = list.refresh(GENTLY);
    await expect.poll(() => ids()).toHaveLength(5);
    await asked;
    expect(ids()).toHaveLength(5);
    expect(list.get().later?.newer).toBe(3);
    await list.showLater();
    expect(ids()?.[0]).toBe('p7');
    expect(list.get().later).toBeNull();
  });

  test('opened again within minutes costs one small question, and a page only where there is news', async () => {
    device.server.products = listings(20);
    await aList().list.refresh(GENTLY);
    device.server.asked.length = 0;
    device.pass(2 * MINUTE);
    const again = aList();
    await again.list.refresh(GENTLY);
    expect(device.server.asked).toEqual(['market  top']);
    expect(again.list.get()).toMatchObject({ asking: 'nothing', failed: null, isAnswered: true });
    device.server.isReachable = false;
    await again.list.refresh(GENTLY);
    expect(again.list.get()).toMatchObject({ asking: 'nothing', failed: 'offline' });
    device.server.isReachable = true;
    device.server.products = listings(22);
    await again.list.refresh(GENTLY);
    expect(again.list.get().later?.newer).toBe(2);
  });

  test('loses what is no longer on a page that is read again, and nothing behind it', async () => {
    device.server.products = listings(20);
    const { list, ids } = aList();
    await list.refresh(GENTLY);
    await list.further();
    device.pass(11 * MINUTE);
    device.server.products = listings(20).filter(({ id }) => id !== 'p18');
    await list.refresh(GENTLY);
    expect(ids()).not.toContain('p18');
    expect(ids()).toContain('p6');
  });

  test('looked at for a while says what has come, for one small question a time', async () => {
    device.server.products = listings(20);
    const { list, ids } = aList();
    await list.refresh(GENTLY);
    device.server.asked.length = 0;
    await list.look();
    expect(device.server.asked).toEqual(['market  top']);
    expect(list.get().later).toBeNull();

    device.server.products = listings(23);
    await list.look();
    expect(list.get().later?.newer).toBe(3);
    expect(ids()?.[0]).toBe('p19');
    device.server.asked.length = 0;
    await list.look();
    expect(device.server.asked).toEqual(['market  top']);
    await list.showLater();
    expect(ids()?.[0]).toBe('p22');
  });

  test('looks in vain without network, and nothing of it is seen', async () => {
    device.server.products = listings(5);
    const { list } = aList();
    await list.refresh(GENTLY);
    const before = list.get();
    device.server.isReachable = false;
    await list.look();
    expect(list.get()).toBe(before);
  });

  test('reads on while it is looked at', async () => {
    device.server.products = listings(20);
    const { list, ids } = aList();
    await list.refresh(GENTLY);
    await Promise.all([list.look(), list.further()]);
    expect(ids()).toHaveLength(14);
  });

  test('stays when there is no network, and says so', async () => {
    device.server.products = listings(20);
    const { list, ids } = aList();
    await list.refresh(GENTLY);
    device.server.isReachable = false;
    await list.further();
    expect(list.get()).toMatchObject({ failed: 'offline', asking: 'nothing' });
    expect(ids()).toHaveLength(7);
    device.server.isReachable = true;
    await list.further();
    expect(ids()).toHaveLength(14);
  });

  test('without network and without an earlier answer has nothing to show', async () => {
    device.server.isReachable = false;
    const { list } = aList();
    await list.refresh(GENTLY);
    expect(list.get()).toMatchObject({ shown: null, failed: 'offline', isAnswered: false });
  });

  test('remembers answers by their question', async () => {
    device.server.products = listings(3);
    await aList().list.refresh(GENTLY);
    expect(await device.catalogue.answers.get(questionKey(EVERYTHING))).toMatchObject({ next: null });
    expect(await device.catalogue.answers.get(questionKey({ ...EVERYTHING, term: '반지' }))).toBeUndefined();
  });
});
