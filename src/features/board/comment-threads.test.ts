import { expect, test } from 'vitest';
import type { Comment } from '#domain/board/post.ts';
import { parseCommentId, parsePostId, parseUserId } from '#domain/ids.ts';
import { millis } from '#domain/units.ts';
import { threadsOf } from './comment-threads.ts';

const postId = parsePostId('post') ?? expect.unreachable('not an id');
const authorId = parseUserId('author') ?? expect.unreachable('not an id');
const idOf = (id: string) => parseCommentId(id) ?? expect.unreachable('not an id');

const comment = (id: string, parent: string | null = null, deleted = false): Comment => ({
  id: idOf(id),
  postId,
  authorId,
  parentId: parent === null ? null : idOf(parent),
  content: deleted ? '' : id,
  createdAt: millis(0),
  deleted,
});

const shape = (comments: readonly Comment[]) =>
  threadsOf(comments).map(({ comment: head, replies }) => [head.id, replies.map(({ id }) => id)]);

test('answers stand under what they answer, in the order written', () => {
  expect(
    shape([comment('a'), comment('b'), comment('a1', 'a'), comment('b1', 'b'), comment('a2', 'a')]),
  ).toEqual([
    ['a', ['a1', 'a2']],
    ['b', ['b1']],
  ]);
});

test('a deleted comment keeps its place only where it has answers', () => {
  expect(shape([comment('a', null, true), comment('a1', 'a'), comment('b', null, true)])).toEqual([
    ['a', ['a1']],
  ]);
  expect(shape([comment('a', null, true), comment('a1', 'a', true)])).toEqual([]);
});

test('an answer to something that is not here stands alone', () => {
  expect(shape([comment('x1', 'x')])).toEqual([['x1', []]]);
});

test('a deleted comment under which something is written keeps its place too', () => {
  const [a] = [comment('a', null, true)];
  expect(threadsOf([a], new Set([a.id])).map((thread) => thread.comment.id)).toEqual(['a']);
});
