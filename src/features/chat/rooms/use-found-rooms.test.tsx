// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import { BUYER, chatId, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { keepRooms, keepTitle } from '#tests/support/rooms-on-device.ts';
import { useFoundRooms } from './use-found-rooms.ts';

const COUNT = 150;
const own = openUserDatabase(BUYER);
const keepKey = () => keepTitle(3, '행운의 열쇠');

beforeEach(() => keepRooms(own, COUNT));
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
  await keepKey();
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
  await own.drafts.put({
    key: 'chat:p5_buyer_seller',
    value: { text: '주말 어떠세요' },
    updatedAt: millis(1),
  });
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
  await act(() => keepKey());
  await waitFor(() => expect(ids()).toEqual(['p3']));
  expect(found()?.among.nameless).toBe(0);
});
