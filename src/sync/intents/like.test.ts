import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { mergeServerLike } from '#data/local/like-store.ts';
import { ownWritesSince } from '#data/local/own-writes.ts';
import { ownLike } from '#data/local/queries/board-queries.ts';
import { millis } from '#domain/units.ts';
import { setLike } from '../commands/set-like.ts';
import { aPost, postId } from '#tests/support/catalogue-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { attempt, firstRow, meetFaults, putInLine } from '#tests/support/sync/one-delivery.ts';

const POST = postId('b1');
const OTHER = postId('b2');

let server: FakeServer;
let device: FakeDevice;

beforeEach(async () => {
  server = new FakeServer();
  device = new FakeDevice(server);
  await Promise.all([catalogue.posts.clear(), catalogue.cursors.clear()]);
  await catalogue.posts.bulkPut([aPost({ likeCount: 2 }), aPost({ id: OTHER, likeCount: 2 })]);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

const wish = (wanted: boolean) => putInLine(device, { kind: 'like', postId: POST, wanted });
const counts = async () => (await catalogue.posts.bulkGet([POST, OTHER])).map((post) => post?.likeCount);
const notedHere = async () => [...(await ownWritesSince(catalogue, 'post', millis(device.now - 300_000)))];

describe('a like', () => {
  test.each([
    [true, 3, [OTHER, POST]],
    [false, 1, [OTHER]],
  ] as const)(
    '(%s) that the server takes is counted here and noted as written here',
    async (wanted, count, liked) => {
      server.likes.add(OTHER);
      if (!wanted) server.likes.add(POST);
      await wish(wanted);
      expect(await attempt(device)).toBe('advanced');
      expect([...server.likes]).toEqual(liked);
      expect(await counts()).toEqual([count, 2]);
      expect(await notedHere()).toEqual([POST]);
      expect(await device.db.outbox.count()).toBe(0);
      expect(device.outcomes).toEqual(['success']);
    },
  );

  test.each([true, false])('(%s) that the server refuses leaves the count as it is', async (wanted) => {
    server.setLike = async () => ({ kind: 'refused', code: 'denied' });
    await wish(wanted);
    expect(await attempt(device)).toBe('advanced');
    expect(await counts()).toEqual([2, 2]);
    expect(await notedHere()).toEqual([]);
    expect(await device.db.outbox.count()).toBe(0);
  });

  test.each(['lost', 'answer_lost'] as const)(
    'whose answer does not come is counted once, with its answer (%s)',
    async (fault) => {
      meetFaults(server, [fault]);
      await wish(true);
      expect(await attempt(device)).toBe('waiting');
      expect((await firstRow(device)).state).toEqual({ kind: 'queued' });
      expect(await counts()).toEqual([2, 2]);
      expect(await notedHere()).toEqual([]);
      expect(await attempt(device)).toBe('advanced');
      expect(await counts()).toEqual([3, 2]);
      expect(await notedHere()).toEqual([POST]);
    },
  );
});

describe('what the server says of a like', () => {
  const isLiked = async () => (await ownLike(device.db, POST)).isLiked;

  test('counts where nothing is wished', async () => {
    await mergeServerLike(device.db, POST, true, await ownLike(device.db, POST));
    expect(await isLiked()).toBe(true);
  });

  test.each(['before', 'since'])(
    'undoes none that was delivered after it was asked (wished %s)',
    async (when) => {
      const like = () => setLike(device.db, POST, true, device.environment);
      if (when === 'before') await like();
      const before = await ownLike(device.db, POST);
      if (when === 'since') await like();
      expect(await attempt(device)).toBe('advanced');
      await mergeServerLike(device.db, POST, false, before);
      expect(await isLiked()).toBe(true);
    },
  );
});
