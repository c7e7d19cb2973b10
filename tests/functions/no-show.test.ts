import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { forget } from '../../functions/src/scheduled/forget-old.ts';
import {
  accounts,
  closeBackend,
  database,
  eventually,
  freshId,
  freshName,
  given,
  stored,
} from './backend.ts';
import { callAnonymously, signedIn, type Person } from './callers.ts';

afterAll(closeBackend);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let buyer: Person;
let seller: Person;
let chatId: string;

const published = ({ uid }: Person): Promise<void> =>
  eventually(async () => expect(await stored(`profiles/${uid}`)).toBeDefined());

beforeEach(async () => {
  [buyer, seller] = await Promise.all([signedIn('buyer'), signedIn('seller')]);
  const product = freshId('ring');
  const participants = [buyer.uid, seller.uid].toSorted();
  chatId = [product, ...participants].join('_');
  await given({
    [`chats/${chatId}`]: {
      productId: product,
      participants,
      lastMessage: '[약속]',
      lastMessageAt: Timestamp.fromMillis(Date.now() - 20 * DAY_MS),
      lastUpdated: Timestamp.fromMillis(Date.now() - 20 * DAY_MS),
      unreadCount: {},
      lastBatch: [],
    },
    ...Object.fromEntries(
      [buyer, seller].map(({ uid }) => [
        `users/${uid}`,
        { nickname: freshName('금이'), phone: '', email: 'a@example.com' },
      ]),
    ),
  });
  await Promise.all([buyer, seller].map(published));
});

interface Meeting {
  readonly id?: string;
  /** How long ago it was to be; made a day before. */
  readonly ago: number;
  readonly verdict?: 'accepted' | 'declined' | 'withdrawn' | null;
  readonly madeAgo?: number;
  readonly acceptedAgo?: number;
  readonly calledOffAgo?: number;
}

/** An appointment of the buyer's, as the seller has answered it. */
async function meeting({
  id = freshId('m'),
  ago,
  verdict = 'accepted',
  madeAgo = ago + DAY_MS,
  acceptedAgo = madeAgo - HOUR_MS,
  calledOffAgo,
}: Meeting): Promise<string> {
  const says = (sender: string, before: number, content: object) => ({
    sender,
    text: '',
    imageUrl: null,
    timestamp: Timestamp.fromMillis(Date.now() - before),
    readBy: [sender],
    seq: 1,
    typedAt: Date.now() - before,
    ...content,
  });
  await given({
    [`chats/${chatId}/messages/${id}`]: says(buyer.uid, madeAgo, {
      type: 'appointment',
      payload: { at: Date.now() - ago, place: '종로3가역 9번 출구', note: '' },
    }),
    ...(verdict === null
      ? {}
      : {
          [`chats/${chatId}/messages/${id}-a`]: says(seller.uid, acceptedAgo, {
            text: '네',
            type: 'answer',
            payload: { verdict },
          }),
        }),
    ...(calledOffAgo === undefined
      ? {}
      : {
          [`chats/${chatId}/messages/${id}-a-a`]: says(seller.uid, calledOffAgo, {
            text: '안 가요',
            type: 'answer',
            payload: { verdict: 'called_off' },
          }),
        }),
  });
  return id;
}

const tell = (person: Person, appointmentId: string): Promise<unknown> =>
  person.call('tellNoShow', { chatId, appointmentId });
const DONE = { ok: true, value: null };
const refused = (code: string) => ({ ok: false, code });
const noticesTo = async (uid: string) =>
  (await database().collection('notifications').where('to', '==', uid).get()).docs.map((notice) =>
    notice.data(),
  );
const expectCounts = (uid: string, noShowCount: number, disputedNoShowCount: number): Promise<void> =>
  eventually(async () =>
    expect((await stored(`profiles/${uid}`))?.['standing']).toMatchObject({
      noShowCount,
      disputedNoShowCount,
    }),
  );

describe('that the other side did not come', () => {
  test('is told once, is seen by both, counts, and tells the other of it', async () => {
    const id = await meeting({ ago: HOUR_MS });
    expect(await tell(buyer, id)).toEqual(DONE);
    expect(await tell(buyer, id)).toEqual(DONE);
    const chat = await stored(`chats/${chatId}`);
    expect(chat?.['noShows']).toEqual({ [id]: [buyer.uid] });
    // Devices follow their rooms by this time.
    expect(chat?.['lastUpdated'].toMillis()).toBeGreaterThan(Date.now() - HOUR_MS);
    await expectCounts(seller.uid, 1, 0);
    await expectCounts(buyer.uid, 0, 0);
    expect(await noticesTo(seller.uid)).toMatchObject([
      { type: 'order', link: `/chat/${chatId}`, read: false, meta: { fromUid: buyer.uid } },
    ]);
    expect(await noticesTo(buyer.uid)).toEqual([]);
  });

  test('is answered by the other, at any time, and then stands as disputed for both', async () => {
    const id = await meeting({ ago: 13 * DAY_MS });
    expect(await tell(seller, id)).toEqual(DONE);
    await expectCounts(buyer.uid, 1, 0);
    expect(await tell(buyer, id)).toEqual(DONE);
    expect((await stored(`chats/${chatId}`))?.['noShows']).toEqual({ [id]: [seller.uid, buyer.uid] });
    await expectCounts(buyer.uid, 0, 1);
    await expectCounts(seller.uid, 0, 1);
    expect(await noticesTo(seller.uid)).toHaveLength(1);
  });

  test('is told by both at once, and stands as disputed', async () => {
    const id = await meeting({ ago: HOUR_MS });
    expect(await Promise.all([tell(buyer, id), tell(seller, id)])).toEqual([DONE, DONE]);
    await expectCounts(buyer.uid, 0, 1);
    await expectCounts(seller.uid, 0, 1);
  });

  test('is told neither too early nor of long ago', async () => {
    expect(await tell(buyer, await meeting({ ago: 5 * MINUTE_MS }))).toEqual(refused('too_early'));
    expect(await tell(buyer, await meeting({ ago: -HOUR_MS }))).toEqual(refused('too_early'));
    expect(await tell(buyer, await meeting({ ago: 15 * DAY_MS }))).toEqual(refused('too_late'));
    expect((await stored(`chats/${chatId}`))?.['noShows']).toBeUndefined();
  });

  test('is told of what both had agreed on alone', async () => {
    expect(await tell(buyer, await meeting({ ago: HOUR_MS, verdict: null }))).toEqual(refused('not_agreed'));
    expect(await tell(buyer, await meeting({ ago: HOUR_MS, verdict: 'declined' }))).toEqual(
      refused('not_agreed'),
    );
    expect(await tell(buyer, freshId('m'))).toEqual(refused('gone'));
    const id = await meeting({ ago: HOUR_MS });
    expect(await tell(buyer, `${id}-a`)).toEqual(refused('gone'));
  });

  test('is not told of what was proposed, or accepted, only once its time was there', async () => {
    const late = await meeting({ ago: HOUR_MS, madeAgo: 30 * MINUTE_MS, acceptedAgo: 20 * MINUTE_MS });
    expect(await tell(buyer, late)).toEqual(refused('not_agreed'));
    const lateAnswered = await meeting({ ago: HOUR_MS, acceptedAgo: 30 * MINUTE_MS });
    expect(await tell(buyer, lateAnswered)).toEqual(refused('not_agreed'));
    expect((await stored(`chats/${chatId}`))?.['noShows']).toBeUndefined();
  });

  test('is not told of an appointment that another has replaced, but of one that was made up for', async () => {
    const moved = await meeting({ ago: 2 * HOUR_MS, madeAgo: 3 * DAY_MS });
    const missed = await meeting({ ago: HOUR_MS, madeAgo: 2 * DAY_MS });
    await meeting({ ago: -DAY_MS, madeAgo: 20 * MINUTE_MS, acceptedAgo: 10 * MINUTE_MS });
    expect(await tell(buyer, moved)).toEqual(refused('replaced'));
    expect(await tell(buyer, missed)).toEqual(DONE);
  });

  test('is not told of an appointment once another was accepted after it, whichever was proposed first', async () => {
    const first = await meeting({ ago: 2 * HOUR_MS, madeAgo: 4 * DAY_MS, acceptedAgo: DAY_MS });
    const second = await meeting({ ago: HOUR_MS, madeAgo: 3 * DAY_MS, acceptedAgo: 2 * DAY_MS });
    expect(await tell(buyer, second)).toEqual(refused('replaced'));
    expect(await tell(buyer, first)).toEqual(DONE);
  });

  test('is not told of what was replaced, however much else was proposed and withdrawn', async () => {
    const moved = await meeting({ ago: 2 * HOUR_MS, madeAgo: 3 * DAY_MS });
    // Ids are the sender's own, and these stand before all others.
    const proposed = { ago: HOUR_MS, madeAgo: 2 * DAY_MS, verdict: 'withdrawn' as const };
    await Promise.all(Array.from({ length: 60 }, () => meeting({ ...proposed, id: freshId('a') })));
    await meeting({ ...proposed, verdict: null });
    await meeting({ ...proposed, verdict: 'declined' });
    expect(await tell(buyer, moved)).toEqual(DONE);
    await meeting({ ago: -DAY_MS, madeAgo: DAY_MS });
    expect(await tell(seller, moved)).toEqual(refused('replaced'));
  });

  test('is not told of what was called off before its time, but of what was once it was there', async () => {
    const calledOff = await meeting({ ago: 2 * HOUR_MS, calledOffAgo: 3 * HOUR_MS });
    const missed = await meeting({ ago: HOUR_MS, calledOffAgo: 50 * MINUTE_MS });
    expect(await tell(buyer, calledOff)).toEqual(refused('called_off'));
    expect(await tell(seller, calledOff)).toEqual(refused('called_off'));
    expect(await tell(buyer, missed)).toEqual(DONE);
  });

  test('is told of what a price that was agreed on later has not replaced', async () => {
    const id = await meeting({ ago: HOUR_MS });
    const offer = await meeting({ ago: HOUR_MS, madeAgo: 3 * HOUR_MS, acceptedAgo: 2 * HOUR_MS });
    await database()
      .doc(`chats/${chatId}/messages/${offer}`)
      .update({ type: 'offer', payload: { price: 500_000 } });
    expect(await tell(buyer, id)).toEqual(DONE);
  });

  test('is told by the two alone, with an account', async () => {
    const id = await meeting({ ago: HOUR_MS });
    const stranger = await signedIn('stranger');
    expect(await tell(stranger, id)).toEqual(refused('denied'));
    expect(await callAnonymously('tellNoShow', { chatId, appointmentId: id })).toBe('UNAUTHENTICATED');
    const unverified = await signedIn('unverified', { isVerified: false });
    expect(await tell(unverified, id)).toBe('PERMISSION_DENIED');
    expect(await buyer.call('tellNoShow', { chatId, appointmentId: 'a/b' })).toBe('INVALID_ARGUMENT');
    const missing = { chatId: `x${chatId}`, appointmentId: id };
    expect(await buyer.call('tellNoShow', missing)).toEqual(refused('gone'));
    // Whether two others talk about something is not to be found out.
    expect(await stranger.call('tellNoShow', missing)).toEqual(refused('denied'));
  });

  test('tells nobody who has blocked the teller, and counts all the same', async () => {
    const id = await meeting({ ago: HOUR_MS });
    await given({ [`blocks/${seller.uid}/items/${buyer.uid}`]: { createdAt: Timestamp.now() } });
    expect(await tell(buyer, id)).toEqual(DONE);
    await expectCounts(seller.uid, 1, 0);
    expect(await noticesTo(seller.uid)).toEqual([]);
  });

  test('is forgotten after a year, and goes with the account of whom it was told', async () => {
    const [mine, old, young] = [freshId('told'), freshId('told'), freshId('told')];
    const ago = (days: number) => Timestamp.fromMillis(Date.now() - days * DAY_MS);
    const told = { teller: freshId('x'), toldOf: seller.uid, isDisputed: false };
    await given({
      [`noShows/${old}`]: { ...told, createdAt: ago(366) },
      [`noShows/${young}`]: { ...told, createdAt: ago(364) },
      [`noShows/${mine}`]: { ...told, teller: seller.uid, toldOf: freshId('y'), createdAt: ago(1) },
      [`answerTimes/${seller.uid}`]: { rooms: [] },
    });
    await expectCounts(seller.uid, 2, 0);
    await forget('noShows', new Date());
    await expectCounts(seller.uid, 1, 0);
    await accounts().deleteUser(seller.uid);
    await eventually(async () => {
      expect(await stored(`noShows/${young}`)).toBeUndefined();
      expect(await stored(`answerTimes/${seller.uid}`)).toBeUndefined();
    });
    expect(await stored(`noShows/${mine}`)).toBeDefined();
  });
});
