// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { questionKey } from '#domain/market/market-question.ts';
import { forgetKeptAnswers } from '#session/kept-answer.ts';
import { answersOnTheirWay } from '#session/live-answers.ts';
import { catalogueSync } from '#session/page-catalogue.ts';
import type { MarketList, MarketListState } from '#sync/market/market-list.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { millis } from '#domain/units.ts';
import { aProduct, BUYER, productId, SELLER, userId } from '#tests/support/domain-fixtures.ts';
import type { TradeQuery } from '#domain/market/trade-search.ts';
import { useTradeList, type TradeList } from './use-trade-list.ts';

const OTHER = userId('other');
const own = openUserDatabase(BUYER);
const EVERYTHING: TradeQuery = { term: '', filter: NO_FILTER, sort: 'newest' };
const TODAY = { gold: null, now: millis(Date.now()) };
/** The server's answer, which this device has had a moment ago. */
const answered = () =>
  catalogue.answers.put({
    key: questionKey(EVERYTHING),
    ids: ['b', 'a'].map(productId),
    next: null,
    count: { kind: 'whole', count: 2 },
    at: millis(Date.now()),
  });

// What asks the market is a chunk of its own, which a busy machine takes its time to load.
const SOON = { timeout: 30_000 };

beforeEach(async () => {
  await catalogue.products.bulkPut([
    aProduct({ id: productId('a'), title: '골드바', sellerId: SELLER, bumpedAt: millis(1) }),
    aProduct({ id: productId('b'), title: '반지', sellerId: OTHER, bumpedAt: millis(2) }),
    aProduct({ id: productId('c'), title: '팔찌', sellerId: OTHER, bumpedAt: millis(3) }),
  ]);
});

afterEach(async () => {
  cleanup();
  forgetKeptAnswers();
  vi.unstubAllGlobals();
  await Promise.all([own.blocks.clear(), catalogue.answers.clear()]);
});

/** What the list shows and what its head counts come from the same answer. */
function aList(query: TradeQuery, place = { isFromTop: true }) {
  const seen: (readonly string[])[] = [];
  const lists: TradeList[] = [];
  const { result } = renderHook(() => {
    const [list] = useTradeList(query, TODAY, place);
    lists.push(list);
    if ('products' in list) seen.push(list.products.map(({ id }) => String(id)));
    return list;
  });
  return { seen, lists, shown: () => seen.at(-1), list: () => result.current };
}

/** What stood there first. */
const firstRows = (lists: readonly TradeList[]) =>
  lists.flatMap((list) => ('products' in list ? [list.products.map(({ id }) => String(id))] : [])).at(0);

test('the goods of somebody who was blocked are not in the list, not even for a moment', async () => {
  await answered();
  await own.blocks.put({ uid: SELLER, createdAt: millis(1) });
  const { seen, shown } = aList(EVERYTHING);
  await waitFor(() => expect(shown()).toEqual(['b']), SOON);
  expect(seen.flat()).not.toContain('a');
});

test('they go when their seller is blocked and come back with the block lifted', async () => {
  await answered();
  const { shown } = aList(EVERYTHING);
  await waitFor(() => expect(shown()).toEqual(['b', 'a']), SOON);
  await act(() => own.blocks.put({ uid: SELLER, createdAt: millis(1) }));
  await waitFor(() => expect(shown()).toEqual(['b']), SOON);
  await act(() => own.blocks.delete(SELLER));
  await waitFor(() => expect(shown()).toEqual(['b', 'a']), SOON);
});

test('whoever comes back finds the answer in the first picture, and it stays; another question waits for its own', async () => {
  await answered();
  const { shown } = aList(EVERYTHING);
  await waitFor(() => expect(shown()).toEqual(['b', 'a']), SOON);
  cleanup();
  await catalogue.products.update(productId('a'), { title: '골드바 37.5g' });
  const again = aList(EVERYTHING);
  expect(again.lists.at(0)).toMatchObject({ kind: 'server', products: [{ id: 'b' }, { title: '골드바' }] });
  await waitFor(
    () => expect(again.list()).toMatchObject({ products: [{ id: 'b' }, { title: '골드바 37.5g' }] }),
    SOON,
  );
  expect(again.lists.map(({ kind }) => kind)).not.toContain('loading');
  expect(aList({ ...EVERYTHING, term: '반지' }).lists.at(0)?.kind).toBe('loading');
});

test('a page that comes when the list was left already is not what it grows by as one comes back', async () => {
  const lists = [aMarketList(['b', 'a']), aMarketList(null)] as const;
  const opening = vi.spyOn(catalogueSync, 'marketList');
  for (const { list } of lists) opening.mockResolvedValueOnce(list);
  const { shown } = aList(EVERYTHING);
  await waitFor(() => expect(shown()).toEqual(['b', 'a']), SOON);
  cleanup();
  lists[0].show(['b', 'a', 'c']);
  const again = aList(EVERYTHING);
  await waitFor(() => expect(again.shown()).toEqual(['b', 'a', 'c']), SOON);
  expect(again.seen.filter((ids) => ids.length > 0 && ids.length < 3)).toEqual([]);
  opening.mockRestore();
});

/** A list that shows what it is told to. */
function aMarketList(ids: readonly string[] | null, hasAnswered = ids !== null) {
  const listeners = new Set<() => void>();
  const stateOf = (some: readonly string[] | null, isAnswered: boolean): MarketListState => ({
    shown: some && {
      key: questionKey(EVERYTHING),
      ids: some.map(productId),
      next: null,
      count: { kind: 'whole', count: some.length },
      at: millis(1),
    },
    later: null,
    asking: 'nothing',
    failed: null,
    isAnswered,
  });
  let state = stateOf(ids, hasAnswered);
  const nothing = async () => undefined;
  const list: MarketList = {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: nothing,
    look: nothing,
    further: nothing,
    showLater: nothing,
  };
  const show = (some: readonly string[]) => {
    state = stateOf(some, true);
    for (const listener of listeners) listener();
  };
  return { list, show };
}

test('where nothing was found before, nothing is not said again of what the server has found by now', async () => {
  const market = aMarketList([]);
  const opening = vi.spyOn(catalogueSync, 'marketList').mockResolvedValueOnce(market.list);
  const { lists, shown } = aList(EVERYTHING);
  await waitFor(() => expect(lists.at(-1)).toMatchObject({ kind: 'server', products: [] }), SOON);
  const before = lists.length;
  act(() => market.show(['b', 'a']));
  await waitFor(() => expect(shown()).toEqual(['b', 'a']), SOON);
  expect(lists.slice(before).filter((list) => 'products' in list && list.products.length === 0)).toEqual([]);
  opening.mockRestore();
});

test('where the listings of the answer that this device has were given up, nothing is not said before those that come again are read', async () => {
  const listings = await catalogue.products.toArray();
  await catalogue.products.clear();
  const market = aMarketList(['b', 'a'], false);
  const opening = vi.spyOn(catalogueSync, 'marketList').mockResolvedValueOnce(market.list);
  const { lists, shown } = aList(EVERYTHING);
  await waitFor(() => expect(opening).toHaveBeenCalled(), SOON);
  await act(() => answersOnTheirWay());
  await act(async () => {
    await catalogue.products.bulkPut(listings);
    market.show(['b', 'a']);
  });
  await waitFor(() => expect(shown()).toEqual(['b', 'a']), SOON);
  expect(lists.filter((list) => 'products' in list && list.products.length === 0)).toEqual([]);
  opening.mockRestore();
});

test('what was answered before a block is not shown after it', async () => {
  await answered();
  const { shown } = aList(EVERYTHING);
  await waitFor(() => expect(shown()).toEqual(['b', 'a']), SOON);
  cleanup();
  await own.blocks.put({ uid: SELLER, createdAt: millis(1) });
  const { seen, shown: shownAgain } = aList(EVERYTHING);
  await waitFor(() => expect(shownAgain()).toEqual(['b']), SOON);
  expect(seen.flat()).not.toContain('a');
});

describe('without network, the newest of everything', () => {
  beforeEach(async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    forgetKeptAnswers();
    await catalogue.products.bulkPut(
      Array.from({ length: 30 }, (_, n) =>
        aProduct({ id: productId(`n${n}`), sellerId: OTHER, bumpedAt: millis(10 + n) }),
      ),
    );
  });
  afterEach(() => catalogue.products.clear());

  const newestFirst = Array.from({ length: 30 }, (_, n) => `n${29 - n}`);

  test('stand there before all of it has been read, under the same number', async () => {
    const { lists, list } = aList(EVERYTHING);
    await waitFor(() => expect(list()).toMatchObject({ kind: 'device', products: { length: 33 } }), SOON);
    expect(lists.find(({ kind }) => kind !== 'loading')).toMatchObject({ found: 33, among: 33 });
    expect(firstRows(lists)).toEqual(newestFirst.slice(0, 24));
    expect(list()).toMatchObject({ found: 33, among: 33 });
  });

  test('are not read by themselves where the list stands in its middle, nor once all is known', async () => {
    const deep = aList(EVERYTHING, { isFromTop: false });
    await waitFor(() => expect(deep.list()).toMatchObject({ kind: 'device' }), SOON);
    const again = aList(EVERYTHING);
    await waitFor(() => expect(again.list()).toMatchObject({ kind: 'device' }), SOON);
    for (const { lists } of [deep, again]) expect(firstRows(lists)).toEqual([...newestFirst, 'c', 'b', 'a']);
  });

  test('are nobody’s who is blocked', async () => {
    await own.blocks.put({ uid: OTHER, createdAt: millis(1) });
    const { seen, shown, list } = aList(EVERYTHING);
    await waitFor(() => expect(list()).toMatchObject({ found: 1, among: 1 }), SOON);
    expect(shown()).toEqual(['a']);
    expect(new Set(seen.flat())).toEqual(new Set(['a']));
  });
});

test('without network it is what this device has, and says among how many', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const { list } = aList({ ...EVERYTHING, term: 'ㄱㄷㅂ' });
  await waitFor(
    () => expect(list()).toMatchObject({ kind: 'device', among: 3, products: [{ id: 'a' }] }),
    SOON,
  );
});
