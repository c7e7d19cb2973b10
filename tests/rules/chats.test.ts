import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  conversationOf,
  longAgo,
  messageFields,
  messageIds,
  newConversation,
  openingFields,
  otherSide,
  send,
  sendMore,
  sendingFields,
  startedConversation,
  withMessages,
  type Conversation,
} from './conversation.ts';
import { admin, anonymous, freshId, increment, member, openWorld, removeField, unverified, type Fields, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Opens a chat with one message while the chat's own fields are changed. */
const openWith = (talk: Conversation, sender: string, changes: Fields): Promise<void> => {
  const database = world.as(member(sender));
  const ids = messageIds(1);
  const batch = withMessages(database, talk, sender, ids);
  batch.set(database.doc(talk.chatPath), openingFields(talk, sender, ids, changes));
  return batch.commit();
};

describe('opening a chat', () => {
  test('a member opens a chat with the seller together with the first message', async () => {
    const talk = await newConversation(world);
    await assertSucceeds(send(world.as(member(talk.buyer)), talk, talk.buyer, messageIds(1)));
    expect(await world.stored(talk.chatPath)).toMatchObject({ unreadCount: { [talk.buyer]: 0, [talk.seller]: 1 } });
  });

  test('the first commit may carry eight messages, and not nine', async () => {
    const talk = await newConversation(world);
    await assertFails(send(world.as(member(talk.buyer)), talk, talk.buyer, messageIds(9)));
    await assertSucceeds(send(world.as(member(talk.buyer)), talk, talk.buyer, messageIds(8)));
  });

  test('a chat without a message is refused', async () => {
    const talk = await newConversation(world);
    const database = world.as(member(talk.buyer));
    await assertFails(database.doc(talk.chatPath).set(openingFields(talk, talk.buyer, [])));
    await assertFails(database.doc(talk.chatPath).set(openingFields(talk, talk.buyer, messageIds(1))));
  });

  test('neither an anonymous visitor nor an unverified person opens one', async () => {
    const talk = await newConversation(world);
    await assertFails(send(world.as(anonymous), talk, talk.buyer, messageIds(1)));
    await assertFails(send(world.as(unverified(talk.buyer)), talk, talk.buyer, messageIds(1)));
  });

  test('nobody opens a chat between two others, an admin neither', async () => {
    const talk = await newConversation(world);
    const stranger = freshId('stranger');
    await assertFails(send(world.as(member(stranger)), talk, talk.buyer, messageIds(1)));
    await assertFails(send(world.as(admin(stranger)), talk, talk.buyer, messageIds(1)));
    await assertFails(send(world.as(member(stranger)), talk, stranger, messageIds(1)));
  });

  test('nobody talks to themselves', async () => {
    const { productId, seller } = await newConversation(world);
    const alone = conversationOf(productId, seller, seller);
    await assertFails(openWith(alone, seller, { unreadCount: { [seller]: 0 } }));
    await assertFails(openWith(alone, seller, { unreadCount: { [seller]: 1 } }));
  });

  test('the product must exist, be visible, and be sold by one of the two', async () => {
    const gone = conversationOf(freshId('missing'), freshId('buyer'), freshId('seller'));
    await assertFails(send(world.as(member(gone.buyer)), gone, gone.buyer, messageIds(1)));
    const hidden = await newConversation(world, { status: 'hidden' });
    await assertFails(send(world.as(member(hidden.buyer)), hidden, hidden.buyer, messageIds(1)));
    const foreign = await newConversation(world, { sellerId: freshId('seller') });
    await assertFails(send(world.as(member(foreign.buyer)), foreign, foreign.buyer, messageIds(1)));
  });

  test('the id is made of the product and the sorted pair', async () => {
    const talk = await newConversation(world);
    const other = await newConversation(world);
    const reversed: Conversation = { ...talk, participants: [talk.participants[1], talk.participants[0]] };
    await assertFails(send(world.as(member(talk.buyer)), reversed, talk.buyer, messageIds(1)));
    await assertFails(send(world.as(member(talk.buyer)), { ...talk, chatPath: `${talk.chatPath}_x` }, talk.buyer, messageIds(1)));
    await assertFails(send(world.as(member(talk.buyer)), { ...talk, productId: other.productId }, talk.buyer, messageIds(1)));
  });

  test('a uid with an underscore cannot pass for somebody else at the end of an id', async () => {
    const productId = freshId('product');
    const victim = freshId('victim');
    const liar = freshId('liar');
    await world.given({ [`products/${productId}`]: { sellerId: `a_${victim}`, status: 'selling' } });
    const talk = conversationOf(productId, liar, `a_${victim}`);
    await assertFails(send(world.as(member(liar)), talk, liar, messageIds(1)));
  });

  test('a chat lacks none of its fields', async () => {
    const talk = await newConversation(world);
    const buyer = world.as(member(talk.buyer));
    const ids = messageIds(1);
    const { productId: _productId, ...incomplete } = openingFields(talk, talk.buyer, ids);
    const batch = withMessages(buyer, talk, talk.buyer, ids);
    batch.set(buyer.doc(talk.chatPath), incomplete);
    await assertFails(batch.commit());
  });

  test.each([
    ['a counter that is too high', (talk: Conversation) => ({ unreadCount: { [talk.buyer]: 0, [talk.seller]: 2 } })],
    ['a counter that is too low', (talk: Conversation) => ({ unreadCount: { [talk.buyer]: 0, [talk.seller]: 0 } })],
    ['an own counter that is not zero', (talk: Conversation) => ({ unreadCount: { [talk.buyer]: 1, [talk.seller]: 1 } })],
    ['a counter for a third person', (talk: Conversation) => ({ unreadCount: { [talk.buyer]: 0, [talk.seller]: 1, third: 1 } })],
    ['a missing counter', (talk: Conversation) => ({ unreadCount: { [talk.seller]: 1 } })],
    ["the client's own clock", () => ({ lastUpdated: longAgo })],
    ["the client's own clock as time of the last message", () => ({ lastMessageAt: longAgo })],
    ['an unknown field', () => ({ pinned: true })],
    ['an empty last message', () => ({ lastMessage: '' })],
    ['a last message of 2,001 characters', () => ({ lastMessage: '가'.repeat(2001) })],
    ['a last message that is no text', () => ({ lastMessage: 5 })],
    ['a third participant', (talk: Conversation) => ({ participants: [...talk.participants, 'third'] })],
    ['a batch that is no list', () => ({ lastBatch: 'message' })],
  ])('%s is refused', async (_name, changes) => {
    const talk = await newConversation(world);
    await assertFails(openWith(talk, talk.buyer, changes(talk)));
  });
});

describe('sending into a chat', () => {
  test('both sides send, and the other side counts exactly what was sent', async () => {
    const talk = await startedConversation(world);
    await assertSucceeds(sendMore(world.as(member(talk.seller)), talk, talk.seller, messageIds(3)));
    await assertSucceeds(sendMore(world.as(member(talk.buyer)), talk, talk.buyer, messageIds(8)));
    expect(await world.stored(talk.chatPath)).toMatchObject({ unreadCount: { [talk.buyer]: 3, [talk.seller]: 9 } });
  });

  test('nine messages in one commit are refused', async () => {
    const talk = await startedConversation(world);
    await assertFails(sendMore(world.as(member(talk.buyer)), talk, talk.buyer, messageIds(9)));
  });

  test('the same commit sent twice is refused as a whole and counts once', async () => {
    const talk = await startedConversation(world);
    const buyer = world.as(member(talk.buyer));
    const ids = messageIds(2);
    await assertSucceeds(sendMore(buyer, talk, talk.buyer, ids));
    const once = await world.stored(talk.chatPath);
    await assertFails(sendMore(buyer, talk, talk.buyer, ids));
    expect(await world.stored(talk.chatPath)).toEqual(once);
    expect(once).toMatchObject({ unreadCount: { [talk.seller]: 3 } });
  });

  test('the opening commit sent twice is refused as a whole', async () => {
    const talk = await newConversation(world);
    const ids = messageIds(2);
    await assertSucceeds(send(world.as(member(talk.buyer)), talk, talk.buyer, ids));
    const once = await world.stored(talk.chatPath);
    await assertFails(send(world.as(member(talk.buyer)), talk, talk.buyer, ids));
    expect(await world.stored(talk.chatPath)).toEqual(once);
  });

  test('one message sent before spoils the whole commit, and the new one beside it does not arrive', async () => {
    const talk = await startedConversation(world);
    const buyer = world.as(member(talk.buyer));
    const [old = '', fresh = ''] = messageIds(2);
    await assertSucceeds(sendMore(buyer, talk, talk.buyer, [old]));
    await assertFails(sendMore(buyer, talk, talk.buyer, [old, fresh]));
    expect(await world.stored(`${talk.chatPath}/messages/${fresh}`)).toBeUndefined();
  });

  test('a chat cannot be moved on by naming a message that already exists', async () => {
    const talk = await startedConversation(world);
    const ids = messageIds(1);
    const buyer = world.as(member(talk.buyer));
    await assertSucceeds(sendMore(buyer, talk, talk.buyer, ids));
    await assertFails(buyer.doc(talk.chatPath).update(sendingFields(talk, talk.buyer, ids)));
  });

  test('a named message that is missing from the commit is refused', async () => {
    const talk = await startedConversation(world);
    const buyer = world.as(member(talk.buyer));
    const [sent = '', missing = ''] = messageIds(2);
    const batch = withMessages(buyer, talk, talk.buyer, [sent]);
    batch.update(buyer.doc(talk.chatPath), sendingFields(talk, talk.buyer, [sent, missing]));
    await assertFails(batch.commit());
  });

  test('a message that the chat does not name is refused, alone or in a commit', async () => {
    const talk = await startedConversation(world);
    const buyer = world.as(member(talk.buyer));
    const [named = '', unnamed = ''] = messageIds(2);
    await assertFails(buyer.doc(`${talk.chatPath}/messages/${unnamed}`).set(messageFields(talk.buyer)));
    const batch = withMessages(buyer, talk, talk.buyer, [named, unnamed]);
    batch.update(buyer.doc(talk.chatPath), sendingFields(talk, talk.buyer, [named]));
    await assertFails(batch.commit());
  });

  test('one message named twice does not count twice', async () => {
    const talk = await startedConversation(world);
    const buyer = world.as(member(talk.buyer));
    const [id = ''] = messageIds(1);
    const batch = withMessages(buyer, talk, talk.buyer, [id]);
    batch.update(buyer.doc(talk.chatPath), sendingFields(talk, talk.buyer, [id, id]));
    await assertFails(batch.commit());
  });

  test.each([
    ['the counter raised by too much', (talk: Conversation) => ({ [`unreadCount.${talk.seller}`]: increment(2) })],
    ['the counter raised by too little', (talk: Conversation) => ({ [`unreadCount.${talk.seller}`]: increment(0) })],
    ['the counter lowered', (talk: Conversation) => ({ [`unreadCount.${talk.seller}`]: increment(-1) })],
    ['a counter for a third person', () => ({ 'unreadCount.third': 1 })],
    ['the own counter raised', (talk: Conversation) => ({ [`unreadCount.${talk.buyer}`]: 5 })],
    ['an own counter that disappears', (talk: Conversation) => ({ [`unreadCount.${talk.buyer}`]: removeField() })],
    ["the client's own clock", () => ({ lastUpdated: longAgo })],
    ["the client's own clock as time of the last message", () => ({ lastMessageAt: longAgo })],
    ['other participants', () => ({ participants: ['a', 'b'] })],
    ['another product', () => ({ productId: 'another' })],
    ['an unknown field', () => ({ pinned: true })],
    ['an id with a slash in the batch', () => ({ lastBatch: ['a/b/c'] })],
    ['a batch of something else than ids', () => ({ lastBatch: [1] })],
  ])('%s is refused', async (_name, changes) => {
    const talk = await startedConversation(world);
    await assertFails(sendMore(world.as(member(talk.buyer)), talk, talk.buyer, messageIds(1), changes(talk)));
  });

  test('who sends may clear their own counter in the same commit', async () => {
    const talk = await startedConversation(world);
    const changes = { [`unreadCount.${talk.seller}`]: 0 };
    await assertSucceeds(sendMore(world.as(member(talk.seller)), talk, talk.seller, messageIds(1), changes));
  });

  test('a stranger, an unverified side, an admin and an anonymous visitor cannot send', async () => {
    const talk = await startedConversation(world);
    const stranger = freshId('stranger');
    await assertFails(sendMore(world.as(member(stranger)), talk, stranger, messageIds(1)));
    await assertFails(sendMore(world.as(member(stranger)), talk, talk.buyer, messageIds(1)));
    await assertFails(sendMore(world.as(admin(stranger)), talk, stranger, messageIds(1)));
    await assertFails(sendMore(world.as(unverified(talk.buyer)), talk, talk.buyer, messageIds(1)));
    await assertFails(sendMore(world.as(anonymous), talk, talk.buyer, messageIds(1)));
  });

  test('whom the other side has blocked can neither send nor open a chat', async () => {
    const talk = await startedConversation(world);
    const fresh = await newConversation(world);
    await world.given({
      [`blocks/${talk.seller}/items/${talk.buyer}`]: { createdAt: longAgo },
      [`blocks/${fresh.seller}/items/${fresh.buyer}`]: { createdAt: longAgo },
    });
    await assertFails(sendMore(world.as(member(talk.buyer)), talk, talk.buyer, messageIds(1)));
    await assertFails(send(world.as(member(fresh.buyer)), fresh, fresh.buyer, messageIds(1)));
  });

  test('a conversation goes on after its product was hidden or deleted', async () => {
    const talk = await startedConversation(world);
    await world.given({ [`products/${talk.productId}`]: { sellerId: talk.seller, status: 'hidden' } });
    await assertSucceeds(sendMore(world.as(member(talk.buyer)), talk, talk.buyer, messageIds(1)));
  });
});

describe('clearing the own counter', () => {
  test('each side clears its own and nobody else’s', async () => {
    const talk = await startedConversation(world);
    const clear = (as: string, whose: string) =>
      world.as(member(as)).doc(talk.chatPath).update({ [`unreadCount.${whose}`]: 0 });
    await assertFails(clear(talk.buyer, talk.seller));
    await assertFails(clear(freshId('stranger'), talk.seller));
    await assertSucceeds(clear(talk.seller, talk.seller));
    await assertSucceeds(clear(talk.seller, talk.seller));
  });

  test('a counter is cleared, not set, and nothing else moves with it', async () => {
    const talk = await startedConversation(world);
    const chat = world.as(member(talk.seller)).doc(talk.chatPath);
    const own = `unreadCount.${talk.seller}`;
    await assertFails(chat.update({ [own]: 7 }));
    await assertFails(chat.update({ [own]: removeField() }));
    await assertFails(chat.update({ [own]: 0, lastMessage: '바꿔치기' }));
    await assertFails(world.as(unverified(talk.seller)).doc(talk.chatPath).update({ [own]: 0 }));
  });
});

describe('reading chats', () => {
  test('the sides read their chat and nobody else does', async () => {
    const talk = await startedConversation(world);
    await assertSucceeds(world.as(member(talk.buyer)).doc(talk.chatPath).get());
    await assertSucceeds(world.as(member(talk.seller)).doc(talk.chatPath).get());
    await assertFails(world.as(member(freshId('stranger'))).doc(talk.chatPath).get());
    await assertFails(world.as(admin(freshId('admin'))).doc(talk.chatPath).get());
    await assertFails(world.as(unverified(talk.buyer)).doc(talk.chatPath).get());
    await assertFails(world.as(anonymous).doc(talk.chatPath).get());
  });

  test('a chat that does not exist says so to its would-be sides only', async () => {
    const talk = await newConversation(world);
    const answer = await assertSucceeds(world.as(member(talk.buyer)).doc(talk.chatPath).get());
    expect(answer.exists).toBe(false);
    await assertFails(world.as(member(freshId('stranger'))).doc(talk.chatPath).get());
    await assertFails(world.as(anonymous).doc(talk.chatPath).get());
    await assertFails(world.as(member(talk.productId)).doc(talk.chatPath).get());
  });

  test('a list holds only the own chats and is bounded', async () => {
    const talk = await startedConversation(world);
    const chatsOf = (uid: string, as: string) =>
      world.as(member(as)).collection('chats').where('participants', 'array-contains', uid).orderBy('lastUpdated', 'desc');
    await assertSucceeds(chatsOf(talk.buyer, talk.buyer).limit(200).get());
    await assertFails(chatsOf(talk.buyer, talk.buyer).limit(201).get());
    await assertFails(chatsOf(talk.buyer, talk.buyer).get());
    await assertFails(chatsOf(talk.buyer, talk.seller).limit(50).get());
    await assertFails(world.as(member(talk.buyer)).collection('chats').limit(50).get());
  });

  test('nobody deletes a chat', async () => {
    const talk = await startedConversation(world);
    await assertFails(world.as(member(talk.buyer)).doc(talk.chatPath).delete());
    await assertFails(world.as(admin(otherSide(talk, talk.buyer))).doc(talk.chatPath).delete());
  });
});
