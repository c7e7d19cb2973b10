import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetWholeReach, standOf, wholeReach } from '#data/local/list-places.ts';
import type { PulledList } from '#data/local/pulled-lists.ts';
import { badgeCounts } from '#data/local/queries/badge-queries.ts';
import { hasPulled } from '#data/local/queries/pulled-queries.ts';
import { UserDatabase } from '#data/local/user-database.ts';
import type { LiveObserver } from '#data/remote/live/watch.ts';
import { PAGE_SIZES } from '#data/remote/queries.ts';
import type { Notification } from '#domain/notification/notification.ts';
import { micros, millis, type Millis } from '#domain/units.ts';
import { anOrder } from '#tests/support/catalogue-fixtures.ts';
import { anExchange, notificationId, productId, SELLER, userId } from '#tests/support/domain-fixtures.ts';
import { pulling } from '#tests/support/sync/pulling.ts';
import { setFavorite } from '../commands/set-favorite.ts';
import { realEnvironment } from '../environment.ts';
import type { News } from './news.ts';
import { pullPersonal } from './pull-personal.ts';

const START = 1_770_000_000_000;
const OVERLAP_MS = 60_000;
/** Seven for everybody, and what waits at the desk. */
const LISTS = 7;

interface Watched {
  readonly list: string;
  readonly since: Millis | null;
  readonly observer: LiveObserver<unknown>;
  isLeft: boolean;
}

let people = 0;
let db: UserDatabase;
let watched: Watched[];
let news: News[];
let favoritesOnServer: number;
/** Pages of favorites that are asked for. */
let behind: { readonly after: string; readonly come: (rows: readonly unknown[]) => void }[];
let meetingKeys: ReturnType<typeof vi.fn>;
let stop: () => void = () => undefined;

beforeEach(() => {
  people += 1;
  db = new UserDatabase(userId(`personal${people}`));
  watched = [];
  news = [];
  favoritesOnServer = 0;
  behind = [];
  meetingKeys = vi.fn(async () => ({ ok: false, error: 'not_yours' }));
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

function listen(list: string, since: Millis | null, observer: LiveObserver<unknown>): () => void {
  const one: Watched = { list, since, observer, isLeft: false };
  watched.push(one);
  return () => {
    one.isLeft = true;
  };
}

/** Opens the app, until every list is listened to. */
async function visit({ isAdmin = false } = {}): Promise<void> {
  watched = [];
  const from =
    (list: string) =>
    (_uid: unknown, since: Millis | null, observer: LiveObserver<unknown>): (() => void) =>
      listen(list, since, observer);
  const remote = {
    watchNotifications: from('notifications'),
    watchNotificationMarks: from('notification marks'),
    watchFavorites: from('favorites'),
    favoritesBehind: (_uid: unknown, after: string) =>
      new Promise((resolve) => {
        behind.push({ after, come: (rows) => resolve({ rows, size: rows.length }) });
      }),
    countFavorites: async () => favoritesOnServer,
    watchBlocks: (_uid: unknown, observer: LiveObserver<unknown>) => listen('blocks', null, observer),
    watchExchanges: from('exchanges'),
    watchOrders: (_uid: unknown, side: string, since: Millis | null, observer: LiveObserver<unknown>) =>
      listen(`orders:${side}`, since, observer),
    watchRequestedExchanges: (observer: LiveObserver<unknown>) => listen('requested', null, observer),
    meetingKeys,
  };
  stop = pullPersonal({ ...pulling(db, remote), onNews: (one) => news.push(one) }, isAdmin);
  await expect.poll(() => watched.length).toBe(isAdmin ? LISTS + 1 : LISTS);
}

const newest = (list: string): Watched =>
  watched.findLast((one) => one.list === list) ?? expect.unreachable(`${list} is not listened to`);

const says = (list: string, rows: readonly unknown[], size = rows.length): void =>
  newest(list).observer.next({ rows, size });

async function isPulled(list: PulledList): Promise<void> {
  await expect.poll(() => hasPulled(db, [list])).toBe(true);
}

/** The list is noted as read up to `to`, and as whole. */
async function isReached(list: PulledList, to: Millis): Promise<void> {
  await expect.poll(() => wholeReach(db, list)).toBe(to);
  await expect.poll(async () => (await standOf(db, list)).place?.to).toBe(to);
}

const notice = (name: string, over: Partial<Notification> = {}): Notification => ({
  id: notificationId(name),
  to: db.uid,
  type: 'system',
  title: name,
  body: '',
  link: '',
  meta: {},
  read: false,
  createdAt: millis(START),
  ...over,
});
const favorite = (name: string) => ({ productId: productId(name), createdAt: millis(START) });
const unread = async () => (await badgeCounts(db)).notifications;
const heldFavorites = () => db.favorites.toCollection().primaryKeys();

describe('a device that has had a list asks for what has changed since', () => {
  const later = millis(START + 5_000);
  const rows: readonly (readonly [PulledList, () => unknown])[] = [
    ['notifications', () => notice('n1', { createdAt: later })],
    ['notification marks', () => notice('n1', { readAt: later })],
    ['notification marks', () => notice('n1', { createdAt: later, readAt: millis(START) })],
    ['favorites', () => ({ ...favorite('p1'), createdAt: later })],
    ['exchanges', () => anExchange({ updatedAt: micros(later * 1000) })],
    ['exchanges', () => anExchange({ updatedAt: micros(START * 1000), touchedAt: later })],
    ['orders:buyerId', () => anOrder({ createdAt: later, updatedAt: millis(START) })],
    ['orders:sellerId', () => anOrder({ createdAt: millis(START), updatedAt: later })],
  ];

  test.each(rows)('%s', async (list, row) => {
    await visit();
    says(list, [row()]);
    await expect.poll(async () => (await standOf(db, list)).place?.to).toBe(later);
    // Only deals have pages behind the live one, which are walked to their end first.
    await expect.poll(async () => !list.startsWith('orders') || (await wholeReach(db, list))).not.toBeNull();
    stop();
    await visit();
    expect(newest(list).since).toBe(later - OVERLAP_MS);
  });
});

describe('the deals of one side, on a second visit', () => {
  const SIDE = 'orders:sellerId';
  const first = millis(START);
  beforeEach(async () => {
    await visit();
    says(SIDE, [anOrder({ createdAt: first, updatedAt: first })]);
    await isReached(SIDE, first);
    stop();
  });

  test('are asked for whole where a walk behind the first page did not come to its end', async () => {
    await forgetWholeReach(db, SIDE);
    await visit();
    expect(newest(SIDE).since).toBeNull();
  });

  test('that have changed since are taken for no more than that', async () => {
    await visit();
    says(SIDE, [anOrder({ createdAt: first, updatedAt: millis(first + 9) })]);
    await expect.poll(async () => (await standOf(db, SIDE)).place?.to).toBe(first + 9);
    expect(await wholeReach(db, SIDE)).toBe(first);
  });
});

test('exchanges are kept as the server has them', async () => {
  await visit();
  says('exchanges', [anExchange()]);
  await expect.poll(() => db.exchanges.toArray()).toEqual([anExchange()]);
});

test('whoever leaves listens to nothing any more', async () => {
  await visit({ isAdmin: true });
  expect(watched.filter(({ isLeft }) => isLeft)).toEqual([]);
  stop();
  expect(watched.filter(({ isLeft }) => !isLeft)).toEqual([]);
});

test('notifications are kept, and those that come meanwhile are told', async () => {
  await visit();
  const [first, second] = [notice('n1'), notice('n2', { createdAt: millis(START + 1) })];
  says('notifications', [first]);
  says('notifications', [second, first]);
  await expect.poll(() => news).toEqual([{ kind: 'notice', notice: second }]);
  expect(await unread()).toBe(2);
});

describe('what was read elsewhere', () => {
  beforeEach(async () => {
    await db.notifications.bulkPut([notice('n1'), notice('n2')]);
    await visit();
  });

  test('is no longer among all that is unread', async () => {
    says('notification marks', [notice('n1')]);
    await expect.poll(unread).toBe(1);
  });

  test('is not known from a page that is full', async () => {
    says('notification marks', [notice('n1')], PAGE_SIZES.unreadNotifications);
    await isPulled('notification marks');
    expect(await unread()).toBe(2);
  });

  test('is told by its mark where the list goes on from a place', async () => {
    says('notification marks', [notice('n1'), notice('n2')]);
    await expect.poll(async () => (await standOf(db, 'notification marks')).place).not.toBeNull();
    stop();
    await visit();
    says('notification marks', [notice('n1', { read: true, readAt: millis(START + 1) })]);
    await expect.poll(unread).toBe(1);
  });
});

describe('favorites', () => {
  beforeEach(async () => {
    await db.favorites.put({ ...favorite('gone') });
    await visit();
  });

  /** A second visit of a device that has `p1` and `gone`, up to the first answer of the list. */
  async function visitAgain(answer: readonly unknown[] = []): Promise<void> {
    says('favorites', [favorite('p1'), favorite('gone')]);
    await expect.poll(async () => (await standOf(db, 'favorites')).place).not.toBeNull();
    stop();
    await visit();
    says('favorites', answer);
  }
  const asked = () => watched.filter(({ list }) => list === 'favorites').map(({ since }) => since);

  test('that are missing in the whole list were taken back elsewhere', async () => {
    says('favorites', [favorite('p1')]);
    await expect.poll(heldFavorites).toEqual(['p1']);
  });

  test('that are missing in a full page stay until what stands behind it has come', async () => {
    newest('favorites').observer.next({ rows: [favorite('p1')], size: PAGE_SIZES.favorites, lastId: 'p1' });
    await expect.poll(() => behind.map(({ after }) => after)).toEqual(['p1']);
    expect(await heldFavorites()).toEqual(['gone', 'p1']);
    behind[0]?.come([favorite('p2')]);
    await expect.poll(heldFavorites).toEqual(['p1', 'p2']);
    await expect.poll(() => newest('favorites').since).toBe(START - OVERLAP_MS);
  });

  test('that are missing behind a place stay, where the server has as many', async () => {
    favoritesOnServer = 3;
    await visitAgain([{ ...favorite('p2'), createdAt: millis(START + 9) }]);
    await expect.poll(async () => (await standOf(db, 'favorites')).place?.to).toBe(START + 9);
    expect(await heldFavorites()).toEqual(['gone', 'p1', 'p2']);
    expect(asked()).toEqual([START - OVERLAP_MS]);
  });

  test('are asked for from the start where the server has not as many', async () => {
    favoritesOnServer = 1;
    await visitAgain();
    await expect.poll(asked).toEqual([START - OVERLAP_MS, null]);
    says('favorites', [favorite('p1')]);
    await expect.poll(heldFavorites).toEqual(['p1']);
  });

  test('are not counted while a wish about one waits', async () => {
    favoritesOnServer = 1;
    await setFavorite(db, productId('p3'), true, realEnvironment);
    await visitAgain([{ ...favorite('p2'), createdAt: millis(START + 9) }]);
    await expect.poll(async () => (await standOf(db, 'favorites')).place?.to).toBe(START + 9);
    expect(asked()).toEqual([START - OVERLAP_MS]);
  });
});

describe('blocks', () => {
  const block = (name: string) => ({ uid: userId(name), createdAt: millis(START) });
  const held = () => db.blocks.toCollection().primaryKeys();
  beforeEach(async () => {
    await db.blocks.put(block('forgiven'));
    await visit();
  });

  test('that are missing in the whole list were lifted elsewhere', async () => {
    says('blocks', [block('troll')]);
    await expect.poll(held).toEqual(['troll']);
  });

  test('that are missing in a full page stay', async () => {
    says('blocks', [block('troll')], PAGE_SIZES.blocks);
    await expect.poll(held).toEqual(['forgiven', 'troll']);
  });
});

test('the desk’s badge counts what waits there, for who works there', async () => {
  await visit({ isAdmin: true });
  says('requested', [anExchange(), anExchange()]);
  await expect.poll(async () => (await badgeCounts(db)).adminRequested).toBe(2);
});

describe('the secrets of a meeting', () => {
  const open = () => anOrder({ buyerId: db.uid, sellerId: SELLER, status: 'reserved' });

  test('are asked for once a deal is under way', async () => {
    await visit();
    says('orders:buyerId', [open()]);
    await expect.poll(() => meetingKeys.mock.calls).toEqual([[open().id]]);
  });

  test('are not asked for where none is', async () => {
    await visit();
    says('orders:buyerId', [{ ...open(), status: 'completed' }]);
    await expect.poll(() => wholeReach(db, 'orders:buyerId')).not.toBeNull();
    expect(meetingKeys).not.toHaveBeenCalled();
  });

  test('that cannot be looked for, as the device is being emptied, are told of and left', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    await visit();
    vi.spyOn(db.orders, 'filter').mockImplementation(() => {
      throw new Error('the database is closed');
    });
    says('orders:buyerId', [open()]);
    await vi.waitFor(() => expect(warned).toHaveBeenCalledWith('no keys of a meeting', expect.any(Error)));
  });

  test('that do not come stop no deal from being shown', async () => {
    const broken = new Error('no network');
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    meetingKeys.mockRejectedValue(broken);
    await visit();
    says('orders:buyerId', [open()]);
    await expect.poll(() => warned.mock.calls).toEqual([['no keys of a meeting', broken]]);
    expect(await db.orders.count()).toBe(1);
  });
});
