import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { millis } from '#domain/units.ts';
import { pushNotice } from '../../functions/src/push/on-notification-created.ts';
import { closeBackend, database, eventually, freshId, given, stored } from './backend.ts';
import { givenPerson, settledFor } from './pushed-people.ts';
import { deviceOf, tellPushService } from './push-service.ts';

afterAll(closeBackend);

const notice = (to: string, changes: object = {}) => ({
  to,
  type: 'exchange_scheduled',
  title: '예약이 확정되었습니다!',
  body: '3월 12일 오후 2시',
  link: '/my-exchanges?id=x1',
  meta: { exchangeId: 'x1' },
  read: false,
  createdAt: Timestamp.now(),
  ...changes,
});

const notify = async (to: string, changes: object = {}): Promise<string> => {
  const id = freshId('notice');
  await given({ [`notifications/${id}`]: notice(to, changes) });
  return id;
};

test('what advertises reaches nobody who has not agreed to it, or has taken that back', async () => {
  const [unasked, withdrawn] = [await givenPerson(), await givenPerson()];
  await given({ [`consents/${withdrawn.uid}/items/news`]: { isGiven: false, version: '2025-01-01' } });
  const advert = { type: 'system', meta: { advertising: true } };
  for (const { uid } of [unasked, withdrawn]) await notify(uid, advert);
  // Told later, and pushed: by then the ones before have been looked at.
  for (const { uid } of [unasked, withdrawn]) {
    await notify(uid);
    await settledFor(uid, 'sent');
  }
  for (const { token } of [unasked, withdrawn]) expect((await deviceOf(token)).messages).toHaveLength(1);
});

test('what advertises reaches who has agreed by day, and nobody by night', async () => {
  const { uid, token } = await givenPerson();
  await given({
    [`consents/${uid}/items/news`]: { isGiven: true, version: '2025-01-01', at: Timestamp.now() },
  });
  // Where no trigger looks, so that the hour is the one that is given.
  const advert = database().doc(`looks/${freshId('notice')}`);
  await advert.set(notice(uid, { type: 'system', meta: { advertising: true } }));
  const pushedAt = async (time: string): Promise<readonly (string | undefined)[]> => {
    await pushNotice(await advert.get(), time, millis(Date.parse(time)));
    return (await deviceOf(token)).messages.map(({ data }) => data['title']);
  };
  for (const night of ['21:00', '07:59']) expect(await pushedAt(`2026-03-11T${night}:00+09:00`)).toEqual([]);
  // What advertises says so, and how to refuse it; what does not says neither.
  const said = '(광고) 예약이 확정되었습니다!';
  expect(await pushedAt('2026-03-11T20:59:00+09:00')).toEqual([said]);
  await notify(uid);
  await eventually(async () => {
    const { messages } = await deviceOf(token);
    expect(messages.map(({ data }) => data['title'])).toEqual([said, '예약이 확정되었습니다!']);
  });
});

test('a notification reaches every device of its recipient, as data only', async () => {
  const second = freshId('token');
  const { uid, token } = await givenPerson();
  await database()
    .doc(`users/${uid}`)
    .update({ fcmTokens: [token, second, token] });
  const id = await notify(uid);
  await settledFor(uid, 'sent');
  for (const one of [token, second]) {
    const { messages } = await deviceOf(one);
    expect(messages).toHaveLength(1);
    expect(messages[0]).not.toHaveProperty('notification');
    expect(messages[0]?.data).toMatchObject({
      title: '예약이 확정되었습니다!',
      body: '3월 12일 오후 2시',
      type: 'exchange_scheduled',
      click_action: '/my-exchanges?id=x1',
      tag: 'exchange:x1',
      to: uid,
      notificationId: id,
    });
  }
});

test('a link out of the app is not pushed', async () => {
  const { uid, token } = await givenPerson();
  await notify(uid, { link: '//evil.example', meta: {} });
  await settledFor(uid, 'sent');
  expect((await deviceOf(token)).messages[0]?.data['click_action']).toBe('/notifications');
});

test('nobody hears from a person they have blocked', async () => {
  const [sender, recipient] = [freshId('user'), await givenPerson()];
  await given({ [`blocks/${recipient.uid}/items/${sender}`]: { createdAt: Timestamp.now() } });
  await notify(recipient.uid, { type: 'comment', meta: { fromUid: sender } });
  await settledFor(recipient.uid, 'blocked');
  expect((await deviceOf(recipient.token)).attempts).toBe(0);
});

test('a service that is busy or broken for a moment is asked again, and the push arrives once', async () => {
  const { uid, token } = await givenPerson();
  await tellPushService(token, { answers: [429, 500] });
  await notify(uid);
  await settledFor(uid, 'sent');
  const { messages, attempts } = await deviceOf(token);
  expect([messages.length, attempts]).toEqual([1, 3]);
});

test('a dead token is forgotten, the living one keeps its push', async () => {
  const dead = freshId('token');
  const { uid, token } = await givenPerson();
  await database()
    .doc(`users/${uid}`)
    .update({ fcmTokens: [dead, token] });
  await tellPushService(dead, { always: 404 });
  await notify(uid);
  await settledFor(uid, 'sent');
  expect((await stored(`users/${uid}`))?.['fcmTokens']).toEqual([token]);
  expect((await deviceOf(dead)).attempts).toBe(1);
  expect((await deviceOf(token)).messages).toHaveLength(1);
});

test('in quiet hours nothing is pushed, and the notification stays', async () => {
  const now = new Date(Date.now() + 9 * 60 * 60_000);
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  // Half a day around now, so that a slow run stays inside.
  const quietHours = { fromMinute: (minute + 1080) % 1440, toMinute: (minute + 360) % 1440 };
  const { uid, token } = await givenPerson({ quietHours });
  const id = await notify(uid);
  await settledFor(uid, 'quiet');
  expect((await deviceOf(token)).attempts).toBe(0);
  expect(await stored(`notifications/${id}`)).toMatchObject({ read: false });
});
