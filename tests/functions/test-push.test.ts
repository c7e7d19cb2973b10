import { afterAll, expect, test } from 'vitest';
import { testPushText } from '#i18n/ko/test-push.ts';
import { closeBackend, freshId, given, stored } from './backend.ts';
import { callAnonymously, signedIn, type Person } from './callers.ts';
import { deviceOf, tellPushService } from './push-service.ts';

afterAll(closeBackend);

/** Somebody with a device whose token their account holds. */
async function withDevice(): Promise<{ readonly person: Person; readonly token: string }> {
  const [person, token] = [await signedIn('tester'), freshId('token')];
  await given({
    [`users/${person.uid}`]: { nickname: '금이', phone: '', email: '', fcmTokens: [token] },
  });
  return { person, token };
}

const tryPush = ({ person, token }: { person: Person; token: string }) =>
  person.call('sendTestPush', { token });
const tokensOf = async ({ uid }: Person) => (await stored(`users/${uid}`))?.['fcmTokens'];

test('a person tries their own device, past their quiet hours, and knows the push by its event', async () => {
  const { person, token } = await withDevice();
  const quietHours = { fromMinute: 0, toMinute: 1_439 };
  await given({
    [`users/${person.uid}`]: { nickname: '금이', phone: '', email: '', fcmTokens: [token], quietHours },
  });
  const answer = await tryPush({ person, token });
  const { messages } = await deviceOf(token);
  expect(messages).toHaveLength(1);
  const data = messages[0]?.data;
  expect(data).toMatchObject({ title: testPushText.pushTitle, to: person.uid, tag: 'test' });
  expect(answer).toEqual({ ok: true, value: { eventId: data?.['eventId'] } });
  expect(await stored(`pushes/${data?.['eventId']}`)).toMatchObject({
    uid: person.uid,
    state: 'settled',
    outcome: 'test',
  });
});

test('nobody reaches a device that is not their own', async () => {
  const { token } = await withDevice();
  const stranger = await withDevice();
  expect(await tryPush({ person: stranger.person, token })).toEqual({ ok: false, code: 'unknown' });
  expect((await deviceOf(token)).attempts).toBe(0);
});

test('a token that the push service does not know is said to be dead, and given up', async () => {
  const device = await withDevice();
  await tellPushService(device.token, { always: 404 });
  expect(await tryPush(device)).toEqual({ ok: false, code: 'dead' });
  expect(await tokensOf(device.person)).toEqual([]);
  expect(await tryPush(device)).toEqual({ ok: false, code: 'unknown' });
});

test('a service that is busy is not the device’s fault, and its token stays', async () => {
  const device = await withDevice();
  await tellPushService(device.token, { always: 503 });
  expect(await tryPush(device)).toEqual({ ok: false, code: 'busy' });
  expect(await tokensOf(device.person)).toEqual([device.token]);
});

test('without a sign-in, a verified address or a token nothing is tried', async () => {
  const token = freshId('token');
  expect(await callAnonymously('sendTestPush', { token })).toBe('UNAUTHENTICATED');
  const unverified = await signedIn('unverified', { isVerified: false });
  expect(await unverified.call('sendTestPush', { token })).toBe('PERMISSION_DENIED');
  const { person } = await withDevice();
  for (const wrong of [undefined, '', 7, 'x'.repeat(8_193)]) {
    expect(await person.call('sendTestPush', { token: wrong })).toBe('INVALID_ARGUMENT');
  }
});

test('one device is tried once in a while: of several at once some are held, and as many as passed arrive', async () => {
  const device = await withDevice();
  const answers = await Promise.all(Array.from({ length: 4 }, () => tryPush(device)));
  const sent = answers.filter((answer) => JSON.stringify(answer).startsWith('{"ok":true'));
  // The window may end among them.
  expect(sent.length).toBeGreaterThanOrEqual(1);
  expect(sent.length).toBeLessThanOrEqual(2);
  expect((await deviceOf(device.token)).messages).toHaveLength(sent.length);
});
