// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markPulled, type PulledList } from '#data/local/pulled-lists.ts';
import { UserDatabase } from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import { createConnection, type Connection } from '#sync/connection/connection.ts';
import { userId } from '#tests/support/domain-fixtures.ts';
import { usePulledOver } from './use-pulled.ts';

let people = 0;
let db: UserDatabase;
let way: Connection;

beforeEach(() => {
  people += 1;
  db = new UserDatabase(userId(`reader${people}`));
});
afterEach(() => {
  cleanup();
  way.stop();
});

const connectionOf = (radioOn: boolean): Connection =>
  createConnection(
    { now: () => millis(Date.now()), random: () => 0.5, newId: () => 'x' },
    async () => false,
    radioOn,
  );
const render = (lists: readonly PulledList[], of: UserDatabase | null = db) =>
  renderHook(() => usePulledOver(way, of, lists));

test('a list that the server has not answered for is waited for, until it has', async () => {
  way = connectionOf(true);
  const { result } = render(['rooms']);
  expect(result.current).toBe('loading');
  await act(() => markPulled(db, 'notifications'));
  expect(result.current).toBe('loading');
  await act(() => markPulled(db, 'rooms'));
  await waitFor(() => expect(result.current).toBe('pulled'));
});

test('without a connection it is not waited for, and not said to be empty', async () => {
  way = connectionOf(false);
  const { result } = render(['favorites']);
  await waitFor(() => expect(result.current).toBe('offline'));
});

test('a list that was answered for in an earlier visit is known to be empty without a connection too', async () => {
  await markPulled(db, 'exchanges');
  way = connectionOf(false);
  const { result } = render(['exchanges']);
  await waitFor(() => expect(result.current).toBe('pulled'));
});

test('of several lists all must have been answered for', async () => {
  await markPulled(db, 'orders:buyerId');
  way = connectionOf(false);
  const { result } = render(['orders:buyerId', 'orders:sellerId']);
  await waitFor(() => expect(result.current).toBe('offline'));
  await act(() => markPulled(db, 'orders:sellerId'));
  await waitFor(() => expect(result.current).toBe('pulled'));
});

test('where nothing is pulled for anybody there is nothing to wait for', async () => {
  way = connectionOf(false);
  const { result } = render(['rooms'], null);
  await waitFor(() => expect(result.current).toBe('pulled'));
});
