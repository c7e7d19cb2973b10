// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import Dexie from 'dexie';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { ok } from '#domain/result.ts';
import { connection } from '#session/connection-store.ts';
import { forgetKeptAnswers } from '#session/kept-answer.ts';
import { catalogueSync } from '#session/page-catalogue.ts';
import { aMessage, BUYER, chatId, messageId } from '#tests/support/domain-fixtures.ts';
import { keepRooms, keepTitle, SELLER_NAME } from '#tests/support/rooms-on-device.ts';
import { readRoomAhead } from './room-ahead.ts';
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
  forgetKeptAnswers();
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

test('a room that was read ahead stands in the first drawing, and follows what is written afterwards', async () => {
  await own.messages.put(aMessage({ chatId: ROOM }));
  await readRoomAhead(ROOM);
  const seen = openings();
  expect(seen()[0]).toMatchObject({
    kind: 'ready',
    product: { title: '행운의 열쇠' },
    profile: { nickname: SELLER_NAME },
    conversation: { messages: [{ chatId: ROOM }] },
  });
  await act(() => own.messages.put(aMessage({ chatId: ROOM, id: messageId('m2') })));
  await waitFor(() => expect(seen().at(-1)).toMatchObject({ conversation: { messages: { length: 2 } } }));
  expect(seen().every(({ kind }) => kind === 'ready')).toBe(true);
});

test('what was read ahead of another room is not shown in this one', async () => {
  await own.messages.put(aMessage({ chatId: ROOM }));
  await readRoomAhead(ROOM);
  const seen = openings(chatId('p2_buyer_seller'));
  expect(seen()[0]?.kind).toBe('loading');
  await waitFor(() => expect(seen().at(-1)).toMatchObject({ kind: 'ready', conversation: { messages: [] } }));
});

test('a disk that cannot be read keeps nobody from the room', async () => {
  vi.spyOn(own, 'transaction').mockImplementation(() => {
    throw new Error('closed');
  });
  await readRoomAhead(ROOM);
  expect(vi.mocked(console.warn)).toHaveBeenCalledWith('a room was not read ahead', expect.any(Error));
});

test('a disk that does not answer is not waited for', async () => {
  vi.spyOn(own, 'transaction').mockReturnValue(new Dexie.Promise(() => undefined));
  await readRoomAhead(ROOM);
  expect(openings()()[0]?.kind).toBe('loading');
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

test('a room that is drawn without network stays drawn as the network comes, and its words come into it', async () => {
  vi.mocked(catalogueSync.refresh).mockResolvedValue(ok(null));
  const seen = openings();
  await waitFor(() => expect(seen().at(-1)).toMatchObject({ kind: 'ready', conversation: { messages: [] } }));
  act(() => {
    connection.report('radio_on');
    connection.report('success');
  });
  expect(connection.get().kind).toBe('online');
  await act(() => own.messages.put(aMessage({ chatId: ROOM })));
  await waitFor(() => expect(seen().at(-1)).toMatchObject({ conversation: { messages: { length: 1 } } }));
  const kinds = seen().map(({ kind }) => kind);
  expect(kinds.slice(kinds.indexOf('ready'))).not.toContain('loading');
  act(() => connection.report('radio_off'));
});
