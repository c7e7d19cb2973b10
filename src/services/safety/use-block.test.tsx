// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, renderHook } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteUserDatabase, openUserDatabase } from '#data/local/user-database.ts';
import { connection } from '#session/connection-store.ts';
import { BUYER, SELLER } from '#tests/support/domain-fixtures.ts';
import { useBlock } from './use-block.ts';

beforeEach(() => deleteUserDatabase(BUYER));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
afterAll(() => connection.stop());

const isBlocked = (isOn: boolean) => ({ initialProps: isOn });
const standing = async () => (await openUserDatabase(BUYER).blocks.toArray()).map(({ uid }) => uid);

test('two presses are one wish until it has come true, and then the opposite may be wished', async () => {
  const db = openUserDatabase(BUYER);
  const { result, rerender } = renderHook((isOn) => useBlock(SELLER, isOn), isBlocked(false));
  const twice = await Promise.all([result.current(db, true), result.current(db, true)]);
  expect(twice).toEqual([true, null]);
  expect(await standing()).toEqual([SELLER]);
  rerender(true);
  expect(await result.current(db, false)).toBe(true);
  expect(await standing()).toEqual([]);
});

test('a device that keeps nothing says so, and it may be tried again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const db = openUserDatabase(BUYER);
  const { result } = renderHook((isOn) => useBlock(SELLER, isOn), isBlocked(false));
  vi.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('the disk gives nothing'));
  expect(await result.current(db, true)).toBe(false);
  expect(await result.current(db, true)).toBe(true);
  expect(await standing()).toEqual([SELLER]);
});
