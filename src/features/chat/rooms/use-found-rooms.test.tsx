// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import { noteSynced } from '#data/local/cursor-store.ts';
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
  const kinds: string[] = [];
  const { result, rerender } = renderHook(
    ({ wanted }) => {
      const found = useFoundRooms(wanted);
      useLayoutEffect(() => void kinds.push(found.kind));
      return found;
    },
    { initialProps: { wanted: term } },
  );
  const found = () => (result.current.kind === 'ready' ? result.current.value : null);
  return {
    /** What stood on the page, one after the other. */
    kinds,
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

test('what was found stands while another room is written in, and while a new one comes', async () => {
  const { ids, kinds } = search('뵐게');
  await waitFor(() => expect(ids()).toEqual(['p7']));
  const room = await own.chats.get(chatId('p3_buyer_seller'));
  if (!room) throw new Error('there is no such room');
  const news = (n: number, at: number) =>
    act(async () => {
      const named = { id: chatId(`p${n}_buyer_seller`), productId: productId(`p${n}`) };
      const when = { lastMessageAt: millis(at), lastUpdated: millis(at) };
      await own.chats.put({ ...room, ...named, ...when, lastMessage: '모레 뵐게요' });
    });
  await news(3, COUNT + 1);
  await waitFor(() => expect(ids()).toEqual(['p3', 'p7']));
  await noteSynced(catalogue, [cursorKeys.listed(productId('p900'))], millis(Date.now()));
  await news(900, COUNT + 2);
  await waitFor(() => expect(ids()).toEqual(['p900', 'p3', 'p7']));
  expect(kinds.slice(kinds.indexOf('ready'))).not.toContain('loading');
});
