import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { closeBackend, database, eventually, freshId, freshName, given, stored } from './backend.ts';
import { signedIn } from './callers.ts';

afterAll(closeBackend);

const joined = Timestamp.fromDate(new Date('2026-01-02T03:04:05Z'));
const account = (nickname: string) => ({
  nickname,
  phone: '010-1234-5678',
  email: 'a@example.com',
  createdAt: joined,
});

const expectProfile = (uid: string, profile: object): Promise<void> =>
  eventually(async () => expect(await stored(`profiles/${uid}`)).toMatchObject(profile));

test('a new account gets a profile that tells the name and not the phone', async () => {
  const [uid, name] = [freshId('user'), freshName('금이')];
  await given({ [`users/${uid}`]: account(name) });
  await eventually(async () =>
    expect(await stored(`profiles/${uid}`)).toEqual({
      nickname: name,
      nameKey: name.toLowerCase(),
      photoUrl: null,
      joinedAt: joined,
      reviewCount: 0,
      ratings: { bad: 0, good: 0, best: 0 },
      dealCount: 0,
      standing: {
        isEmailVerified: false,
        bigDealCount: 0,
        noShowCount: 0,
        disputedNoShowCount: 0,
        answerTime: null,
      },
    }),
  );
});

test('a new name and portrait are published, and the counts stay', async () => {
  const uid = freshId('user');
  await given({
    [`orders/${freshId('order')}`]: { buyerId: uid, sellerId: freshId('seller'), status: 'completed' },
  });
  const [before, after] = [freshName('금이'), freshName('은이')];
  await given({ [`users/${uid}`]: account(before) });
  await expectProfile(uid, { nickname: before, dealCount: 1 });
  await database().doc(`users/${uid}`).update({ nickname: after, photoUrl: 'https://example.com/a.jpg' });
  await expectProfile(uid, { nickname: after, photoUrl: 'https://example.com/a.jpg', dealCount: 1 });
});

test('of many changes in a row the last one stands', async () => {
  const uid = freshId('user');
  await given({ [`users/${uid}`]: account('처음') });
  const last = freshName('마지막');
  for (const nickname of ['하나', '둘', '셋', last]) {
    await database().doc(`users/${uid}`).update({ nickname });
  }
  await expectProfile(uid, { nickname: last });
});

describe('a name that is somebody else’s', () => {
  test.each(['', '_', ' ', '.'])(
    'is told apart, also when it is written with "%s" in between',
    async (sign) => {
      const [seller, imitator] = [freshId('seller'), freshId('imitator')];
      const name = freshName('종로한돈');
      await given({ [`users/${seller}`]: account(name) });
      await expectProfile(seller, { nickname: name });
      const typed = `종로${sign}${name.slice(2)}`;
      await given({ [`users/${imitator}`]: account(typed) });
      await expectProfile(imitator, { nickname: `${typed}·${imitator.slice(-4)}` });
      // Publishing the first one again does not take the name away.
      await database().doc(`users/${seller}`).update({ photoUrl: 'https://example.com/a.jpg' });
      await expectProfile(seller, { nickname: name, photoUrl: 'https://example.com/a.jpg' });
    },
  );

  test('is the first one’s, also where that profile is older than the keys', async () => {
    const [seller, imitator] = [freshId('seller'), freshId('imitator')];
    const name = freshName('금방');
    await given({ [`profiles/${seller}`]: { nickname: name } });
    await given({ [`users/${imitator}`]: account(name) });
    await expectProfile(imitator, { nickname: `${name}·${imitator.slice(-4)}` });
  });

  test('of the house is published for nobody but the desk, however it is spelt', async () => {
    for (const nickname of ['관리자', '관리자'.normalize('NFD'), 'Ａｄｍｉｎ', '금.나.루', '금\u200B나루']) {
      const uid = freshId('user');
      await given({ [`users/${uid}`]: account(nickname) });
      await expectProfile(uid, { nickname: '' });
    }
    const desk = await signedIn('desk', { isAdmin: true });
    await given({ [`users/${desk.uid}`]: account(`금나루 ${desk.uid}`) });
    await expectProfile(desk.uid, { nickname: `금나루 ${desk.uid}` });
  });
});

test('a number to call is published as nobody’s name', async () => {
  const uid = freshId('user');
  await given({ [`users/${uid}`]: account('금이 010-1234-5678') });
  await expectProfile(uid, { nickname: '' });
});

test('without an account there is no profile', async () => {
  const uid = freshId('user');
  const name = freshName('금이');
  await given({ [`users/${uid}`]: account(name) });
  await expectProfile(uid, { nickname: name });
  await database().doc(`users/${uid}`).delete();
  await eventually(async () => expect(await stored(`profiles/${uid}`)).toBeUndefined());
});

test('reviews are counted by rating, and those older than the profile too', async () => {
  const uid = freshId('user');
  const review = (rating: string) => ({ revieweeId: uid, rating });
  await given({ [`reviews/${freshId('r')}`]: review('best') });
  await given({ [`users/${uid}`]: account(freshName('금이')) });
  await expectProfile(uid, { reviewCount: 1, ratings: { bad: 0, good: 0, best: 1 } });
  await given({
    [`reviews/${freshId('r')}`]: review('best'),
    [`reviews/${freshId('r')}`]: review('good'),
    [`reviews/${freshId('r')}`]: review('bad'),
    [`reviews/${freshId('r')}`]: { revieweeId: freshId('somebody'), rating: 'bad' },
  });
  await expectProfile(uid, { reviewCount: 4, ratings: { bad: 1, good: 1, best: 2 } });
});

test('a review is written down on its order, once for each side, whatever comes twice', async () => {
  const [buyer, seller, orderId] = [freshId('buyer'), freshId('seller'), freshId('order')];
  const order = { buyerId: buyer, sellerId: seller, status: 'completed', agreedPrice: 590_000 };
  await given({ [`orders/${orderId}`]: order });
  const review = (reviewerId: string, revieweeId: string) => ({
    orderId,
    reviewerId,
    revieweeId,
    rating: 'best',
  });
  const ofBuyer = `reviews/${orderId}_${buyer}`;
  // By the time of a change other devices hear of it.
  const reviewed = (by: readonly string[]) => ({
    ...order,
    reviewedBy: by,
    updatedAt: expect.any(Timestamp),
  });
  await given({ [ofBuyer]: review(buyer, seller) });
  await eventually(async () => expect(await stored(`orders/${orderId}`)).toEqual(reviewed([buyer])));
  // The same again, one of an order that is not there, and the other side's.
  await database().doc(ofBuyer).delete();
  await given({
    [ofBuyer]: review(buyer, seller),
    [`reviews/${freshId('r')}`]: { ...review(buyer, seller), orderId: freshId('gone') },
    [`reviews/${orderId}_${seller}`]: review(seller, buyer),
  });
  await eventually(async () => expect(await stored(`orders/${orderId}`)).toEqual(reviewed([buyer, seller])));
});

test('completed deals count on both sides, and no longer when they are taken back', async () => {
  const [buyer, seller, order] = [freshId('buyer'), freshId('seller'), `orders/${freshId('order')}`];
  await given({ [`users/${buyer}`]: account('산이'), [`users/${seller}`]: account('판이') });
  await expectProfile(buyer, { dealCount: 0 });
  await expectProfile(seller, { dealCount: 0 });
  await given({ [order]: { buyerId: buyer, sellerId: seller, status: 'completed' } });
  await expectProfile(buyer, { dealCount: 1 });
  await expectProfile(seller, { dealCount: 1 });
  await database().doc(order).update({ status: 'cancelled' });
  await expectProfile(buyer, { dealCount: 0 });
  await expectProfile(seller, { dealCount: 0 });
});
