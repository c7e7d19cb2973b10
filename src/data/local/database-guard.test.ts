import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { IDBOpenDBRequest as FDBOpenDBRequest } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { millis } from '#domain/units.ts';
import { BUYER, productId } from '#tests/support/domain-fixtures.ts';
import { onDatabaseSuperseded } from './database-guard.ts';
import { isDiskFull } from './disk-full.ts';
import { observe } from './observe.ts';
import { deleteUserDatabase, UserDatabase, userDatabaseName } from './user-database.ts';

const PATIENCE = { timeout: 20_000 };

let old: UserDatabase;
const superseded = vi.fn<(name: string) => void>();
let stop: () => void;

beforeEach(async () => {
  superseded.mockReset();
  stop = onDatabaseSuperseded(superseded);
  old = new UserDatabase(BUYER);
  await old.favorites.put({ productId: productId('p1'), createdAt: millis(1) });
});
afterEach(async () => {
  stop();
  old.close();
  await Dexie.delete(userDatabaseName(BUYER));
  vi.restoreAllMocks();
});

/** What a later release opens: the same tables, one more index and a migration. */
function nextRelease(): Dexie {
  const next = new Dexie(userDatabaseName(BUYER));
  next
    .version(old.verno + 1)
    .stores({ favorites: 'productId, createdAt, note', drafts: 'key, updatedAt' })
    .upgrade((upgrade) => upgrade.table('favorites').toCollection().modify({ note: 'migrated' }));
  return next;
}

describe('a newer release that opens the database while an old tab has it open', () => {
  test('is not kept waiting, and takes over every row', async () => {
    const next = nextRelease();
    await next.open();
    expect(await next.table('favorites').toArray()).toEqual([
      { productId: 'p1', createdAt: 1, note: 'migrated' },
    ]);
    next.close();
  });

  test('is told to the old tab, which does not open the database again by itself', async () => {
    const next = nextRelease();
    await next.open();
    expect(superseded).toHaveBeenCalledWith(userDatabaseName(BUYER));
    await expect(old.favorites.count()).rejects.toMatchObject({ name: 'DatabaseClosedError' });
    next.close();
  });

  test('finds what the old tab had queued just before', async () => {
    await old.drafts.put({ key: 'chat:x', value: { text: '쓰던 글' }, updatedAt: millis(1) });
    const next = nextRelease();
    await next.open();
    expect(await next.table('drafts').get('chat:x')).toMatchObject({ value: { text: '쓰던 글' } });
    next.close();
  });
});

test('a database that is deleted while it is open lets go at once and tells the page', async () => {
  await Dexie.delete(userDatabaseName(BUYER));
  expect(superseded).toHaveBeenCalledWith(userDatabaseName(BUYER));
  await expect(old.favorites.count()).rejects.toMatchObject({ name: 'DatabaseClosedError' });
});

test('a sign-out in this tab deletes it without a word to itself', async () => {
  await deleteUserDatabase(BUYER);
  expect(await Dexie.exists(userDatabaseName(BUYER))).toBe(false);
});

describe('a connection that the browser lost', () => {
  test('is opened again by the next read and the next write', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    old.backendDB().close();
    expect(await old.favorites.count()).toBe(1);
    old.backendDB().close();
    await old.favorites.put({ productId: productId('p2'), createdAt: millis(2) });
    expect(await old.favorites.count()).toBe(2);
    expect(superseded).not.toHaveBeenCalled();
  });

  test('does not end what screens observe', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const counts: number[] = [];
    const end = observe(
      () => old.favorites.count(),
      (count) => counts.push(count),
    );
    await expect.poll(() => counts.at(-1), PATIENCE).toBe(1);
    old.backendDB().close();
    await old.favorites.put({ productId: productId('p2'), createdAt: millis(2) });
    await expect.poll(() => counts.at(-1), PATIENCE).toBe(2);
    end();
  });
});

describe('a database that could not be opened', () => {
  const fullOnce = () =>
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('full disk while opening', 'QuotaExceededError');
    });

  test('says why, and is tried again by whoever asks next', async () => {
    old.close();
    fullOnce();
    const fresh = new UserDatabase(BUYER);
    await expect(fresh.favorites.count()).rejects.toSatisfy(isDiskFull);
    await expect.poll(() => fresh.favorites.count().catch(() => null), PATIENCE).toBe(1);
    fullOnce();
    fresh.close({ disableAutoOpen: false });
    const write = () =>
      fresh.transaction('rw', fresh.favorites, () =>
        fresh.favorites.put({ productId: productId('p2'), createdAt: millis(2) }),
      );
    await expect(write()).rejects.toSatisfy(isDiskFull);
    await expect.poll(() => write().catch(() => null), PATIENCE).toBe('p2');
    fresh.close();
  });

  test('stays closed where it was closed for good, meanwhile or while it was opened', async () => {
    old.close();
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => new FDBOpenDBRequest());
    const cancelled = new UserDatabase(BUYER);
    const asked = cancelled.favorites.count();
    cancelled.close();
    await expect(asked).rejects.toMatchObject({ name: 'DatabaseClosedError' });
    fullOnce();
    const fresh = new UserDatabase(BUYER);
    await expect(fresh.favorites.count()).rejects.toSatisfy(isDiskFull);
    fresh.close();
    // Behind whatever was planned when it failed.
    await new Promise((resolve) => setTimeout(resolve));
    for (const db of [fresh, cancelled]) {
      await expect(db.favorites.count()).rejects.toMatchObject({ name: 'DatabaseClosedError' });
    }
  });
});
