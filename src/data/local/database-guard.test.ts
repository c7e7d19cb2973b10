import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { millis } from '#domain/units.ts';
import { BUYER, productId } from '#tests/support/domain-fixtures.ts';
import { onDatabaseSuperseded } from './database-guard.ts';
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
