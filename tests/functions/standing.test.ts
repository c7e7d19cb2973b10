import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { recountPeople } from '../../functions/src/people/recount-people.ts';
import { closeBackend, database, eventually, freshId, freshName, given, stored } from './backend.ts';
import { signedIn } from './callers.ts';

afterAll(closeBackend);

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Long enough ago that whatever was not answered then was not answered. */
const ASKED = Date.now() - 5 * DAY_MS;

const NOTHING = {
  isEmailVerified: true,
  bigDealCount: 0,
  noShowCount: 0,
  disputedNoShowCount: 0,
  answerTime: null,
};

const expectStanding = (uid: string, standing: object): Promise<void> =>
  eventually(async () => expect((await stored(`profiles/${uid}`))?.['standing']).toEqual(standing));

/** A verified member with a profile. */
async function newMember(): Promise<string> {
  const { uid } = await signedIn('member');
  await given({ [`users/${uid}`]: { nickname: freshName('금이'), phone: '', email: 'a@example.com' } });
  await expectStanding(uid, NOTHING);
  return uid;
}

/** Somebody opens a room with `seller`, who answers after so many minutes, or never. */
async function asks(seller: string, askedAt: number, wait: number | null): Promise<string> {
  const [product, buyer] = [freshId('ring'), freshId('buyer')];
  const participants = [buyer, seller].toSorted();
  const chat = `chats/${product}_${participants.join('_')}`;
  const says = (sender: string, at: number) => ({
    sender,
    text: '네',
    imageUrl: null,
    timestamp: Timestamp.fromMillis(at),
    readBy: [sender],
    seq: 1,
    typedAt: at,
  });
  await given({
    [`${chat}/messages/m0`]: says(buyer, askedAt),
    ...(wait === null
      ? {}
      : {
          [`${chat}/messages/m1`]: says(seller, askedAt + wait * MINUTE_MS),
          [`${chat}/messages/m2`]: says(seller, askedAt + (wait + 5) * MINUTE_MS),
        }),
  });
  await given({
    [chat]: {
      productId: product,
      participants,
      lastMessage: '네',
      lastMessageAt: Timestamp.fromMillis(askedAt),
      lastUpdated: Timestamp.fromMillis(askedAt),
      unreadCount: { [buyer]: 0, [seller]: 1 },
      lastBatch: ['m0'],
    },
  });
  return chat;
}

const roomsOf = async (uid: string) => (await stored(`answerTimes/${uid}`))?.['rooms'] ?? [];

describe('what is known of somebody', () => {
  test('says whether the account’s own address is verified', async () => {
    const { uid } = await signedIn('stranger', { isVerified: false });
    await given({ [`users/${uid}`]: { nickname: freshName('금이'), phone: '', email: 'a@example.com' } });
    await expectStanding(uid, { ...NOTHING, isEmailVerified: false });
  });

  test('counts deals from a million won on, on either side, once they are completed', async () => {
    const uid = await newMember();
    const order = (side: string, agreedPrice: number, status = 'completed') => ({
      buyerId: freshId('buyer'),
      sellerId: freshId('seller'),
      [side]: uid,
      agreedPrice,
      status,
    });
    const open = freshId('order');
    await given({
      [`orders/${freshId('order')}`]: order('sellerId', 1_000_000),
      [`orders/${freshId('order')}`]: order('buyerId', 3_200_000),
      [`orders/${freshId('order')}`]: order('sellerId', 999_999),
      [`orders/${open}`]: order('sellerId', 2_000_000, 'handed'),
    });
    await expectStanding(uid, { ...NOTHING, bigDealCount: 2 });
    await database().doc(`orders/${open}`).update({ status: 'completed' });
    await expectStanding(uid, { ...NOTHING, bigDealCount: 3 });
    expect(await stored(`profiles/${uid}`)).toMatchObject({ dealCount: 4 });
  });

  test('says how soon they answer once three have asked, by the first answers alone', async () => {
    const seller = await newMember();
    for (const wait of [3, 50]) await asks(seller, ASKED, wait);
    await eventually(async () => expect(await roomsOf(seller)).toHaveLength(2));
    await expectStanding(seller, NOTHING);
    await asks(seller, ASKED + 1, null);
    await expectStanding(seller, { ...NOTHING, answerTime: 'hour' });
    // Who does not answer is slower than anybody who does.
    for (const shift of [2, 3]) await asks(seller, ASKED + shift, null);
    await expectStanding(seller, { ...NOTHING, answerTime: 'longer' });
  });

  test('is no worse for a room that may still be answered', async () => {
    const seller = await newMember();
    for (const wait of [1, 2, 3]) await asks(seller, ASKED + wait, wait);
    for (const shift of [1, 2, 3, 4]) await asks(seller, Date.now() - shift * MINUTE_MS, null);
    await eventually(async () => expect(await roomsOf(seller)).toHaveLength(7));
    await expectStanding(seller, { ...NOTHING, answerTime: 'ten_minutes' });
  });

  test('is put right by the recount, and made whole where an older version has published it', async () => {
    const [wrong, old] = [await newMember(), await newMember()];
    await given({
      [`noShows/${freshId('told')}`]: { toldOf: wrong, teller: freshId('x'), isDisputed: false },
    });
    await expectStanding(wrong, { ...NOTHING, noShowCount: 1 });
    await database()
      .doc(`profiles/${wrong}`)
      .update({
        standing: { ...NOTHING, bigDealCount: 77, noShowCount: 9, disputedNoShowCount: 4, answerTime: 'day' },
        dealCount: 5,
      });
    await given({ [`profiles/${old}`]: { nickname: '예전', dealCount: 0, reviewCount: 0 } });
    expect(await recountPeople()).toBeGreaterThanOrEqual(2);
    expect(await stored(`profiles/${wrong}`)).toMatchObject({
      dealCount: 0,
      standing: { ...NOTHING, noShowCount: 1 },
    });
    expect((await stored(`profiles/${old}`))?.['standing']).toEqual(NOTHING);
  });
});
