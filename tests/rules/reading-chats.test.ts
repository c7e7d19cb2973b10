import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newConversation, otherSide, startedConversation } from './conversation.ts';
import {
  admin,
  anonymous,
  freshId,
  member,
  openWorld,
  removeField,
  serverTime,
  unverified,
  type World,
} from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('clearing the own counter', () => {
  test('each side clears its own and nobody else’s', async () => {
    const talk = await startedConversation(world);
    const clear = (as: string, whose: string) =>
      world
        .as(member(as))
        .doc(talk.chatPath)
        .update({ [`unreadCount.${whose}`]: 0, touchedAt: serverTime() });
    await assertFails(clear(talk.buyer, talk.seller));
    await assertFails(clear(freshId('stranger'), talk.seller));
    await assertSucceeds(clear(talk.seller, talk.seller));
    await assertSucceeds(clear(talk.seller, talk.seller));
  });

  test('a counter is lowered, not raised, and nothing else moves with it', async () => {
    const talk = await startedConversation(world);
    const chat = world.as(member(talk.seller)).doc(talk.chatPath);
    const own = `unreadCount.${talk.seller}`;
    const touched = { touchedAt: serverTime() };
    await world.given({
      [talk.chatPath]: {
        ...(await world.stored(talk.chatPath)),
        unreadCount: { [talk.buyer]: 0, [talk.seller]: 3 },
      },
    });
    await assertFails(chat.update({ [own]: 4, ...touched }));
    await assertFails(chat.update({ [own]: -1, ...touched }));
    await assertFails(chat.update({ [own]: 0.5, ...touched }));
    await assertFails(chat.update({ [own]: '0', ...touched }));
    // The own other devices would never hear of it.
    await assertFails(chat.update({ [own]: 1 }));
    await assertFails(chat.update({ [own]: 1, touchedAt: new Date(0) }));
    await assertSucceeds(chat.update({ [own]: 1, ...touched }));
    await assertFails(chat.update({ [own]: 2, ...touched }));
    await assertFails(chat.update({ [own]: removeField(), ...touched }));
    await assertFails(chat.update({ [own]: 0, lastMessage: '바꿔치기', ...touched }));
    // Who did not come is for a function to write, which asks when and with whom.
    await assertFails(chat.update({ noShows: { m1: [talk.seller] }, ...touched }));
    await assertFails(chat.update({ [own]: 0, noShows: { m1: [talk.seller] }, ...touched }));
    await assertFails(
      world
        .as(unverified(talk.seller))
        .doc(talk.chatPath)
        .update({ [own]: 0, ...touched }),
    );
  });
});

describe('reading chats', () => {
  test('the sides read their chat and nobody else does', async () => {
    const talk = await startedConversation(world);
    await assertSucceeds(world.as(member(talk.buyer)).doc(talk.chatPath).get());
    await assertSucceeds(world.as(member(talk.seller)).doc(talk.chatPath).get());
    await assertFails(
      world
        .as(member(freshId('stranger')))
        .doc(talk.chatPath)
        .get(),
    );
    await assertFails(
      world
        .as(admin(freshId('admin')))
        .doc(talk.chatPath)
        .get(),
    );
    await assertFails(world.as(unverified(talk.buyer)).doc(talk.chatPath).get());
    await assertFails(world.as(anonymous).doc(talk.chatPath).get());
  });

  test('a chat that does not exist says so to its would-be sides only', async () => {
    const talk = await newConversation(world);
    const answer = await assertSucceeds(world.as(member(talk.buyer)).doc(talk.chatPath).get());
    expect(answer.exists).toBe(false);
    await assertFails(
      world
        .as(member(freshId('stranger')))
        .doc(talk.chatPath)
        .get(),
    );
    await assertFails(world.as(anonymous).doc(talk.chatPath).get());
    await assertFails(world.as(member(talk.productId)).doc(talk.chatPath).get());
  });

  test('a list holds only the own chats and is bounded', async () => {
    const talk = await startedConversation(world);
    const chatsOf = (uid: string, as: string) =>
      world
        .as(member(as))
        .collection('chats')
        .where('participants', 'array-contains', uid)
        .orderBy('lastUpdated', 'desc');
    await assertSucceeds(chatsOf(talk.buyer, talk.buyer).limit(200).get());
    await assertFails(chatsOf(talk.buyer, talk.buyer).limit(201).get());
    await assertFails(chatsOf(talk.buyer, talk.buyer).get());
    await assertFails(chatsOf(talk.buyer, talk.seller).limit(50).get());
    await assertFails(world.as(member(talk.buyer)).collection('chats').limit(50).get());
  });

  test('nobody deletes a chat', async () => {
    const talk = await startedConversation(world);
    await assertFails(world.as(member(talk.buyer)).doc(talk.chatPath).delete());
    await assertFails(
      world
        .as(admin(otherSide(talk, talk.buyer)))
        .doc(talk.chatPath)
        .delete(),
    );
  });
});
