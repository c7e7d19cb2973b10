import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  conversationOf,
  longAgo,
  messageIds,
  newConversation,
  openingFields,
  send,
  sendMore,
  withMessages,
  type Conversation,
} from './conversation.ts';
import {
  admin,
  anonymous,
  freshId,
  member,
  openWorld,
  unverified,
  type Fields,
  type World,
} from './world.ts';

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
    expect(await world.stored(talk.chatPath)).toMatchObject({
      unreadCount: { [talk.buyer]: 0, [talk.seller]: 1 },
    });
  });

  test('the first commit may carry seven messages, and not eight', async () => {
    const talk = await newConversation(world);
    await assertFails(send(world.as(member(talk.buyer)), talk, talk.buyer, messageIds(8)));
    await assertSucceeds(send(world.as(member(talk.buyer)), talk, talk.buyer, messageIds(7)));
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

  test('the seller opens none, with a buyer, with a stranger or with nobody at all', async () => {
    const talk = await newConversation(world);
    const seller = world.as(member(talk.seller));
    await assertFails(send(seller, talk, talk.seller, messageIds(1)));
    const invented = conversationOf(talk.productId, freshId('nobody'), talk.seller);
    await assertFails(send(seller, invented, talk.seller, messageIds(1)));
    await assertSucceeds(send(world.as(member(talk.buyer)), talk, talk.buyer, messageIds(1)));
    await assertSucceeds(sendMore(seller, talk, talk.seller, messageIds(1)));
  });

  test('no chat has a longer id than the app reads', async () => {
    const [buyer, seller] = [freshId('buyer'), freshId('seller')];
    const rest = conversationOf('', buyer, seller).chatId.length;
    const withProductOf = async (chars: number) => {
      const productId = freshId('p').padEnd(chars, 'x');
      await world.given({ [`products/${productId}`]: { sellerId: seller, status: 'selling' } });
      return send(world.as(member(buyer)), conversationOf(productId, buyer, seller), buyer, messageIds(1));
    };
    await assertFails(withProductOf(129 - rest));
    await assertSucceeds(withProductOf(128 - rest));
  });

  test('the id is made of the product and the sorted pair', async () => {
    const talk = await newConversation(world);
    const other = await newConversation(world);
    const reversed: Conversation = { ...talk, participants: [talk.participants[1], talk.participants[0]] };
    await assertFails(send(world.as(member(talk.buyer)), reversed, talk.buyer, messageIds(1)));
    await assertFails(
      send(
        world.as(member(talk.buyer)),
        { ...talk, chatPath: `${talk.chatPath}_x` },
        talk.buyer,
        messageIds(1),
      ),
    );
    await assertFails(
      send(world.as(member(talk.buyer)), { ...talk, productId: other.productId }, talk.buyer, messageIds(1)),
    );
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
    [
      'a counter that is too high',
      (talk: Conversation) => ({ unreadCount: { [talk.buyer]: 0, [talk.seller]: 2 } }),
    ],
    [
      'a counter that is too low',
      (talk: Conversation) => ({ unreadCount: { [talk.buyer]: 0, [talk.seller]: 0 } }),
    ],
    [
      'an own counter that is not zero',
      (talk: Conversation) => ({ unreadCount: { [talk.buyer]: 1, [talk.seller]: 1 } }),
    ],
    [
      'a counter for a third person',
      (talk: Conversation) => ({ unreadCount: { [talk.buyer]: 0, [talk.seller]: 1, third: 1 } }),
    ],
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
