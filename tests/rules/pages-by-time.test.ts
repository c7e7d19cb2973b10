import { initializeApp, deleteApp, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getCountFromServer,
  getDocsFromServer,
  getFirestore,
  type Firestore,
  type QuerySnapshot,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endOfPage } from '#data/remote/by-time.ts';
import { closedExchanges, openExchanges, openReports } from '#data/remote/desk-queries.ts';
import { liveQuery } from '#data/remote/live/live-query.ts';
import {
  commentsOf,
  favoritesOf,
  newestPosts,
  notificationsOf,
  ordersOf,
  ownProducts,
  reviewsOf,
  roomsOf,
} from '#data/remote/queries.ts';
import type { QueryDescription } from '#data/remote/query-description.ts';
import { createDocumentReader } from '#data/remote/rest/document-reader.ts';
import { parsePostId, parseUserId } from '#domain/ids.ts';
import type { PageEnd } from '#domain/server/page.ts';
import { emulatorToken } from './emulator-token.ts';
import { freshId, openWorld, timeOf, type Fields, type World } from './world.ts';

// Every list that is read page by page in the order of a time, over the SDK and over REST, where far more
// than a page were written in the very same moment.

const must = <T>(value: T | null): T => value ?? expect.unreachable('not an id');
const me = must(parseUserId(freshId('pager')));
const post = must(parsePostId(freshId('post')));
const MINE = freshId('tie');
const COUNT = 35;
const A_PAGE = 8;

const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
const projectId = process.env['GCLOUD_PROJECT'] ?? 'demo-geumnaru';
const reader = createDocumentReader({
  origin: `http://${host}`,
  projectId,
  apiKey: 'any',
  token: async (uid) => emulatorToken(uid),
});

let world: World;
let app: FirebaseApp;
let database: Firestore;
beforeAll(async () => {
  world = await openWorld();
  app = initializeApp({ projectId, apiKey: 'any' }, MINE);
  database = getFirestore(app);
  const [name = '', port = ''] = host.split(':');
  connectFirestoreEmulator(database, name, Number(port), {
    mockUserToken: { sub: me, user_id: me, email: `${me}@example.com`, email_verified: true, admin: true },
  });
});
afterAll(async () => {
  await deleteApp(app);
  await world.close();
});

interface TimedList {
  readonly collection: string;
  readonly field: string;
  readonly fields: Fields;
  readonly page: (behind: PageEnd | null) => QueryDescription;
}

const LISTS: Readonly<Record<string, TimedList>> = {
  'the board': {
    collection: 'posts',
    field: 'createdAt',
    fields: { category: 'free' },
    page: (behind) => newestPosts(null, behind),
  },
  'comments of a post': {
    collection: `posts/${post}/comments`,
    field: 'createdAt',
    fields: {},
    page: (behind) => commentsOf(post, behind),
  },
  'own listings': {
    collection: 'products',
    field: 'bumpedAt',
    fields: { sellerId: me, status: 'selling' },
    page: (behind) => ownProducts(me, behind),
  },
  reviews: {
    collection: 'reviews',
    field: 'createdAt',
    fields: { revieweeId: me },
    page: (behind) => reviewsOf(me, behind),
  },
  rooms: {
    collection: 'chats',
    field: 'lastUpdated',
    fields: { participants: [me, 'other'] },
    page: (behind) => roomsOf(me, behind),
  },
  notifications: {
    collection: 'notifications',
    field: 'createdAt',
    fields: { to: me, read: true },
    page: (behind) => notificationsOf(me, behind && { until: behind }),
  },
  orders: {
    collection: 'orders',
    field: 'createdAt',
    fields: { buyerId: me, sellerId: 'other' },
    page: (behind) => ordersOf(me, 'buyerId', behind),
  },
  'exchanges that wait': {
    collection: 'goldExchanges',
    field: 'createdAt',
    fields: { userId: me, status: 'requested' },
    page: openExchanges,
  },
  'exchanges that are done': {
    collection: 'goldExchanges',
    field: 'updatedAt',
    fields: { userId: me, status: 'completed' },
    page: closedExchanges,
  },
  'reports that wait': {
    collection: 'reports',
    field: 'createdAt',
    fields: { status: 'open' },
    page: openReports,
  },
};

/** Ids of this run in the order they came, by pages of a few. */
async function walked(
  { page }: TimedList,
  ask: (
    wanted: QueryDescription,
  ) => Promise<{ readonly ids: readonly string[]; readonly end: PageEnd | null }>,
): Promise<readonly string[]> {
  const found: string[] = [];
  let behind: PageEnd | null = null;
  do {
    const answer: Awaited<ReturnType<typeof ask>> = await ask({ ...page(behind), limit: A_PAGE });
    found.push(...answer.ids);
    behind = answer.end;
  } while (behind !== null);
  return found.filter((id) => id.startsWith(MINE));
}

async function bySdk(wanted: QueryDescription) {
  const { docs } = await getDocsFromServer(liveQuery(database, wanted));
  return { ids: docs.map(({ id }) => id), end: endOfPage(docs, wanted, (last, field) => last.get(field)) };
}

async function byRest(wanted: QueryDescription) {
  const answer = await reader.query(wanted, me);
  if (!answer.ok) throw new Error(answer.code);
  const documents = answer.value;
  return {
    ids: documents.map(({ id }) => id),
    end: endOfPage(documents, wanted, (last, field) => last.data[field]),
  };
}

describe('a list whose rows share their times', () => {
  test.each(Object.entries(LISTS))(
    '%s: each comes once, whatever place a page ends at',
    async (name, list) => {
      const ids = Array.from({ length: COUNT }, (_, n) => `${MINE}-${Object.keys(LISTS).indexOf(name)}-${n}`);
      // One moment for most, the same millisecond of another for the rest.
      const at = (n: number) => timeOf(n % 5 === 0 ? '2026-03-11T06:20:00.001Z' : '2026-03-11T06:20:00Z');
      await world.given(
        Object.fromEntries(
          ids.map((id, n) => [`${list.collection}/${id}`, { ...list.fields, [list.field]: at(n) }]),
        ),
      );
      const overSdk = await walked(list, bySdk);
      expect(overSdk.toSorted()).toEqual(ids.toSorted());
      // Only admins see the desk's, and the token of a request is a member's.
      if (['goldExchanges', 'reports'].includes(list.collection)) return;
      expect(await walked(list, byRest)).toEqual(overSdk);
    },
  );
});

test('favorites come page by page in the order of their ids, and are counted between two of them', async () => {
  const ids = Array.from({ length: COUNT }, (_, n) => `${MINE}-${String(n).padStart(2, '0')}`);
  await world.given(
    Object.fromEntries(ids.map((id) => [`favorites/${me}/items/${id}`, { favoriteProductId: id }])),
  );
  const found: string[] = [];
  let after: string | null = null;
  do {
    const { docs }: QuerySnapshot = await getDocsFromServer(
      liveQuery(database, { ...favoritesOf(me, after, null), limit: A_PAGE }),
    );
    found.push(...docs.map(({ id }) => id));
    after = docs.length < A_PAGE ? null : (docs.at(-1)?.id ?? null);
  } while (after !== null);
  expect(found).toEqual(ids);
  const counted = async (from: string | null, until: string | null) =>
    (await getCountFromServer(liveQuery(database, favoritesOf(me, from, until)))).data().count;
  expect(await counted(null, null)).toBe(COUNT);
  expect(await counted(null, `${MINE}-09`)).toBe(10);
  expect(await counted(`${MINE}-09`, `${MINE}-19`)).toBe(10);
  expect(await counted(`${MINE}-19`, null)).toBe(COUNT - 20);
});
