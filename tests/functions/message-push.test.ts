import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { millis } from '#domain/units.ts';
import { pushMessage } from '../../functions/src/push/on-message-created.ts';
import { closeBackend, database, eventually, freshId, given, stored } from './backend.ts';
import { givenPerson } from './pushed-people.ts';
import { deviceOf, tellPushService } from './push-service.ts';

afterAll(closeBackend);

const chatBetween = async (sender: string, recipient: string): Promise<string> => {
  const participants = [sender, recipient].toSorted();
  const chatId = [freshId('product'), ...participants].join('_');
  await given({ [`chats/${chatId}`]: { participants, productId: 'p' } });
  return `chats/${chatId}`;
};

const message = (sender: string, changes: object = {}) => ({
  sender,
  text: '네고 되나요?',
  imageUrl: null,
  timestamp: Timestamp.now(),
  readBy: [sender],
  ...changes,
});

test('a chat message is told to the other side under the sender’s name, and makes no notification', async () => {
  const sender = await givenPerson();
  const recipient = await givenPerson();
  await eventually(async () => expect(await stored(`profiles/${sender.uid}`)).toBeDefined());
  const chat = await chatBetween(sender.uid, recipient.uid);
  const messageId = freshId('m');
  await given({ [`${chat}/messages/${messageId}`]: message(sender.uid) });
  await eventually(async () => expect((await deviceOf(recipient.token)).messages).toHaveLength(1));
  expect((await deviceOf(recipient.token)).messages.map(({ data }) => data)).toEqual([
    expect.objectContaining({
      title: expect.stringMatching(/^금이(·\w+)?$/),
      body: '네고 되나요?',
      type: 'chat_message',
      click_action: `/chat/${chat.split('/')[1]}`,
      tag: `chat:${chat.split('/')[1]}`,
      messageId,
    }),
  ]);
  expect((await deviceOf(sender.token)).attempts).toBe(0);
  const notifications = await database().collection('notifications').where('to', '==', recipient.uid).get();
  expect(notifications.size).toBe(0);
});

test('a photo, an appointment and an answer have words of their own', async () => {
  const [sender, recipient] = [freshId('user'), await givenPerson()];
  const chat = await chatBetween(sender, recipient.uid);
  await given({
    [`${chat}/messages/${freshId('m')}`]: message(sender, {
      text: '',
      imageUrl: 'https://example.com/a.jpg',
    }),
    [`${chat}/messages/${freshId('m')}`]: message(sender, {
      text: '',
      type: 'appointment',
      payload: { at: 1_800_000_000_000, place: '종로3가역 1번 출구', note: '' },
    }),
    [`${chat}/messages/${freshId('m')}-a`]: message(sender, {
      text: '제안을 수락했어요.',
      type: 'answer',
      payload: { verdict: 'accepted' },
    }),
  });
  await eventually(async () => {
    const { messages } = await deviceOf(recipient.token);
    expect(messages.map(({ data }) => data['body']).toSorted()).toEqual([
      '사진을 보냈습니다.',
      '약속을 제안했습니다.',
      '제안을 수락했어요.',
    ]);
  });
});

/** A message where no trigger looks, and how it is pushed so many seconds after it was written. */
async function givenMessage() {
  const [sender, recipient] = [freshId('user'), await givenPerson()];
  const chatId = [freshId('product'), ...[sender, recipient.uid].toSorted()].join('_');
  const written = database().doc(`looks/${chatId}/messages/${freshId('m')}`);
  await written.set(message(sender));
  const found = await written.get();
  const at = found.createTime?.toMillis() ?? Number.NaN;
  const pushAfter = (seconds: number): Promise<void> =>
    pushMessage(found, new Date(at).toISOString(), millis(at + seconds * 1_000));
  const entries = async () => {
    const { docs } = await database().collection('pushes').where('uid', '==', recipient.uid).get();
    return docs.map((entry) => entry.data());
  };
  return { ...recipient, pushAfter, entries };
}

test('a message that has just been written costs the ledger nothing', async () => {
  const { token, pushAfter, entries } = await givenMessage();
  await pushAfter(1);
  expect((await deviceOf(token)).messages).toHaveLength(1);
  expect(await entries()).toEqual([]);
});

test('a message whose push is delivered twice at once names one event, which a device shows once', async () => {
  const { token, pushAfter } = await givenMessage();
  await Promise.all([pushAfter(1), pushAfter(1)]);
  const events = (await deviceOf(token)).messages.map(({ data }) => data['eventId']);
  expect(events).toHaveLength(2);
  expect(new Set(events).size).toBe(1);
});

test('of a message that could not be pushed to every device, a later run tries those that are left', async () => {
  const { uid, token, pushAfter, entries } = await givenMessage();
  const broken = freshId('token');
  await database()
    .doc(`users/${uid}`)
    .update({ fcmTokens: [token, broken] });
  await tellPushService(broken, { always: 429 });
  await expect(pushAfter(1)).rejects.toThrow(/1 devices wait/);
  expect(await entries()).toMatchObject([{ state: 'waiting', tokens: [broken] }]);
  await tellPushService(broken, {});
  await pushAfter(20);
  for (const one of [token, broken]) expect((await deviceOf(one)).messages).toHaveLength(1);
  expect(await entries()).toMatchObject([{ state: 'settled', outcome: 'sent' }]);
  await pushAfter(40);
  expect((await deviceOf(broken)).messages).toHaveLength(1);
});

test('later runs of a message, at once and afterwards, push it once', async () => {
  const { token, pushAfter, entries } = await givenMessage();
  await Promise.all([pushAfter(20), pushAfter(20)].map((run) => run.catch(() => null)));
  await pushAfter(200);
  expect((await deviceOf(token)).messages).toHaveLength(1);
  expect(await entries()).toMatchObject([{ state: 'settled', outcome: 'sent' }]);
});
