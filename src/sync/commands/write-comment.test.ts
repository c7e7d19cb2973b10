import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { POST_LIMITS } from '#domain/board/post.ts';
import { postId } from '#tests/support/catalogue-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { keepCommentDraft, takeCommentDraft, writeComment } from './write-comment.ts';

const box = { postId: postId('b1'), parentId: null, tab: 'a' };

let device: FakeDevice;
beforeEach(async () => {
  device = new FakeDevice(new FakeServer());
  await keepCommentDraft(device.db, box, '적던 말', device.environment);
});

const write = (content: string) =>
  writeComment(device.db, { ...box, content }, device.environment, 'comment1');
const waiting = async () => (await device.db.outbox.toArray()).map(({ intent }) => intent);
const draft = () => takeCommentDraft(device.db, box, new Set(['a']));

test.each([
  ['nothing', '', 'empty'],
  ['white space', ' \n', 'empty'],
  ['what is drawn as nothing', '\u200B', 'empty'],
  ['one character too many', '가'.repeat(POST_LIMITS.commentChars + 1), 'too_long'],
])('a comment of %s is refused, waits nowhere, and leaves the draft', async (_, content, code) => {
  expect(await write(content)).toEqual({ ok: false, code });
  expect(await waiting()).toEqual([]);
  expect(await draft()).toBe('적던 말');
});

test('a comment of just the greatest length waits whole, without the white space around it', async () => {
  const content = '가'.repeat(POST_LIMITS.commentChars);
  expect(await write(`\n${content} `)).toEqual({ ok: true, value: 'comment1' });
  expect(await waiting()).toEqual([
    { kind: 'comment', postId: 'b1', commentId: 'comment1', parentId: null, content },
  ]);
  expect(await draft()).toBe('');
});

test('what is typed while the comment is being stored stays for the next one', async () => {
  const { now } = device;
  // Its keys come in between: on the disk before the comment is.
  device.now = now + 1;
  await keepCommentDraft(device.db, box, '적던 말. 그리고', device.environment);
  device.now = now;
  await write('적던 말.');
  expect(await draft()).toBe('적던 말. 그리고');
});
