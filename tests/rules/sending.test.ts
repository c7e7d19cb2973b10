import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  longAgo,
  messageFields,
  messageIds,
  newConversation,
  openingFields,
  send,
  sendMore,
  sendingFields,
  startedConversation,
  withMessages,
  type Conversation,
} from './conversation.ts';
import {
  admin,
  anonymous,
  freshId,
  increment,
  member,
  openWorld,
  removeField,
  unverified,
  type World,
} from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('sending into a chat', () => {
  test('both sides send, and the other side counts exactly what was sent', async () => {
    const talk = await startedConversation(world);
    await assertSucceeds(sendMore(world.as(member(talk.seller)), talk, talk.seller, messageIds(3)));
    await assertSucceeds(sendMore(world.as(member(talk.buyer)), talk, talk.buyer, messageIds(8)));
    expect(await world.stored(talk.chatPath)).toMatchObject({
      unreadCount: { [talk.buyer]: 3, [talk.seller]: 9 },
    });
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

  test('a commit that moves the chat on twice for one message is refused', async () => {
    const talk = await startedConversation(world);
    const buyer = world.as(member(talk.buyer));
    const ids = messageIds(1);
    const once = await world.stored(talk.chatPath);
    const batch = withMessages(buyer, talk, talk.buyer, ids);
    for (let times = 0; times < 2; times += 1) {
      batch.update(buyer.doc(talk.chatPath), sendingFields(talk, talk.buyer, ids));
    }
    await assertFails(batch.commit());
    const opening = await newConversation(world);
    const asking = world.as(member(opening.buyer));
    const first = withMessages(asking, opening, opening.buyer, ids);
    first.set(asking.doc(opening.chatPath), openingFields(opening, opening.buyer, ids));
    first.update(asking.doc(opening.chatPath), sendingFields(opening, opening.buyer, ids));
    await assertFails(first.commit());
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
    [
      'the counter raised by too much',
      (talk: Conversation) => ({ [`unreadCount.${talk.seller}`]: increment(2) }),
    ],
    [
      'the counter raised by too little',
      (talk: Conversation) => ({ [`unreadCount.${talk.seller}`]: increment(0) }),
    ],
    ['the counter lowered', (talk: Conversation) => ({ [`unreadCount.${talk.seller}`]: increment(-1) })],
    ['a counter for a third person', () => ({ 'unreadCount.third': 1 })],
    ['the own counter raised', (talk: Conversation) => ({ [`unreadCount.${talk.buyer}`]: 5 })],
    [
      'an own counter that disappears',
      (talk: Conversation) => ({ [`unreadCount.${talk.buyer}`]: removeField() }),
    ],
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
