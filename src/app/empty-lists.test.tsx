// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { Table } from 'dexie';
import { Profiler, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { pulledMetaKey, type PulledList } from '#data/local/pulled-lists.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { NO_FILTER } from '#domain/product/product-filter.ts';
import { stripKey } from '#domain/market/market-question.ts';
import { err, ok } from '#domain/result.ts';
import { millis } from '#domain/units.ts';
import { BoardScreen } from '#features/board/board-screen.tsx';
import { RoomSearch } from '#features/chat/rooms/room-finder.tsx';
import { MyExchangesScreen } from '#features/exchange/mine/my-exchanges-screen.tsx';
import { FavoritesScreen } from '#features/market/favorites/favorites-screen.tsx';
import { Listings } from '#features/market/home/today.tsx';
import { SavedSearchesScreen } from '#features/market/saved/searches-screen.tsx';
import { NotificationsScreen } from '#features/notifications/notifications-screen.tsx';
import { MyOrdersScreen } from '#features/orders/my-orders-screen.tsx';
import { MyProductsScreen } from '#features/selling/my-products-screen.tsx';
import { StoresScreen } from '#features/stores/stores-screen.tsx';
import { boardText } from '#i18n/ko/board.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { commonText } from '#i18n/ko/common.ts';
import { myExchangesText } from '#i18n/ko/exchange.ts';
import { favoriteText } from '#i18n/ko/favorites.ts';
import { homeText } from '#i18n/ko/home.ts';
import { myProductsText } from '#i18n/ko/my-products.ts';
import { notificationsText } from '#i18n/ko/notifications.ts';
import { ordersText } from '#i18n/ko/orders.ts';
import { savedSearchesText } from '#i18n/ko/saved-searches.ts';
import { storesText } from '#i18n/ko/stores.ts';
import { answersOnTheirWay } from '#session/live-answers.ts';
import { forgetKeptAnswers } from '#session/kept-answer.ts';
import { catalogueSync } from '#session/page-catalogue.ts';
import { anOrder, aPost, aStore } from '#tests/support/catalogue-fixtures.ts';
import { aProduct, anExchange, BUYER, notificationId, productId } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { aRoom } from '#tests/support/rooms-on-device.ts';

vi.mock('#services/searches/refresh-saved-searches.ts', () => ({
  refreshSavedSearches: async () => undefined,
}));

const own = openUserDatabase(BUYER);
const nothing = () => undefined;
const none = () => null;

let answers: ((answer: ReturnType<typeof ok<null>> | ReturnType<typeof err<'offline'>>) => void)[];

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
  await Promise.all([own.open(), catalogue.open()]);
  answers = [];
  vi.spyOn(catalogueSync, 'refresh').mockImplementation(() => new Promise((answer) => answers.push(answer)));
});
let letGo: () => Promise<unknown> = async () => undefined;

afterEach(async () => {
  await letGo();
  cleanup();
  forgetKeptAnswers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  const tables = [...own.tables, ...catalogue.tables];
  await Promise.all(tables.map((table) => table.clear()));
});

const answerAll = (answer: Parameters<(typeof answers)[number]>[0]) =>
  act(async () => {
    for (const tell of answers.splice(0)) tell(answer);
  });

/** Draws a screen; gives whether it has ever said that there is nothing. */
function draw(node: ReactNode, empty: string): () => boolean {
  const said: boolean[] = [];
  const look = () => said.push(screen.queryAllByText(empty).length > 0);
  render(
    <InRouter>
      <Profiler id="list" onRender={look}>
        {node}
      </Profiler>
    </InRouter>,
  );
  return () => said.includes(true);
}

const loading = () => screen.findAllByText(commonText.loading);

/** Nobody reads what was written to a table until what it gives is called. */
async function writeUnread(
  tables: readonly Table[],
  write: () => Promise<unknown>,
): Promise<() => Promise<unknown>> {
  const [held] = tables;
  const hold = { isOn: true };
  const writing = held?.db.transaction('rw', [...tables], write);
  const holding = held?.db.transaction('rw', held, async () => {
    while (hold.isOn) await held.count();
  });
  letGo = async () => {
    hold.isOn = false;
    await holding;
  };
  await writing;
  return letGo;
}

const homesNewest = stripKey({ term: '', filter: NO_FILTER, sort: 'newest' });

const asked: readonly {
  readonly name: string;
  readonly node: ReactNode;
  readonly empty: string;
  readonly tables: readonly Table[];
  readonly write: () => Promise<unknown>;
  readonly words: string;
}[] = [
  {
    name: 'home',
    node: <Listings />,
    empty: homeText.noProducts,
    tables: [catalogue.answers, catalogue.products],
    write: () =>
      Promise.all([
        catalogue.products.put(aProduct()),
        catalogue.answers.put({
          key: homesNewest,
          ids: [aProduct().id],
          next: null,
          count: { kind: 'unknown' },
          at: millis(1),
        }),
      ]),
    words: aProduct().title,
  },
  {
    name: 'board',
    node: <BoardScreen category={null} term="" onSearch={nothing} />,
    empty: boardText.empty,
    tables: [catalogue.posts],
    write: () => catalogue.posts.put(aPost()),
    words: aPost().title,
  },
  {
    name: 'stores',
    node: <StoresScreen />,
    empty: storesText.empty,
    tables: [catalogue.stores],
    write: () => catalogue.stores.put(aStore()),
    words: aStore().name,
  },
  {
    name: 'own products',
    node: <MyProductsScreen tab="selling" onTabChange={nothing} />,
    empty: myProductsText.empty.selling,
    tables: [catalogue.products],
    write: () => catalogue.products.put(aProduct({ sellerId: BUYER })),
    words: aProduct().title,
  },
];

test.each(asked)(
  '$name: nothing is not said while the server is asked, nor before what it has brought is read',
  async ({ node, empty, tables, write, words }) => {
    const saidNothing = draw(node, empty);
    await loading();
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    const release = await writeUnread(tables, write);
    await answerAll(ok(null));
    await loading();
    await release();
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(saidNothing()).toBe(false);
  },
);

test.each(asked)(
  '$name: where the server cannot be asked nothing is not said either',
  async ({ node, empty }) => {
    const saidNothing = draw(node, empty);
    await loading();
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    await answerAll(err('offline'));
    await screen.findByText(/^오프라인 상태라/);
    expect(saidNothing()).toBe(false);
  },
);

test.each(asked)('$name: nothing is said once the server has nothing', async ({ node, empty }) => {
  draw(node, empty);
  await loading();
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  await answerAll(ok(null));
  await screen.findByText(empty);
});

const pulled: readonly {
  readonly name: string;
  readonly node: ReactNode;
  readonly empty: string;
  readonly lists: readonly PulledList[];
  readonly table: Table;
  readonly row: unknown;
}[] = [
  {
    name: 'favourites',
    node: <FavoritesScreen />,
    empty: favoriteText.empty.title,
    lists: ['favorites'],
    table: own.favorites,
    row: { productId: productId('p1'), createdAt: millis(1) },
  },
  {
    name: 'notifications',
    node: <NotificationsScreen />,
    empty: notificationsText.empty,
    lists: ['notifications'],
    table: own.notifications,
    row: {
      id: notificationId('n1'),
      to: BUYER,
      type: 'system',
      title: '알림',
      body: '',
      link: '',
      meta: {},
      read: false,
      createdAt: millis(1),
    },
  },
  {
    name: 'orders',
    node: (
      <MyOrdersScreen
        tab="bought"
        onTabChange={nothing}
        renderConfirm={none}
        renderLeave={none}
        renderMeeting={none}
        renderProof={none}
        renderStanding={none}
      />
    ),
    empty: ordersText.empty.buyerId,
    lists: ['orders:buyerId', 'orders:sellerId'],
    table: own.orders,
    row: anOrder(),
  },
  {
    name: 'rooms',
    node: <RoomSearch term="" onSearch={nothing} onDrawn={nothing} />,
    // As it is looked for: on one line.
    empty: chatText.list.empty.replaceAll(/\s+/g, ' '),
    lists: ['rooms'],
    table: own.chats,
    row: aRoom(1),
  },
  {
    name: 'exchanges',
    node: <MyExchangesScreen wanted={undefined} />,
    empty: myExchangesText.empty,
    lists: ['exchanges'],
    table: own.exchanges,
    row: anExchange(),
  },
  {
    name: 'saved searches',
    node: <SavedSearchesScreen />,
    empty: savedSearchesText.empty.title,
    lists: ['savedSearches'],
    table: own.savedSearches,
    row: { id: 's1', address: 'search=반지', isPaused: false, createdAt: millis(1) },
  },
];

const marksOf = (lists: readonly PulledList[]) =>
  lists.map((list) => ({ key: pulledMetaKey(list), value: 1 }));

test.each(pulled)(
  '$name: nothing is not said before what the server has told of is read',
  async ({ node, empty, lists, table, row }) => {
    const saidNothing = draw(node, empty);
    await loading();
    const release = await writeUnread([table, own.meta], () =>
      Promise.all([table.put(row), own.meta.bulkPut(marksOf(lists))]),
    );
    // Long enough for the mark to be read.
    for (let n = 0; n < 20; n += 1) await act(() => catalogue.cursors.count());
    await loading();
    await release();
    await act(() => answersOnTheirWay());
    await expect
      .poll(() => screen.queryAllByText(commonText.loading).length === 0 || answers.length > 0)
      .toBe(true);
    expect(saidNothing()).toBe(false);
  },
);

test.each(pulled)('$name: nothing is said once the server has said so', async ({ node, empty, lists }) => {
  draw(node, empty);
  await loading();
  await act(() => own.meta.bulkPut(marksOf(lists)));
  expect((await screen.findAllByText(empty)).length).toBeGreaterThan(0);
});
