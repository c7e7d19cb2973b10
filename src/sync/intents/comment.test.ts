import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { ownWritesSince } from '#data/local/own-writes.ts';
import { millis } from '#domain/units.ts';
import { aPost, commentId, postId } from '#tests/support/catalogue-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { attempt, firstRow, meetFaults, putInLine } from '#tests/support/sync/one-delivery.ts';

const POST = postId('b1');
const written = {
  postId: POST,
  commentId: commentId('c2'),
  parentId: commentId('c1'),
  content: '저도 그래요.',
} as const;

let server: FakeServer;
let device: FakeDevice;

beforeEach(async () => {
  server = new FakeServer();
  device = new FakeDevice(server);
  await Promise.all([catalogue.posts.clear(), catalogue.comments.clear(), catalogue.cursors.clear()]);
  await catalogue.posts.put(aPost({ commentCount: 1 }));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

const write = () => putInLine(device, { kind: 'comment', ...written });
const counted = async () => (await catalogue.posts.get(POST))?.commentCount;
const notedHere = async () => [...(await ownWritesSince(catalogue, 'post', millis(device.now - 300_000)))];

async function expectShown(): Promise<void> {
  const { commentId: id, ...words } = written;
  const createdAt = millis(device.now);
  expect(await catalogue.comments.toArray()).toEqual([
    { ...words, id, authorId: device.uid, createdAt, deleted: false },
  ]);
  expect(await counted()).toBe(2);
  expect(await notedHere()).toEqual([POST]);
  expect(await device.db.outbox.count()).toBe(0);
  expect(device.outcomes).toEqual(['success']);
}

async function expectNotShown(): Promise<void> {
  expect(await catalogue.comments.count()).toBe(0);
  expect(await counted()).toBe(1);
  expect(await notedHere()).toEqual([]);
}

describe('a comment', () => {
  test('that the server takes is shown under its post, which is noted as written here', async () => {
    const asked = meetFaults(server);
    await write();
    device.now += 60_000;
    expect(await attempt(device)).toBe('advanced');
    expect([...server.comments.values()]).toMatchObject([written]);
    expect(asked).toEqual(['comment']);
    await expectShown();
  });

  test('that turns out to be there after its answer was lost is shown like any other', async () => {
    const asked = meetFaults(server, ['answer_lost']);
    await write();
    expect(await attempt(device)).toBe('waiting');
    await expectNotShown();
    device.outcomes = [];
    expect(await attempt(device)).toBe('advanced');
    expect(asked).toEqual(['comment', 'comment', 'comment_exists']);
    await expectShown();
  });

  test('that is refused is shown to nobody, and its post is not noted', async () => {
    server.refusedTitle = written.content;
    server.posts.set(POST, {
      postId: POST,
      words: { category: 'free', title: '글', content: '글' },
      images: [],
    });
    await write();
    expect(await attempt(device)).toBe('waiting');
    expect((await firstRow(device)).state).toEqual({ kind: 'failed', reason: 'denied' });
    expect(device.outcomes).toEqual(['success']);
    await expectNotShown();
  });

  test('on a post that has been deleted meanwhile is refused for that, not for its writer', async () => {
    server.refusedTitle = written.content;
    const asked = meetFaults(server);
    await write();
    expect(await attempt(device)).toBe('waiting');
    expect(asked).toEqual(['comment', 'post_exists']);
    expect((await firstRow(device)).state).toEqual({ kind: 'failed', reason: 'gone' });
    await expectNotShown();
  });

  test('that is refused is said to be, where nobody can say whether its post is there', async () => {
    server.refusedTitle = written.content;
    meetFaults(server, ['none', 'lost']);
    await write();
    await attempt(device);
    expect((await firstRow(device)).state).toEqual({ kind: 'failed', reason: 'denied' });
  });
});
