import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { accounts, closeBackend, freshId, given, stored } from './backend.ts';
import { callAnonymously, signedIn } from './callers.ts';

afterAll(closeBackend);

test('whoever asks to leave is gone, with what was only theirs, and may ask again', async () => {
  const person = await signedIn('leaver');
  const product = freshId('product');
  const exchange = freshId('exchange');
  await given({
    [`users/${person.uid}`]: { nickname: '금이', phone: '010-1234-5678', email: 'a@example.com' },
    [`products/${product}`]: { sellerId: person.uid, status: 'selling' },
    [`signUps/${person.uid}`]: { nickname: '금이', phone: '010-1234-5678' },
    [`quotas/${person.uid}/kinds/comments`]: { used: 1 },
    [`consents/${person.uid}/items/news`]: { isGiven: true, version: '2025-01-01' },
    [`goldExchanges/${exchange}`]: {
      userId: person.uid,
      status: 'completed',
      contactPhone: '010-1234-5678',
    },
  });

  expect(await person.call('deleteAccount', {})).toEqual({ ok: true, value: null });

  expect((await accounts().getUsers([{ uid: person.uid }])).users).toEqual([]);
  for (const gone of ['users/{uid}', 'signUps/{uid}', 'consents/{uid}/items/news']) {
    expect(await stored(gone.replace('{uid}', person.uid))).toBeUndefined();
  }
  expect(await stored(`formerMembers/${person.uid}`)).toHaveProperty('forgottenAt');
  // With the token that is left nothing more is said: what that is counted by is used up.
  for (const kind of ['messages', 'chats']) {
    const { since, used } = (await stored(`quotas/${person.uid}/kinds/${kind}`)) ?? {};
    expect(since.toMillis()).toBeGreaterThan(Date.now() + 100 * 365 * 24 * 3_600_000);
    expect(used).toBeGreaterThan(1_000_000);
  }
  expect(await stored(`quotas/${person.uid}/kinds/comments`)).toBeUndefined();
  expect(await stored(`products/${product}`)).toBeUndefined();
  expect(await stored(`goldExchanges/${exchange}`)).toMatchObject({ contactPhone: '' });
});

test('asked again once all is done, nothing of the work is done again', async () => {
  const person = await signedIn('again');
  const kept = `favorites/${person.uid}/items/p1`;
  await given({ [`formerMembers/${person.uid}`]: { forgottenAt: Timestamp.now() }, [kept]: {} });
  for (let time = 0; time < 3; time += 1) {
    expect(await person.call('deleteAccount', {})).toEqual({ ok: true, value: null });
  }
  expect(await stored(kept)).toBeDefined();
});

test('gold that lies with us is settled first', async () => {
  const person = await signedIn('customer');
  await given({ [`goldExchanges/${freshId('exchange')}`]: { userId: person.uid, status: 'requested' } });
  expect(await person.call('deleteAccount', {})).toEqual({ ok: false, code: 'open_exchange' });
  expect((await accounts().getUsers([{ uid: person.uid }])).users).toHaveLength(1);
  expect(await stored(`formerMembers/${person.uid}`)).toBeUndefined();
});

test('nobody leaves for somebody else, or without a sign-in', async () => {
  expect(await callAnonymously('deleteAccount', {})).toBe('UNAUTHENTICATED');
});

test('whoever was suspended takes nothing away in the minutes in which their sign-in is still new', async () => {
  const person = await signedIn('suspended');
  await given({ [`users/${person.uid}`]: { nickname: '금이', phone: '', email: 'a@example.com' } });
  await accounts().updateUser(person.uid, { disabled: true });
  expect(await person.call('deleteAccount', {})).toBe('PERMISSION_DENIED');
  expect((await accounts().getUsers([{ uid: person.uid }])).users).toHaveLength(1);
  expect(await stored(`users/${person.uid}`)).toBeDefined();
});
