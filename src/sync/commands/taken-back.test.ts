import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { leavingPosts } from '#data/local/queries/board-queries.ts';
import { countUnsent } from '../intents/intents.ts';
import type { OutboxIntent } from '#data/local/outbox-row.ts';
import { parseReportId } from '#domain/ids.ts';
import { micros, millis } from '#domain/units.ts';
import { commentId, orderId, postId } from '#tests/support/catalogue-fixtures.ts';
import { aProduct, BUYER, chatId, must, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import type { Fault } from '#tests/support/sync/faulty-way.ts';
import { putInLine } from '#tests/support/sync/one-delivery.ts';
import { submitListing } from './submit-listing.ts';
import { submitPost } from './submit-post.ts';
import { withdrawWaiting } from './waiting-rows.ts';
import { writeComment } from './write-comment.ts';

const [PRODUCT, POST, COMMENT] = [productId('p1'), postId('post1'), commentId('c1')];

let server: FakeServer;
let device: FakeDevice;
beforeEach(async () => {
  server = new FakeServer();
  device = new FakeDevice(server);
  await Promise.all([catalogue.products.clear(), catalogue.posts.clear(), catalogue.comments.clear()]);
});

const rows = () => device.db.outbox.toArray();
const takeBack = async () => {
  const [row] = await rows();
  return withdrawWaiting(device.db, row?.id ?? expect.unreachable(), device.environment);
};
/** One attempt that goes wrong; then the way is good again. */
async function tryWith(kind: Exclude<Fault['kind'], 'overloaded'>): Promise<void> {
  server.fault = () => ({ kind });
  await device.drain();
  server.fault = () => ({ kind: 'none' });
}

const MADE = {
  listing: {
    make: (title: string, edited = false) =>
      submitListing(
        device.db,
        { edited: edited ? PRODUCT : null, tab: 't', details: { ...aProduct(), title }, pictures: [] },
        device.environment,
        PRODUCT,
      ),
    isThere: () => server.listings.has(PRODUCT),
    deletion: 'product_change',
  },
  post: {
    make: (title: string, edited = false) => {
      const words = { category: 'free', title, content: '내용' } as const;
      return submitPost(
        device.db,
        { edited: edited ? POST : null, tab: 't', words, images: [] },
        device.environment,
        POST,
      );
    },
    isThere: () => server.posts.has(POST),
    deletion: 'post_delete',
  },
  comment: {
    make: (content: string) =>
      writeComment(
        device.db,
        { postId: POST, parentId: null, content, tab: 't' },
        device.environment,
        COMMENT,
      ),
    isThere: () => (server.comments.get(COMMENT)?.content ?? '') !== '',
    deletion: 'comment_delete',
  },
} as const;

describe.each(Object.entries(MADE))('a %s that is taken back', (_, { make, isThere, deletion }) => {
  test('and has landed unheard is deleted, and waits to be until it is', async () => {
    await make('팔아요');
    await tryWith('answer_lost');
    expect(isThere()).toBe(true);
    expect(await takeBack()).toEqual({ ok: true, value: null });
    expect(await rows()).toMatchObject([{ intent: { kind: deletion }, state: { kind: 'queued' } }]);
    expect(await countUnsent(device.db)).toBe(1);
    await device.drainUntilQuiet();
    expect(isThere()).toBe(false);
    expect(await rows()).toEqual([]);
  });

  test('and was lost on its way is looked for, and nothing is refused', async () => {
    await make('팔아요');
    await tryWith('lost');
    expect(await takeBack()).toEqual({ ok: true, value: null });
    await device.drainUntilQuiet();
    expect(isThere()).toBe(false);
    expect(await rows()).toEqual([]);
  });

  test('while a quota holds it has left nothing behind', async () => {
    await make('팔아요');
    const held = async () => ({ kind: 'held', quota: 'posts', until: millis(device.now + 1000) }) as const;
    Object.assign(server, { createListing: held, createPost: held, createComment: held });
    await device.drain();
    expect(await rows()).toMatchObject([{ attempts: 1, held: { quota: 'posts' } }]);
    expect(await takeBack()).toEqual({ ok: true, value: null });
    expect(await rows()).toEqual([]);
  });

  test('once it was refused at its first attempt has left nothing behind', async () => {
    server.refusedTitle = '막힌 글';
    await make('막힌 글');
    await device.drainUntilQuiet();
    const asked = server.requests;
    expect(await takeBack()).toEqual({ ok: true, value: null });
    await device.drainUntilQuiet();
    expect([await rows(), server.requests]).toEqual([[], asked]);
  });
});

describe.each([MADE.listing, MADE.post])('what landed unheard and was edited ($deletion)', (made) => {
  test('is deleted where its edit is refused and it is taken back', async () => {
    await made.make('팔아요');
    await tryWith('answer_lost');
    server.refusedTitle = '막힌 글';
    await made.make('막힌 글', true);
    await device.drainUntilQuiet();
    expect(await rows()).toMatchObject([{ state: { kind: 'failed' } }]);
    expect(await takeBack()).toEqual({ ok: true, value: null });
    await device.drainUntilQuiet();
    expect([made.isThere(), await rows()]).toEqual([false, []]);
  });
});

test('a post that is being taken back is left out of the lists of this device', async () => {
  await MADE.post.make('팔아요');
  await tryWith('answer_lost');
  await takeBack();
  expect([...(await leavingPosts(device.db))]).toEqual([POST]);
});

const words = { category: 'free', title: '고친 제목', content: '내용' } as const;
const review = {
  orderId: orderId('o1'),
  reviewerId: BUYER,
  revieweeId: SELLER,
  role: 'buyer',
  rating: 'best',
  tags: [],
  content: '친절해요',
} as const;
const proof = { proofId: 'proof1', chatId: chatId('p1_buyer_seller'), fileHash: 'a'.repeat(64) };
const UNDONE: readonly OutboxIntent[] = [
  {
    kind: 'report',
    reportId: must(parseReportId)('r1'),
    report: { target: { type: 'user', id: SELLER }, reason: 'fraud', detail: '' },
  },
  { kind: 'review', review },
  { kind: 'deal_proof', ...proof, range: { from: micros(1), to: micros(2) } },
  { kind: 'post_update', postId: POST, words, images: [] },
  { kind: 'product_update', productId: PRODUCT, details: aProduct(), pictures: [] },
  { kind: 'product_change', productId: PRODUCT, change: { kind: 'bump' } },
  { kind: 'post_delete', postId: POST },
];

describe.each(UNDONE)('what nothing undoes ($kind)', (intent) => {
  test('is said to be on its way once it may have arrived, and stays', async () => {
    await putInLine(device, intent);
    await tryWith('answer_lost');
    const before = await rows();
    expect(before).toMatchObject([{ attempts: 1, state: { kind: 'queued' } }]);
    expect(await takeBack()).toEqual({ ok: false, code: 'in_flight' });
    expect(await rows()).toEqual(before);
  });

  test('is taken back untried, or refused', async () => {
    await putInLine(device, intent);
    expect(await takeBack()).toEqual({ ok: true, value: null });
    await putInLine(device, intent);
    await device.db.outbox
      .toCollection()
      .modify({ attempts: 3, state: { kind: 'failed', reason: 'denied' } });
    expect(await takeBack()).toEqual({ ok: true, value: null });
    expect(await rows()).toEqual([]);
  });
});

test('a mark of what was seen is taken back however often it was tried', async () => {
  await putInLine(device, { kind: 'read', chatId: proof.chatId, messageIds: [] });
  await tryWith('answer_lost');
  expect(await takeBack()).toEqual({ ok: true, value: null });
  expect(await rows()).toEqual([]);
});
