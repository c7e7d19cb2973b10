// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { catalogueSync } from '#session/page-catalogue.ts';
import { aMessage, BUYER, chatId } from '#tests/support/domain-fixtures.ts';
import { keepRooms, keepTitle, SELLER_NAME } from '#tests/support/rooms-on-device.ts';
import { useOpening, type Opening } from './use-opening.ts';

// Read when the session is first asked for: this device remembers the buyer, and has no radio.
vi.hoisted(() => {
  const hint = { uid: 'buyer', email: 'b@example.com', displayName: '', verified: true, admin: false };
  localStorage.setItem('geumnaru.session', JSON.stringify(hint));
  Object.defineProperty(navigator, 'onLine', { value: false });
});

const own = openUserDatabase(BUYER);
const ROOM = chatId('p1_buyer_seller');

beforeEach(async () => {
  vi.spyOn(catalogueSync, 'refresh');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await own.messages.clear();
  await keepRooms(own, 3);
  await keepTitle(1, '행운의 열쇠');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** What stood on the page, one after the other. */
function openings(id = ROOM): () => readonly Opening[] {
  const seen: Opening[] = [];
  renderHook(() => {
    const opening = useOpening(id);
    useLayoutEffect(() => void seen.push(opening));
  });
  return () => seen;
}

test('a room is drawn once all of it is known, and the first drawing has its words, its thing and its person', async () => {
  await own.messages.put(aMessage({ chatId: ROOM }));
  const seen = openings();
  await waitFor(() => expect(seen().at(-1)?.kind).toBe('ready'));
  const drawn = seen().find((opening) => opening.kind === 'ready');
  expect(drawn?.product?.title).toBe('행운의 열쇠');
  expect(drawn?.profile?.nickname).toBe(SELLER_NAME);
  expect(drawn?.conversation.messages).toHaveLength(1);
  expect(seen().some((opening) => opening.kind === 'ready' && opening.conversation.messages === null)).toBe(
    false,
  );
});

test('a room in which this device has no words is drawn without any', async () => {
  const seen = openings();
  await waitFor(() => expect(seen().at(-1)?.kind).toBe('ready'));
  const drawn = seen().find((opening) => opening.kind === 'ready');
  expect(drawn?.conversation.messages).toEqual([]);
});

test('a room without its thing is not taken off the page as it becomes known that nobody brings it', async () => {
  await catalogue.products.clear();
  await catalogue.cursors.clear();
  const seen = openings();
  await waitFor(() => expect(seen().at(-1)?.kind).toBe('ready'));
  // The server cannot be asked, which is known a moment later.
  await waitFor(() => expect(vi.mocked(catalogueSync.refresh)).toHaveBeenCalled());
  await act(() =>
    Promise.allSettled(vi.mocked(catalogueSync.refresh).mock.results.map(({ value }) => value)),
  );
  await act(() => keepTitle(1, '행운의 열쇠'));
  await waitFor(() => expect(seen().at(-1)).toMatchObject({ product: { title: '행운의 열쇠' } }));
  const kinds = seen().map(({ kind }) => kind);
  expect(kinds.slice(kinds.indexOf('ready'))).not.toContain('loading');
});

test('a room that is not on this device is said not to be here', async () => {
  const seen = openings(chatId('p9_buyer_seller'));
  await waitFor(() => expect(seen().at(-1)?.kind).toBe('not_here'));
});
