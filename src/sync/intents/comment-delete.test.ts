import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { ownWritesSince } from '#data/local/own-writes.ts';
import { millis } from '#domain/units.ts';
import { aComment, aPost, commentId, postId } from '#tests/support/catalogue-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { attempt, firstRow, meetFaults, putInLine } from '#tests/support/sync/one-delivery.ts';

const POST = postId('b1');
const COMMENT = commentId('c1');
const shownFirst = aComment();

let server: FakeServer;
let device: FakeDevice;

beforeEach(async () => {
  server = new FakeServer();
  device = new FakeDevice(server);
  server.comments.set(COMMENT, { postId: POST, commentId: COMMENT, parentId: null, content: '없어도 돼요.' });
  await Promise.all([catalogue.posts.clear(), catalogue.comments.clear(), catalogue.cursors.clear()]);
  await catalogue.posts.put(aPost({ commentCount: 1 }));
  await catalogue.comments.put(shownFirst);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

const wish = () => putInLine(device, { kind: 'comment_delete', postId: POST, commentId: COMMENT });
const shown = () => catalogue.comments.get(COMMENT);
const counted = async () => (await catalogue.posts.get(POST))?.commentCount;
const notedHere = async () => [...(await ownWritesSince(catalogue, 'post', millis(device.now - 300_000)))];

async function expectUntouched(): Promise<void> {
  expect(await shown()).toEqual(shownFirst);
  expect(await counted()).toBe(1);
  expect(await notedHere()).toEqual([]);
}

describe('the deletion of a comment', () => {
  test('that the server takes leaves a place without words, and its post is noted as written here', async () => {
    await wish();
    expect(await attempt(device)).toBe('advanced');
    expect(server.comments.get(COMMENT)?.content).toBe('');
    expect(await shown()).toEqual({ ...shownFirst, content: '', deleted: true });
    expect(await counted()).toBe(0);
    expect(await notedHere()).toEqual([POST]);
    expect(await device.db.outbox.count()).toBe(0);
    expect(device.outcomes).toEqual(['success']);
  });

  test.each(['lost', 'answer_lost'] as const)(
    'that is refused after its answer did not come was meant so (%s)',
    async (fault) => {
      meetFaults(server, [fault]);
      await wish();
      await attempt(device);
      device.outcomes = [];
      server.clearComment = async () => ({ kind: 'refused', code: 'denied' });
      expect(await attempt(device)).toBe('waiting');
      expect((await firstRow(device)).state).toEqual({ kind: 'failed', reason: 'denied' });
      expect(device.outcomes).toEqual(['success']);
      await expectUntouched();
    },
  );

  test('that is refused at once says why', async () => {
    server.clearComment = async () => ({ kind: 'refused', code: 'invalid' });
    await wish();
    expect(await attempt(device)).toBe('waiting');
    expect((await firstRow(device)).state).toEqual({ kind: 'failed', reason: 'invalid' });
    await expectUntouched();
  });

  test('of one that is gone is done', async () => {
    server.comments.clear();
    await wish();
    expect(await attempt(device)).toBe('advanced');
    expect(await device.db.outbox.count()).toBe(0);
  });

  test('that does not get through is shown only once it is done', async () => {
    meetFaults(server, ['answer_lost']);
    await wish();
    expect(await attempt(device)).toBe('waiting');
    await expectUntouched();
    expect(await attempt(device)).toBe('advanced');
    expect(await shown()).toMatchObject({ content: '', deleted: true });
    expect(await counted()).toBe(0);
  });
});
