// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import { noteSynced } from '#data/local/cursor-store.ts';
import { noteWholeReach } from '#data/local/list-places.ts';
import { markPulled } from '#data/local/pulled-lists.ts';
import { openUserDatabase, type LocalChat } from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import { aProfile } from '#tests/support/catalogue-fixtures.ts';
import { aProduct, BUYER, chatId, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { useFoundRooms } from './use-found-rooms.ts';

// Read when the session is first asked for: this device remembers the buyer.
vi.hoisted(() => {
  const hint = { uid: 'buyer', email: 'b@example.com', displayName: '', verified: true, admin: false };
  localStorage.setItem('geumnaru.session', JSON.stringify(hint));
});

const COUNT = 150;
const own = openUserDatabase(BUYER);
const aRoom = (n: number): LocalChat => ({
  id: chatId(`p${n}_buyer_seller`),
  productId: productId(`p${n}`),
  participants: [BUYER, SELLER],
  lastMessage: n === 7 ? '내일 뵐게요' : '안녕하세요',
  lastMessageAt: millis(n + 1),
  lastUpdated: millis(n + 1),
  unreadCount: {},
  isOnServer: true,
});
const isKnown = (n: number) =>
  catalogue.products.put(aProduct({ id: productId(`p${n}`), title: n === 3 ? '행운의 열쇠' : '골드바' }));

beforeEach(async () => {
  await Promise.all([own.chats.clear(), own.meta.clear(), own.drafts.clear(), own.blocks.clear()]);
  await Promise.all([catalogue.products.clear(), catalogue.cursors.clear(), catalogue.profiles.clear()]);
  await own.chats.bulkPut(Array.from({ length: COUNT }, (_, n) => aRoom(n)));
  await catalogue.profiles.put(aProfile({ uid: SELLER, nickname: '종로한돈' }));
  // Nobody is to be asked about what was asked for just now.
  const asked = Array.from({ length: COUNT }, (_, n) => cursorKeys.listed(productId(`p${n}`)));
  await noteSynced(catalogue, [...asked, cursorKeys.profile(SELLER)], millis(Date.now()));
  await markPulled(own, 'rooms');
  await noteWholeReach(own, 'rooms', millis(COUNT));
});
afterEach(cleanup);

function search(term: string) {
  const { result, rerender } = renderHook(({ wanted }) => useFoundRooms(wanted), {
    initialProps: { wanted: term },
  });
  const found = () => (result.current.kind === 'ready' ? result.current.value : null);
  return {
    found,
    ids: () => found()?.rooms.map((room) => String(room.productId)),
    type: (wanted: string) => rerender({ wanted }),
  };
}

test('a room beyond the first hundred is found by what it is about, with whom, and what was said', async () => {
  await isKnown(3);
  const { ids, type, found } = search('열쇠');
  await waitFor(() => expect(ids()).toEqual(['p3']));
  type('ㅎㅇㅇ');
  await waitFor(() => expect(ids()).toEqual(['p3']));
  type('뵐게');
  await waitFor(() => expect(ids()).toEqual(['p7']));
  type('ㅈㄹㅎㄷ');
  await waitFor(() => expect(ids()).toHaveLength(COUNT));
  expect(found()?.among).toEqual({ count: COUNT, isCut: false, hasAll: true, nameless: 0 });
});

test('what was begun in a room finds it, and what waits or is unread stays with it', async () => {
  await own.drafts.put({ key: 'chat:p5_buyer_seller', value: { text: '주말 어떠세요' }, updatedAt: millis(1) });
  await own.chats.update(chatId('p5_buyer_seller'), { unreadCount: { [BUYER]: 2 } });
  const { found } = search('주말');
  await waitFor(() => expect(found()?.rooms).toMatchObject([{ draft: '주말 어떠세요', unread: 2 }]));
});

test('with somebody blocked nothing is found', async () => {
  const { ids } = search('뵐게');
  await waitFor(() => expect(ids()).toEqual(['p7']));
  await act(() => own.blocks.put({ uid: SELLER, createdAt: millis(1) }));
  await waitFor(() => expect(ids()).toEqual([]));
});

test('rooms whose names were never asked for are counted, until they are known', async () => {
  await catalogue.cursors.delete(cursorKeys.listed(productId('p3')));
  const { found, ids } = search('열쇠');
  await waitFor(() => expect(found()?.among.nameless).toBe(1));
  expect(ids()).toEqual([]);
  await act(() => isKnown(3));
  await waitFor(() => expect(ids()).toEqual(['p3']));
  expect(found()?.among.nameless).toBe(0);
});
