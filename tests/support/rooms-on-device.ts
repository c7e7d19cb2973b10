import { catalogue } from '#data/local/catalogue-database.ts';
import { cursorKeys } from '#data/local/cursor-keys.ts';
import { noteSynced } from '#data/local/cursor-store.ts';
import { noteWholeReach } from '#data/local/list-places.ts';
import { markPulled } from '#data/local/pulled-lists.ts';
import type { LocalChat, UserDatabase } from '#data/local/user-database.ts';
import { millis } from '#domain/units.ts';
import { aProfile } from './catalogue-fixtures.ts';
import { aProduct, BUYER, chatId, productId, SELLER } from './domain-fixtures.ts';

/** The seller of all of them, as {@link keepRooms} names them. */
export const SELLER_NAME = '종로한돈';

export const aRoom = (n: number): LocalChat => ({
  id: chatId(`p${n}_buyer_seller`),
  productId: productId(`p${n}`),
  participants: [BUYER, SELLER],
  lastMessage: n === 7 ? '내일 뵐게요' : '안녕하세요',
  lastMessageAt: millis(n + 1),
  lastUpdated: millis(n + 1),
  unreadCount: {},
  isOnServer: true,
});

/**
 * So many rooms of the buyer with one seller, p0 the oldest, and nothing else: this device has all of them
 * and has just asked for everything that they are about, and none of it is there. In p7 somebody has said
 * 내일 뵐게요.
 */
export async function keepRooms(own: UserDatabase, count: number): Promise<void> {
  await Promise.all([own.chats.clear(), own.meta.clear(), own.drafts.clear(), own.blocks.clear()]);
  await Promise.all([catalogue.products.clear(), catalogue.cursors.clear(), catalogue.profiles.clear()]);
  const rooms = Array.from({ length: count }, (_, n) => aRoom(n));
  await own.chats.bulkPut(rooms);
  await catalogue.profiles.put(aProfile({ uid: SELLER, nickname: SELLER_NAME }));
  const asked = rooms.map((room) => cursorKeys.listed(room.productId));
  await noteSynced(catalogue, [...asked, cursorKeys.profile(SELLER)], millis(Date.now()));
  await markPulled(own, 'rooms');
  await noteWholeReach(own, 'rooms', millis(count));
}

/** What the room `p{n}` is about is on this device now. */
export const keepTitle = (n: number, title: string) =>
  catalogue.products.put(aProduct({ id: productId(`p${n}`), title }));
