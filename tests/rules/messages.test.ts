import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseMessage } from '#documents/message.ts';
import { parseChatId, parseUserId } from '#domain/ids.ts';
import {
  foreignPictureUrl,
  longAgo,
  messageFields,
  messageIds,
  pictureUrl,
  sendMore,
  sendOne,
  startedConversation,
  type Conversation,
} from './conversation.ts';
import { must } from './remote.ts';
import {
  admin,
  anonymous,
  arrayUnion,
  documentId,
  freshId,
  member,
  openWorld,
  serverTime,
  unverified,
  type Fields,
  type World,
} from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const appointment = { at: Date.parse('2026-03-14T14:00:00+09:00'), place: '종로3가역 1번 출구', note: '' };

describe('what a message may hold', () => {
  test.each<[string, (talk: Conversation) => Fields]>([
    ['a text of 2,000 characters', () => ({ text: '금'.repeat(2000) })],
    ['markup, which is text like any other', () => ({ text: '<img src=x onerror=alert(1)>' })],
    [
      'a picture from the chat’s own folder',
      ({ chatId }) => ({ text: '', imageUrl: pictureUrl(`chatImages/${chatId}`) }),
    ],
    [
      'a picture with a caption',
      ({ chatId }) => ({ text: '보증서예요', imageUrl: pictureUrl(`chatImages/${chatId}`) }),
    ],
    [
      'a picture of the emulator',
      ({ chatId }) => ({
        text: '',
        imageUrl: `http://127.0.0.1:9199/v0/b/demo-geumnaru.appspot.com/o/chatImages%2F${chatId}%2F1_a.jpg?alt=media&token=x`,
      }),
    ],
    ['an appointment card', () => ({ text: '[약속]', type: 'appointment', payload: appointment })],
    ['a price offer', () => ({ text: '[가격 제안] 480,000원', type: 'offer', payload: { price: 480_000 } })],
    ['a clock that is wrong', () => ({ typedAt: 0 })],
    ['a clock that is beyond all reason', () => ({ typedAt: Number.MIN_SAFE_INTEGER })],
    [
      'the last appointment that can be read',
      () => ({ text: '', type: 'appointment', payload: { at: 9_000_000_000_000, place: '종로', note: '' } }),
    ],
    [
      'the greatest offer',
      () => ({ text: '[가격 제안] 100,000,000,000원', type: 'offer', payload: { price: 100_000_000_000 } }),
    ],
  ])('%s is taken, and the app can read it', async (_name, changes) => {
    const talk = await startedConversation(world);
    const id = freshId('message');
    await assertSucceeds(sendOne(world.as(member(talk.buyer)), talk, talk.buyer, changes(talk), id));
    const sides = { chatId: must(parseChatId(talk.chatId)), me: must(parseUserId(talk.seller)) };
    expect(parseMessage(id, await world.stored(`${talk.chatPath}/messages/${id}`), sides)).not.toBeNull();
  });

  test.each<[string, (talk: Conversation) => Fields]>([
    ['an empty text', () => ({ text: '' })],
    ['a text of spaces', () => ({ text: '  \n ' })],
    ['a text of 2,001 characters', () => ({ text: '금'.repeat(2001) })],
    ['a text that is no text', () => ({ text: 5 })],
    ['somebody else as the sender', ({ seller }) => ({ sender: seller })],
    ['the client’s own clock as the server’s', () => ({ timestamp: longAgo })],
    ['a message already read by the other side', ({ buyer, seller }) => ({ readBy: [buyer, seller] })],
    ['a message read by nobody', () => ({ readBy: [] })],
    ['a negative number in the row', () => ({ seq: -1 })],
    ['a fraction in the row', () => ({ seq: 0.5 })],
    ['a typing time that is no integer', () => ({ typedAt: longAgo })],
    ['an unknown field', () => ({ pinned: true })],
    ['a picture from another chat', () => ({ text: '', imageUrl: pictureUrl('chatImages/p_a_b') })],
    ['a picture from elsewhere', () => ({ text: '', imageUrl: 'https://example.com/ring.jpg' })],
    [
      'a picture whose address only contains the folder',
      ({ chatId }) => ({ text: '', imageUrl: `https://example.com/?${pictureUrl(`chatImages/${chatId}`)}` }),
    ],
    [
      'a picture from another project’s Storage',
      ({ chatId }) => ({ text: '', imageUrl: foreignPictureUrl(`chatImages/${chatId}`) }),
    ],
    ['a script as a picture', () => ({ text: '', imageUrl: 'javascript:alert(1)' })],
    [
      'an address of more than 2,000 characters',
      ({ chatId }) => ({
        text: '',
        imageUrl: pictureUrl(`chatImages/${chatId}`, `1_${'a'.repeat(2000)}.jpg`),
      }),
    ],
    ['an unknown kind', () => ({ type: 'sticker', payload: {} })],
    ['a payload without a kind', () => ({ payload: appointment })],
    ['a kind without a payload', () => ({ type: 'appointment' })],
    [
      'an appointment with more than it has',
      () => ({ type: 'appointment', payload: { ...appointment, price: 1 } }),
    ],
    ['an offer of nothing', () => ({ type: 'offer', payload: {} })],
    ['an offer below 1,000원', () => ({ type: 'offer', payload: { price: 999 } })],
    ['an offer above every price', () => ({ type: 'offer', payload: { price: 100_000_000_001 } })],
    ['an offer that is no whole number', () => ({ type: 'offer', payload: { price: 480_000.5 } })],
    ['an offer in words', () => ({ type: 'offer', payload: { price: '480000' } })],
    ['an offer with more than it has', () => ({ type: 'offer', payload: { price: 480_000, until: 1 } })],
    [
      'an offer with a picture',
      ({ chatId }) => ({
        type: 'offer',
        payload: { price: 480_000 },
        imageUrl: pictureUrl(`chatImages/${chatId}`),
      }),
    ],
    [
      'an appointment later than the app reads',
      () => ({ text: '', type: 'appointment', payload: { ...appointment, at: 9_000_000_000_001 } }),
    ],
    ['an appointment at no time', () => ({ type: 'appointment', payload: { ...appointment, at: -1 } })],
    ['an appointment at no place', () => ({ type: 'appointment', payload: { ...appointment, place: '' } })],
  ])('%s is refused', async (_name, changes) => {
    const talk = await startedConversation(world);
    await assertFails(sendOne(world.as(member(talk.buyer)), talk, talk.buyer, changes(talk)));
  });
});

describe('what becomes of a message', () => {
  test('nobody edits or deletes one, its sender neither', async () => {
    const talk = await startedConversation(world);
    const [id = ''] = messageIds(1);
    await assertSucceeds(sendMore(world.as(member(talk.buyer)), talk, talk.buyer, [id]));
    const path = `${talk.chatPath}/messages/${id}`;
    for (const person of [member(talk.buyer), member(talk.seller), admin(freshId('admin'))]) {
      const message = world.as(person).doc(path);
      await assertFails(message.update({ text: '고친 말' }));
      await assertFails(message.update({ timestamp: longAgo }));
      await assertFails(message.set(messageFields(talk.buyer)));
      await assertFails(message.delete());
    }
  });

  test('a side adds itself to the readers, once or again', async () => {
    const talk = await startedConversation(world);
    const [id = ''] = messageIds(1);
    await assertSucceeds(sendMore(world.as(member(talk.buyer)), talk, talk.buyer, [id]));
    const message = world.as(member(talk.seller)).doc(`${talk.chatPath}/messages/${id}`);
    await assertSucceeds(message.update({ readBy: arrayUnion(talk.seller) }));
    await assertSucceeds(message.update({ readBy: arrayUnion(talk.seller) }));
  });

  test('a side adds nobody else, removes nobody, and changes nothing beside', async () => {
    const talk = await startedConversation(world);
    const [id = ''] = messageIds(1);
    await assertSucceeds(sendMore(world.as(member(talk.buyer)), talk, talk.buyer, [id]));
    const path = `${talk.chatPath}/messages/${id}`;
    const seller = world.as(member(talk.seller));
    await assertFails(
      world
        .as(member(talk.buyer))
        .doc(path)
        .update({ readBy: arrayUnion(talk.seller) }),
    );
    await assertFails(seller.doc(path).update({ readBy: [talk.seller] }));
    await assertFails(seller.doc(path).update({ readBy: [talk.buyer, talk.seller, talk.seller] }));
    await assertFails(seller.doc(path).update({ readBy: arrayUnion(talk.seller), text: '고친 말' }));
    await assertFails(
      world
        .as(unverified(talk.seller))
        .doc(path)
        .update({ readBy: arrayUnion(talk.seller) }),
    );
    const stranger = freshId('stranger');
    await assertFails(
      world
        .as(member(stranger))
        .doc(path)
        .update({ readBy: arrayUnion(stranger) }),
    );
  });

  test('a hundred messages are marked as read together with the own counter', async () => {
    const talk = await startedConversation(world);
    const ids = messageIds(100);
    const stored = ids.map((id) => [
      `${talk.chatPath}/messages/${id}`,
      { ...messageFields(talk.buyer), timestamp: longAgo },
    ]);
    await world.given(Object.fromEntries(stored));
    const seller = world.as(member(talk.seller));
    const batch = seller.batch();
    batch.update(seller.doc(talk.chatPath), {
      [`unreadCount.${talk.seller}`]: 0,
      touchedAt: serverTime(),
    });
    for (const id of ids) {
      batch.update(seller.doc(`${talk.chatPath}/messages/${id}`), { readBy: arrayUnion(talk.seller) });
    }
    await assertSucceeds(batch.commit());
  });
});

describe('reading messages', () => {
  test('the sides read them, at most 200 at a time', async () => {
    const talk = await startedConversation(world);
    const history = (uid: string) =>
      world.as(member(uid)).collection(`${talk.chatPath}/messages`).orderBy('timestamp');
    await assertSucceeds(history(talk.buyer).limit(200).get());
    await assertSucceeds(history(talk.seller).where('timestamp', '>', longAgo).limit(50).get());
    await assertFails(history(talk.buyer).limit(201).get());
    await assertFails(history(talk.buyer).get());
  });

  test('a missing message answers its side with "not found"', async () => {
    const talk = await startedConversation(world);
    await assertSucceeds(world.as(member(talk.buyer)).doc(`${talk.chatPath}/messages/missing`).get());
    await assertFails(
      world
        .as(member(freshId('stranger')))
        .doc(`${talk.chatPath}/messages/missing`)
        .get(),
    );
  });

  test('nobody else reads them, an admin neither, by no detour', async () => {
    const talk = await startedConversation(world);
    const outsiders = [
      anonymous,
      unverified(talk.buyer),
      member(freshId('stranger')),
      admin(freshId('admin')),
    ];
    for (const person of outsiders) {
      const database = world.as(person);
      await assertFails(
        database.collection(`${talk.chatPath}/messages`).orderBy('timestamp').limit(50).get(),
      );
      await assertFails(
        database.collection(`${talk.chatPath}/messages`).where(documentId(), '==', 'm').limit(1).get(),
      );
      await assertFails(database.collectionGroup('messages').limit(10).get());
    }
    await assertFails(world.as(member(talk.buyer)).collectionGroup('messages').limit(10).get());
  });
});
