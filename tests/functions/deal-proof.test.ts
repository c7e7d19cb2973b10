import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoProofKey } from '#scripts/lib/proof-key.mjs';
import { readStatement } from '#documents/proof.ts';
import { conversationText } from '#domain/proof/proof-facts.ts';
import { QUOTAS } from '#domain/quota/quotas.ts';
import { isSignedBy } from '#services/proof/hashes.ts';
import { MOST_READINGS } from '../../functions/src/proof/readings.ts';
import { bucket, closeBackend, database, freshId, given } from './backend.ts';
import { callAnonymously, signedIn, type Person } from './callers.ts';
import { listing } from './listing.ts';
import { PICTURE } from './picture.ts';

afterAll(closeBackend);

const AT = Date.UTC(2026, 2, 11, 6);
const micros = (minute: number): number => (AT + minute * 60_000) * 1000;
const FILE_HASH = 'a'.repeat(64);

let buyer: Person;
let seller: Person;
let product: string;
let chat: string;
let picture: string;

beforeAll(async () => {
  [buyer, seller] = [await signedIn('buyer'), await signedIn('seller')];
  product = freshId('ring');
  chat = [product, ...[buyer.uid, seller.uid].toSorted()].join('_');
  picture = `chatImages/${chat}/1_ring.jpg`;
  await bucket().file(picture).save(PICTURE);
  const messages = `chats/${chat}/messages`;
  await given({
    [`products/${product}`]: { ...listing({ sellerId: seller.uid }), title: '18K 반지' },
    [`chats/${chat}`]: {
      productId: product,
      participants: [buyer.uid, seller.uid].toSorted(),
      lastMessage: '네',
      lastMessageAt: Timestamp.fromMillis(AT),
      lastUpdated: Timestamp.fromMillis(AT),
      unreadCount: {},
      lastBatch: [],
    },
    [`${messages}/m0`]: said(buyer.uid, 0, { text: '아직 있나요?' }),
    [`${messages}/m1`]: said(seller.uid, 1, { text: '네' }),
    [`${messages}/m2`]: said(buyer.uid, 2, { imageUrl: addressOf(picture) }),
    [`${messages}/m3`]: said(seller.uid, 3, { text: '다음에 하신 말' }),
    [`orders/${freshId('order')}`]: {
      productId: product,
      snapshot: { title: '18K 반지', purity: '18K', weightG: 3.75, thumbUrl: '' },
      buyerId: buyer.uid,
      sellerId: seller.uid,
      chatId: chat,
      agreedPrice: 590_000,
      method: 'meet',
      status: 'completed',
      createdAt: Timestamp.fromMillis(AT),
      completedAt: Timestamp.fromMillis(AT),
    },
  });
});

const said = (sender: string, minute: number, over: object) => ({
  sender,
  text: '',
  imageUrl: null,
  timestamp: Timestamp.fromMillis(AT + minute * 60_000),
  readBy: [sender],
  seq: minute,
  typedAt: AT,
  ...over,
});

const addressOf = (path: string): string =>
  `http://127.0.0.1:9199/v0/b/demo-geumnaru.appspot.com/o/${encodeURIComponent(path)}?alt=media&token=t`;

const asked = (over: object = {}) => ({
  chatId: chat,
  fileHash: FILE_HASH,
  range: { from: micros(0), to: micros(2) },
  ...over,
});

interface Sealed {
  readonly ok: true;
  readonly value: { readonly statement: string; readonly signature: string; readonly publicKey: string };
}

async function signed(person: Person, over: object = {}) {
  const answer = await person.call('signDealProof', asked(over));
  const isSealed = (given: unknown): given is Sealed =>
    typeof given === 'object' && given !== null && 'ok' in given && given.ok === true;
  if (!isSealed(answer)) throw new Error(`not signed: ${JSON.stringify(answer)}`);
  const statement = readStatement(JSON.parse(answer.value.statement));
  if (statement === null) throw new Error(`no statement: ${answer.value.statement}`);
  return { ...answer.value, spelled: answer.value.statement, statement };
}

test('either side has it signed what the server holds itself, whatever the file says', async () => {
  const { spelled, signature, publicKey, statement } = await signed(seller);
  expect(publicKey).toBe(demoProofKey().publicKey);
  expect(await isSignedBy(publicKey, signature, spelled)).toBe(true);
  const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
  expect(statement).toMatchObject({
    chatId: chat,
    fileHash: FILE_HASH,
    requestedBy: seller.uid,
    range: { from: micros(0), to: micros(2) },
    messageCount: 3,
    conversationHash: hash(
      conversationText([
        { id: 'm0', sender: buyer.uid, at: micros(0), content: { kind: 'text', text: '아직 있나요?' } },
        { id: 'm1', sender: seller.uid, at: micros(1), content: { kind: 'text', text: '네' } },
        {
          id: 'm2',
          sender: buyer.uid,
          at: micros(2),
          content: { kind: 'image', caption: '', path: picture },
        },
      ]),
    ),
    order: { agreedPrice: 590_000, status: 'completed' },
    listing: { title: '18K 반지' },
    photos: expect.arrayContaining([{ path: picture, sha256: hash(PICTURE), bytes: PICTURE.length }]),
  });
  expect(Math.abs(statement.signedAt - Date.now())).toBeLessThan(10 * 60_000);
  expect((await signed(buyer)).statement.requestedBy).toBe(buyer.uid);
});

test('nobody else does, and nobody for a conversation that is not there', async () => {
  const stranger = await signedIn('stranger');
  expect(await stranger.call('signDealProof', asked())).toEqual({ ok: false, code: 'denied' });
  const missing = `x${chat}`;
  expect(await buyer.call('signDealProof', asked({ chatId: missing }))).toEqual({ ok: false, code: 'gone' });
  // Whether two others talk about something is not to be found out.
  expect(await stranger.call('signDealProof', asked({ chatId: missing }))).toEqual({
    ok: false,
    code: 'denied',
  });
  const unverified = await signedIn('unverified', { isVerified: false });
  expect(await unverified.call('signDealProof', asked())).toBe('PERMISSION_DENIED');
  expect(await callAnonymously('signDealProof', asked())).toBe('UNAUTHENTICATED');
  for (const fileHash of ['', 'A'.repeat(64), 'a'.repeat(65)]) {
    expect(await buyer.call('signDealProof', asked({ fileHash }))).toBe('INVALID_ARGUMENT');
  }
});

test('asked again for the same file it counts once, a few times over; past the day’s quota it says for how long to wait', async () => {
  const uid = buyer.uid;
  const use = async () => (await database().doc(`quotas/${uid}/kinds/proofs`).get()).get('used');
  await signed(buyer);
  const before: unknown = await use();
  await signed(buyer);
  expect(await use()).toBe(before);
  await database().doc(`quotas/${uid}/kinds/proofs`).update({ used: QUOTAS.proofs.most });
  const held = await buyer.call('signDealProof', asked({ fileHash: 'b'.repeat(64) }));
  expect(held).toMatchObject({ ok: false, code: 'held' });
  // What was signed last may be signed again, but each time reads as much as the first.
  await signed(buyer);
  await database().doc(`quotas/${uid}/kinds/proofs`).update({ added: MOST_READINGS });
  expect(await buyer.call('signDealProof', asked())).toMatchObject({ ok: false, code: 'held' });
});
