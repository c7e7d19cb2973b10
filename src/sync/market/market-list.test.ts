import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
afterEach(() => vi.restoreAllMocks());

const aList = () => {
  const list = createMarketList(device.deps, EVERYTHING, new Map());
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

describe('while a list is asked for', () => {
  /** What the list says of itself as each question reaches the server. */
  const asksOf = (list: ReturnType<typeof aList>['list']) => {
    const seen: string[] = [];
    device.server.beforeAnswer = (question) => void seen.push(`${question} ${list.get().asking}`);
    return seen;
  };

  test('it says for what, and nothing afterwards', async () => {
    device.server.products = listings(20);
    const { list } = aList();
    expect(list.get()).toEqual({
      shown: null,
      later: null,
      asking: 'first',
      failed: null,
      isAnswered: false,
    });
    const seen = asksOf(list);
    await list.refresh(GENTLY);
    expect(list.get().asking).toBe('nothing');
    await list.further();
    expect(list.get().asking).toBe('nothing');
    device.pass(2 * MINUTE);
    await list.refresh(GENTLY);
    expect(list.get().asking).toBe('nothing');
    device.pass(11 * MINUTE);
    await list.refresh(GENTLY);
    expect(list.get().asking).toBe('nothing');
    const first = ['market  top first', 'count  first'];
    expect(seen).toEqual([...first, 'market  on further', 'market  top first', ...first]);
  });

  test('everybody who listens is told, until they leave', async () => {
    device.server.products = listings(2);
    const { list } = aList();
    const told = vi.fn();
    const leave = list.subscribe(told);
    await list.refresh(GENTLY);
    const times = told.mock.calls.length;
    expect(times).toBeGreaterThan(1);
    leave();
    await list.refresh({ isForced: true });
    expect(told).toHaveBeenCalledTimes(times);
  });

  test('a further page, and a look, wait for nobody who has not asked', async () => {
    vi.spyOn(console, 'warn');
    const { list } = aList();
    await Promise.all([list.further(), list.look(), list.showLater()]);
    expect(device.server.asked).toEqual([]);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('nobody looks for news beside it', async () => {
    device.server.products = listings(20);
    const { list } = aList();
    await list.refresh(GENTLY);
    device.server.asked.length = 0;
    device.server.beforeAnswer = () => list.look();
    await list.further();
    expect(device.server.asked).toEqual(['market  on']);
  });

  test('what breaks is told of, and can be tried again', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    device.server.products = listings(3);
    const { list, ids } = aList();
    device.server.beforeAnswer = () => {
      throw new Error('broken');
    };
    await list.refresh(GENTLY);
    expect(list.get()).toMatchObject({ shown: null, asking: 'nothing', failed: 'broken' });
    expect(errors).toHaveBeenCalledWith('a list of the market could not be asked for', expect.any(Error));
    device.server.beforeAnswer = () => undefined;
    await list.refresh(GENTLY);
    expect(ids()).toHaveLength(3);
    expect(list.get().failed).toBeNull();
  });

  test('a look that breaks is a warning, and changes nothing', async () => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    device.server.products = listings(3);
    const { list } = aList();
    await list.refresh(GENTLY);
    const before = list.get();
    device.server.beforeAnswer = () => {
      throw new Error('broken');
    };
    await list.look();
    expect(list.get()).toBe(before);
    expect(warnings).toHaveBeenCalledWith('nobody could look for news', expect.any(Error));
  });

  test('what failed is forgotten by whoever comes back within the minute', async () => {
    device.server.products = listings(20);
    const { list } = aList();
    await list.refresh(GENTLY);
    device.server.isReachable = false;
    await list.further();
    expect(list.get().failed).toBe('offline');
    await list.refresh(GENTLY);
    expect(list.get()).toMatchObject({ asking: 'nothing', failed: null });
    device.pass(11 * MINUTE);
    await list.refresh(GENTLY);
    expect(list.get()).toMatchObject({ asking: 'nothing', failed: 'offline' });
  });
});

describe('a list that is read again', () => {
  test('is asked for whole where it was empty, however lately, and shows what has come', async () => {
    const { list, ids } = aList();
    await list.refresh(GENTLY);
    expect(ids()).toEqual([]);
    device.server.products = listings(3);
    await list.refresh(GENTLY);
    expect(ids()).toEqual(['p2', 'p1', 'p0']);
    expect(list.get().later).toBeNull();
  });

  test('is what the server says where nothing is left of it, and promises nothing besides', async () => {
    device.server.products = listings(3);
    const { list, ids } = aList();
    await list.refresh(GENTLY);
    device.pass(11 * MINUTE);
    device.server.products = [listing(7), listing(8)];
    await list.refresh(GENTLY);
    expect(ids()).toEqual(['p8', 'p7']);
    expect(list.get().later).toBeNull();
    device.pass(11 * MINUTE);
    device.server.products = [];
    await list.refresh(GENTLY);
    expect(ids()).toEqual([]);
  });

  test('to its end loses its last as well, and speaks of nothing new where there is nothing', async () => {
    device.server.products = listings(5);
    const { list, ids } = aList();
    await list.refresh(GENTLY);
    device.pass(11 * MINUTE);
    device.server.products = listings(5).slice(1);
    await list.refresh(GENTLY);
    expect(ids()).toEqual(['p4', 'p3', 'p2', 'p1']);
    expect(list.get()).toMatchObject({ later: null, shown: { count: { count: 4 } } });
  });

  test('by whoever asked for it is shown as it is now', async () => {
    device.server.products = listings(5);
    const { list, ids } = aList();
    await list.refresh(GENTLY);
    device.server.products = listings(8);
    await list.refresh({ isForced: true });
    expect(ids()?.[0]).toBe('p7');
    expect(list.get().later).toBeNull();
  });

  test('names each listing once, though it has moved behind the page that named it', async () => {
    device.server.products = listings(20);
    const { list, ids } = aList();
    await list.refresh(GENTLY);
    device.server.products = [...listings(19), { ...listing(19), bumpedAt: millis(1_000_008) }];
    await list.further();
    expect(ids()).toHaveLength(13);
    expect(new Set(ids()).size).toBe(13);
  });

  test('that has become empty is no news for a look', async () => {
    device.server.products = listings(3);
    const { list } = aList();
    await list.refresh(GENTLY);
    device.server.asked.length = 0;
    device.server.products = [];
    await list.look();
    expect(device.server.asked).toEqual(['market  top']);
  });
});
