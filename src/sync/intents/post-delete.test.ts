import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { ownWritesSince } from '#data/local/own-writes.ts';
import { millis } from '#domain/units.ts';
import { aComment, aPost, commentId, postId } from '#tests/support/catalogue-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { retryOf } from './intents.ts';
import { attempt, firstRow, meetFaults, putInLine } from '#tests/support/sync/one-delivery.ts';

const POST = postId('b1');
const OTHER = postId('b2');

let server: FakeServer;
let device: FakeDevice;

beforeEach(async () => {
  server = new FakeServer();
  device = new FakeDevice(server);
  const { category, title, content } = aPost();
  for (const id of [POST, OTHER]) {
    server.posts.set(id, { postId: id, words: { category, title, content }, images: [] });
  }
  await Promise.all([catalogue.posts.clear(), catalogue.comments.clear(), catalogue.cursors.clear()]);
  await catalogue.posts.bulkPut([aPost(), aPost({ id: OTHER })]);
  await catalogue.comments.bulkPut([aComment(), aComment({ id: commentId('c2'), postId: OTHER })]);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

const wish = () => putInLine(device, { kind: 'post_delete', postId: POST });
const shown = async () => [
  await catalogue.posts.toCollection().primaryKeys(),
  await catalogue.comments.toCollection().primaryKeys(),
];
const notedHere = async () => [...(await ownWritesSince(catalogue, 'post', millis(device.now - 300_000)))];

async function expectGone(): Promise<void> {
  expect([...server.posts.keys()]).toEqual([OTHER]);
  expect(await shown()).toEqual([[OTHER], ['c2']]);
  expect(await notedHere()).toEqual([POST]);
  expect(await device.db.outbox.count()).toBe(0);
  expect(device.outcomes).toEqual(['success']);
}

async function expectStill(): Promise<void> {
  expect(await shown()).toEqual([
    [POST, OTHER],
    ['c1', 'c2'],
  ]);
  expect(await notedHere()).toEqual([]);
}

describe('the deletion of a post', () => {
  test('that the server takes forgets it here with its comments, and is noted as written here', async () => {
    await wish();
    expect(await attempt(device)).toBe('advanced');
    await expectGone();
  });

  test('that is refused after its answer was lost is done', async () => {
    meetFaults(server, ['answer_lost']);
    await wish();
    expect(await attempt(device)).toBe('waiting');
    await expectStill();
    device.outcomes = [];
    expect(await attempt(device)).toBe('advanced');
    await expectGone();
  });

  test.each([{ faults: [] }, { faults: ['answer_lost'] }] as const)(
    'of one that is gone is done, whatever came before ($faults)',
    async ({ faults }) => {
      server.posts.delete(POST);
      meetFaults(server, faults);
      await wish();
      for (const _ of faults) await attempt(device);
      device.outcomes = [];
      expect(await attempt(device)).toBe('advanced');
      await expectGone();
    },
  );

  test('of one of which nobody can say whether it is there waits', async () => {
    server.posts.delete(POST);
    meetFaults(server, ['none', 'lost']);
    await wish();
    expect(await attempt(device)).toBe('waiting');
    expect((await firstRow(device)).state).toEqual({ kind: 'queued' });
    await expectStill();
  });

  test('that is refused time and again was meant so, while the post is there', async () => {
    server.deletePost = async () => ({ kind: 'refused', code: 'denied' });
    await wish();
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await attempt(device)).toBe('waiting');
      expect((await firstRow(device)).state).toEqual({ kind: 'failed', reason: 'denied' });
      await expectStill();
      const row = await firstRow(device);
      await retryOf(row)(device.db, row);
    }
  });

  test('that is refused at once was meant so', async () => {
    server.deletePost = async () => ({ kind: 'refused', code: 'denied' });
    await wish();
    expect(await attempt(device)).toBe('waiting');
    expect((await firstRow(device)).state).toEqual({ kind: 'failed', reason: 'denied' });
    expect(device.outcomes).toEqual(['success']);
    await expectStill();
  });
});
