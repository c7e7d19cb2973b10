import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { forget } from '../../functions/src/scheduled/forget-old.ts';
import { accounts, closeBackend, database, eventually, freshId, given, stored } from './backend.ts';
import { callAnonymously, signedIn, type Person } from './callers.ts';

afterAll(closeBackend);

const DAY_MS = 24 * 3_600_000;
let buyer: Person;
let seller: Person;
let orderId: string;

const order = (over: object = {}) => ({
  productId: freshId('ring'),
  sellerId: seller.uid,
  buyerId: buyer.uid,
  chatId: ['ring', ...[buyer.uid, seller.uid].toSorted()].join('_'),
  snapshot: { title: '순금 반지', purity: '24K', weightG: 3.75, thumbUrl: '' },
  agreedPrice: 600_000,
  method: 'meet',
  status: 'reserved',
  reviewedBy: [],
  createdAt: Timestamp.fromMillis(Date.now() - DAY_MS),
  completedAt: null,
  updatedAt: Timestamp.fromMillis(Date.now() - DAY_MS),
  ...over,
});

beforeEach(async () => {
  [buyer, seller] = await Promise.all([signedIn('buyer'), signedIn('seller')]);
  orderId = freshId('order');
  await given({
    [`orders/${orderId}`]: order(),
    [`users/${seller.uid}`]: { nickname: '종로한돈', phone: '010-1234-5678', email: 'typed@example.com' },
  });
});

const ask = (person: Person, of = orderId): Promise<unknown> =>
  person.call('sellerIdentity', { orderId: of });
const refused = (code: string) => ({ ok: false, code });
const noticesOf = async (uid: string) =>
  (await database().collection('notifications').where('to', '==', uid).get()).docs.map((one) => one.data());

test('the buyer of a deal is shown the seller, with what is confirmed; it stands, and the seller is told once', async () => {
  for (let time = 0; time < 2; time += 1) {
    expect(await ask(buyer)).toEqual({
      ok: true,
      value: {
        nickname: '종로한돈',
        // The account's, not what somebody typed.
        email: `${seller.uid.toLowerCase()}@example.com`,
        isEmailVerified: true,
        phone: '010-1234-5678',
        joinedAt: expect.any(Number),
      },
    });
  }
  expect(await stored(`sellerDisclosures/${orderId}`)).toMatchObject({
    orderId,
    buyerId: buyer.uid,
    sellerId: seller.uid,
  });
  expect(await noticesOf(seller.uid)).toMatchObject([
    { type: 'order', link: '/my-orders?tab=sold', read: false },
  ]);
  expect(await stored(`quotas/${buyer.uid}/kinds/identities`)).toMatchObject({ used: 1 });
});

test('both at once it is one look', async () => {
  expect(await Promise.all([ask(buyer), ask(buyer)])).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await noticesOf(seller.uid)).toHaveLength(1);
});

test('a deal that was called off shows the seller too: that is when it is asked for', async () => {
  await given({ [`orders/${orderId}`]: order({ status: 'cancelled' }) });
  expect(await ask(buyer)).toMatchObject({ ok: true });
});

test('nobody but the buyer is shown anything, an admin neither', async () => {
  const [stranger, admin] = await Promise.all([signedIn('stranger'), signedIn('admin', { isAdmin: true })]);
  for (const person of [seller, stranger, admin]) expect(await ask(person)).toEqual(refused('denied'));
  expect(await ask(buyer, freshId('order'))).toEqual(refused('gone'));
  expect(await ask(buyer, 'a/b')).toBe('INVALID_ARGUMENT');
  expect(await callAnonymously('sellerIdentity', { orderId })).toBe('UNAUTHENTICATED');
  expect(await ask(await signedIn('unverified', { isVerified: false }))).toBe('PERMISSION_DENIED');
  expect(await stored(`sellerDisclosures/${orderId}`)).toBeUndefined();
  expect(await noticesOf(seller.uid)).toEqual([]);
});

test('who has left is not shown', async () => {
  await accounts().deleteUser(seller.uid);
  expect(await ask(buyer)).toEqual(refused('left'));
});

test('so many a day, and a look that stands is not one more', async () => {
  await ask(buyer);
  await given({
    [`quotas/${buyer.uid}/kinds/identities`]: {
      since: Timestamp.now(),
      used: 10,
      added: 1,
      of: 'x',
      at: Timestamp.now(),
    },
  });
  const another = freshId('order');
  await given({ [`orders/${another}`]: order() });
  expect(await ask(buyer, another)).toMatchObject({ ok: false, code: 'held' });
  expect(await stored(`sellerDisclosures/${another}`)).toBeUndefined();
  expect(await ask(buyer)).toMatchObject({ ok: true });
});

test('the record goes after three years, and with the seller', async () => {
  const [old, young] = [freshId('look'), freshId('look')];
  const look = (days: number) => ({
    sellerId: seller.uid,
    buyerId: buyer.uid,
    createdAt: Timestamp.fromMillis(Date.now() - days * DAY_MS),
  });
  await given({
    [`sellerDisclosures/${old}`]: look(3 * 365 + 1),
    [`sellerDisclosures/${young}`]: look(3 * 365 - 1),
  });
  await forget('sellerDisclosures', new Date());
  expect(await stored(`sellerDisclosures/${old}`)).toBeUndefined();
  expect(await stored(`sellerDisclosures/${young}`)).toBeDefined();
  await accounts().deleteUser(seller.uid);
  await eventually(async () => expect(await stored(`sellerDisclosures/${young}`)).toBeUndefined());
});
