import {
  freshId,
  increment,
  member,
  serverTime,
  timeOf,
  type Database,
  type Fields,
  type World,
} from './world.ts';

/** A product, its seller and somebody who asks about it; nothing of their chat exists yet. */
export interface Conversation {
  readonly productId: string;
  readonly buyer: string;
  readonly seller: string;
  readonly participants: readonly [string, string];
  readonly chatPath: string;
  readonly chatId: string;
}

export async function newConversation(
  world: World,
  product: Fields = {},
  productId = freshId('product'),
): Promise<Conversation> {
  const buyer = freshId('buyer');
  const seller = freshId('seller');
  await world.given({ [`products/${productId}`]: { sellerId: seller, status: 'selling', ...product } });
  return conversationOf(productId, buyer, seller);
}

export function conversationOf(productId: string, buyer: string, seller: string): Conversation {
  const participants = buyer < seller ? ([buyer, seller] as const) : ([seller, buyer] as const);
  const chatId = [productId, ...participants].join('_');
  return { productId, buyer, seller, participants, chatId, chatPath: `chats/${chatId}` };
}

export async function startedConversation(world: World): Promise<Conversation> {
  const talk = await newConversation(world);
  await send(world.as(member(talk.buyer)), talk, talk.buyer, [freshId('first')]);
  return talk;
}

export const otherSide = (talk: Conversation, uid: string): string =>
  uid === talk.buyer ? talk.seller : talk.buyer;

export const messageFields = (sender: string, changes: Fields = {}): Fields => ({
  sender,
  text: '안녕하세요, 아직 판매 중인가요?',
  imageUrl: null,
  timestamp: serverTime(),
  readBy: [sender],
  seq: 1,
  typedAt: Date.parse('2026-03-11T15:20:00+09:00'),
  ...changes,
});

export const openingFields = (
  talk: Conversation,
  sender: string,
  ids: readonly string[],
  changes: Fields = {},
): Fields => ({
  productId: talk.productId,
  participants: [...talk.participants],
  lastMessage: '안녕하세요, 아직 판매 중인가요?',
  lastMessageAt: serverTime(),
  lastUpdated: serverTime(),
  touchedAt: serverTime(),
  unreadCount: { [sender]: 0, [otherSide(talk, sender)]: ids.length },
  lastBatch: [...ids],
  ...changes,
});

export const sendingFields = (
  talk: Conversation,
  sender: string,
  ids: readonly string[],
  changes: Fields = {},
): Fields => ({
  lastMessage: '안녕하세요, 아직 판매 중인가요?',
  lastMessageAt: serverTime(),
  lastUpdated: serverTime(),
  touchedAt: serverTime(),
  [`unreadCount.${otherSide(talk, sender)}`]: increment(ids.length),
  lastBatch: [...ids],
  ...changes,
});

/** One commit that creates the messages and the chat with them. */
export function send(
  database: Database,
  talk: Conversation,
  sender: string,
  ids: readonly string[],
): Promise<void> {
  const batch = withMessages(database, talk, sender, ids);
  batch.set(database.doc(talk.chatPath), openingFields(talk, sender, ids));
  return batch.commit();
}

/** One commit that adds the messages to a chat that exists. */
export function sendMore(
  database: Database,
  talk: Conversation,
  sender: string,
  ids: readonly string[],
  changes: Fields = {},
): Promise<void> {
  const batch = withMessages(database, talk, sender, ids);
  batch.update(database.doc(talk.chatPath), sendingFields(talk, sender, ids, changes));
  return batch.commit();
}

/** One message with these fields, and a chat update that announces it. */
export function sendOne(
  database: Database,
  talk: Conversation,
  sender: string,
  changes: Fields,
  id = freshId('message'),
): Promise<void> {
  const batch = database.batch();
  const message = messageFields(sender, changes);
  batch.set(database.doc(`${talk.chatPath}/messages/${id}`), message);
  batch.update(
    database.doc(talk.chatPath),
    sendingFields(talk, sender, [id], { lastMessage: previewOf(message) }),
  );
  return batch.commit();
}

/** What the list of rooms says of it. */
export function previewOf({ type, imageUrl, text }: Fields): unknown {
  if (type === 'appointment') return '[약속]';
  return imageUrl ? '[이미지]' : text;
}

export function withMessages(database: Database, talk: Conversation, sender: string, ids: readonly string[]) {
  const batch = database.batch();
  ids.forEach((id, seq) =>
    batch.set(database.doc(`${talk.chatPath}/messages/${id}`), messageFields(sender, { seq })),
  );
  return batch;
}

export const messageIds = (count: number): readonly string[] =>
  Array.from({ length: count }, () => freshId('message'));

/** A server time long past, as stored documents carry. */
export const longAgo = timeOf('2026-01-02T03:04:05Z');

/** The same place in the Storage of a project that is not ours. */
export const foreignPictureUrl = (folder: string): string =>
  pictureUrl(folder).replace('demo-geumnaru.appspot.com', 'somebody-else.appspot.com');

/** Addresses of more than 2,000 characters, in each of the ways in which one can grow. */
export const endlessAddresses = (folder: string): readonly string[] => [
  pictureUrl(folder, `${'a'.repeat(2000)}.jpg`),
  `${pictureUrl(folder)}${'0'.repeat(2000)}`,
  pictureUrl(folder).replace('demo-geumnaru.', `demo-geumnaru.${'a'.repeat(2000)}`),
];

/** The address that an upload into a chat's folder gets. */
export const pictureUrl = (folder: string, name = '1773213600000_ring.jpg'): string =>
  `https://firebasestorage.googleapis.com/v0/b/demo-geumnaru.appspot.com/o/${encodeURIComponent(`${folder}/${name}`)}?alt=media&token=0b1c2d3e-aaaa-bbbb-cccc-0123456789ab`;
