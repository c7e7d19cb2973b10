import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { waitingThings } from '#data/local/queries/outbox-queries.ts';
import { parsePostId, type PostId } from '#domain/ids.ts';
import { millis } from '#domain/units.ts';
import { anExchange, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { beforeNextTransaction } from '#tests/support/sync/between-look-and-deed.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { fileReport } from './file-report.ts';
import { requestExchange } from './request-exchange.ts';
import { setBlock } from './set-block.ts';
import { setFavorite } from './set-favorite.ts';
import { setLike } from './set-like.ts';
import { submitPost } from './submit-post.ts';
import { onceTried } from './once-tried.ts';
import { retryAllWaiting, withdrawWaiting } from './waiting-rows.ts';
import { writeComment } from './write-comment.ts';

let server: FakeServer;
let device: FakeDevice;
beforeEach(() => {
  server = new FakeServer();
  device = new FakeDevice(server);
});

const post = (): PostId => {
  const id = parsePostId('post1');
  if (id === null) throw new Error('not an id');
  return id;
};
const listed = async () =>
  (await waitingThings(device.db, 50, millis(device.now))).first.map(({ intent }) => intent.kind);
const rowIds = () => device.db.outbox.toArray().then((rows) => rows.map(({ id }) => id));

const keepOnly = (kind: string) => device.db.outbox.filter(({ intent }) => intent.kind !== kind).delete();

/** One of every kind that a person writes or wishes. */
async function everything(title = '판매 후기'): Promise<void> {
  const { db, environment } = device;
  await device.type(await device.openChat('ring'), '안녕하세요');
  await setFavorite(db, productId('p1'), true, environment);
  await setLike(db, post(), true, environment);
  await setBlock(db, SELLER, true, environment);
  await writeComment(db, { postId: post(), parentId: null, content: '좋아요', tab: 't' }, environment);
  const words = { category: 'free', title, content: '내용' } as const;
  await submitPost(db, { edited: null, tab: 't', words, images: [] }, environment);
  const target = { type: 'user', id: SELLER } as const;
  await fileReport(db, { target, reason: 'fraud', detail: '' }, environment);
}

describe('what waits', () => {
  test('is listed whatever its kind, the oldest first, with its age', async () => {
    await everything();
    expect(await listed()).toEqual([
      'message',
      'favorite',
      'like',
      'block',
      'comment',
      'post_publish',
      'report',
    ]);
    expect(await waitingThings(device.db, 50, millis(device.now))).toMatchObject({
      count: 7,
      stopped: 0,
      oldestAt: device.now,
    });
  });

  test('can be taken back, each kind, and nothing of it ever leaves', async () => {
    await everything();
    for (const id of await rowIds()) {
      expect(await withdrawWaiting(device.db, id, device.environment)).toEqual({ ok: true, value: null });
    }
    expect(await device.db.outbox.count()).toBe(0);
    expect(await device.db.favorites.count()).toBe(0);
    expect(await device.db.blocks.count()).toBe(0);
    expect(await device.db.messages.count()).toBe(0);
    await device.drainUntilQuiet();
    expect(server.requests).toBe(0);
  });

  test('is not taken back while it is on its way', async () => {
    await setFavorite(device.db, productId('p1'), true, device.environment);
    server.fault = () => ({ kind: 'stalled' });
    const kill = new AbortController();
    const draining = device.drain(kill.signal);
    await expect.poll(() => server.requests, { timeout: 20_000 }).toBe(1);
    const [id = ''] = await rowIds();
    expect(await withdrawWaiting(device.db, id, device.environment)).toEqual({
      ok: false,
      code: 'in_flight',
    });
    kill.abort();
    await draining;
  });

  test('and has arrived as somebody lets go of it is not said to be taken back', async () => {
    const words = { category: 'free', title: '판매 후기', content: '내용' } as const;
    await submitPost(device.db, { edited: null, tab: 't', words, images: [] }, device.environment);
    const [id = ''] = await rowIds();
    await device.drainUntilQuiet();
    expect(server.posts.size).toBe(1);
    expect(await withdrawWaiting(device.db, id, device.environment)).toEqual({ ok: false, code: 'gone' });
    await device.drainUntilQuiet();
    expect(server.posts.size).toBe(1);
  });

  test.each([
    ['message', async () => void (await device.type(await device.openChat('ring'), '안녕하세요'))],
    ['report', () => everything().then(() => keepOnly('report'))],
    ['post_publish', () => everything().then(() => keepOnly('post_publish'))],
  ])(
    'and is delivered between a look at it and its removal (%s) is not said to be taken back',
    async (_, write) => {
      await write();
      const [id = ''] = await rowIds();
      beforeNextTransaction(device.db, () => device.drainUntilQuiet());
      expect(await withdrawWaiting(device.db, id, device.environment)).toEqual({ ok: false, code: 'gone' });
    },
  );

  test('and may have arrived, where there is no opposite of it, is said to be on its way', async () => {
    const { items, targetBars, storeId, contactPhone, estimate } = anExchange();
    const preferredSlots = [millis(device.now + 86_400_000)];
    const request = { items, targetBars, storeId, contactPhone, preferredSlots };
    await requestExchange(device.db, { request, estimate, tab: 't' }, device.environment);
    server.fault = () => ({ kind: 'answer_lost' });
    await device.drain();
    const before = await device.db.outbox.toArray();
    expect(before).toMatchObject([{ state: { kind: 'queued' }, attempts: 1 }]);
    const [id = ''] = await rowIds();
    expect(await withdrawWaiting(device.db, id, device.environment)).toEqual({
      ok: false,
      code: 'in_flight',
    });
    expect(await device.db.outbox.toArray()).toEqual(before);
  });

  describe('what is on its way as somebody lets go of it', () => {
    let refusals = 0;
    const letGo = async (patienceMs?: number) => {
      const { db, environment } = device;
      const [id = ''] = await rowIds();
      const takeBack = async () => {
        const taken = await withdrawWaiting(db, id, environment);
        if (!taken.ok) refusals += 1;
        return taken;
      };
      return onceTried(db, id, takeBack, patienceMs);
    };
    const refused = async (): Promise<void> => {
      await expect.poll(() => refusals).toBe(1);
    };
    /** A message whose attempt ends at a call, one way or the other. */
    async function underWay() {
      refusals = 0;
      await device.type(await device.openChat('ring'), '안녕하세요');
      server.fault = () => ({ kind: 'stalled' });
      const kill = new AbortController();
      const draining = device.drain(kill.signal);
      await expect.poll(() => server.requests, { timeout: 20_000 }).toBe(1);
      return async () => {
        kill.abort();
        await draining;
      };
    }

    test('is let go of as soon as the attempt has failed', async () => {
      const fail = await underWay();
      const letting = letGo();
      await refused();
      await fail();
      expect(await letting).toEqual({ ok: true, value: null });
      expect(await device.db.outbox.count()).toBe(0);
    });

    test('is called sent where the attempt has delivered it', async () => {
      const fail = await underWay();
      const letting = letGo();
      await refused();
      await device.db.outbox.clear();
      expect(await letting).toEqual({ ok: false, code: 'gone' });
      await fail();
    });

    test('stays where the attempt takes too long', async () => {
      const fail = await underWay();
      expect(await letGo(1)).toEqual({ ok: false, code: 'in_flight' });
      expect(await device.db.outbox.count()).toBe(1);
      await fail();
    });
  });

  test('a wish that may have arrived is followed by its opposite', async () => {
    await setFavorite(device.db, productId('p1'), true, device.environment);
    server.fault = () => ({ kind: 'answer_lost' });
    await device.drain();
    server.fault = () => ({ kind: 'none' });
    expect(server.favorites.has('p1')).toBe(true);
    const [id = ''] = await rowIds();
    await withdrawWaiting(device.db, id, device.environment);
    await device.drainUntilQuiet();
    expect(server.favorites.has('p1')).toBe(false);
  });

  test('모두 다시 시도 puts every refused kind back in line', async () => {
    server.refusedTitle = '막힌 글';
    server.isPoison = () => true;
    await everything('막힌 글');
    await device.drainUntilQuiet();
    expect(await listed()).toEqual(['message', 'post_publish']);
    expect((await waitingThings(device.db, 50, millis(device.now))).stopped).toBe(2);
    server.refusedTitle = '';
    server.isPoison = () => false;
    await retryAllWaiting(device.db);
    await device.drainUntilQuiet();
    expect(await device.db.outbox.count()).toBe(0);
    expect(server.posts.size).toBe(1);
  });
});
