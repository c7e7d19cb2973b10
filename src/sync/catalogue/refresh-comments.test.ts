import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { commentsOfPost } from '#data/local/queries/post-queries.ts';
import type { Comment } from '#domain/board/post.ts';
import { millis } from '#domain/units.ts';
import { aComment, aPost, commentId, postId } from '#tests/support/catalogue-fixtures.ts';
import { aCatalogueDevice } from '#tests/support/sync/fake-catalogue.ts';
import { refreshComment } from './refresh-comments.ts';
import { refreshPost } from './refresh-posts.ts';

const FORCED = { isForced: true };
const START = 1_700_000_000_000;
const post = aPost();

let device: Awaited<ReturnType<typeof aCatalogueDevice>>;
beforeEach(async () => {
  device = await aCatalogueDevice();
  device.server.posts = [post];
});

const comment = (index: number, over: Partial<Comment> = {}): Comment =>
  aComment({ id: commentId(`c${index}`), createdAt: millis(START + index), ...over });
const comments = (count: number) => Array.from({ length: count }, (_, index) => comment(index));

const here = async (): Promise<readonly Comment[]> => commentsOfPost(device.catalogue, post.id);
const refresh = () => refreshPost(device.deps, post.id, FORCED);
const pagesAsked = () => device.server.asked.filter((question) => question.startsWith('comments')).length;

describe('the comments of a post', () => {
  it('come in one page where that is enough', async () => {
    device.server.comments = comments(199);
    await refresh();
    expect((await here()).length).toBe(199);
    expect(pagesAsked()).toBe(1);
  });

  it('come page by page to the last one', async () => {
    device.server.comments = comments(450);
    expect(await refresh()).toEqual({ ok: true, value: null });
    expect((await here()).map(({ id }) => id)).toEqual(comments(450).map(({ id }) => id));
    expect(pagesAsked()).toBe(3);
  });

  it('that were written in one moment are all there, at whatever place a page ends', async () => {
    device.server.comments = comments(450).map((row, index) =>
      index >= 195 && index < 205 ? { ...row, createdAt: millis(START + 195) } : row,
    );
    await refresh();
    expect((await here()).length).toBe(450);
  });

  it('are all there where more than a page was written in one moment', async () => {
    device.server.comments = comments(450).map((row) => ({ ...row, createdAt: millis(START) }));
    await refresh();
    expect((await here()).length).toBe(450);
    expect(pagesAsked()).toBe(3);
  });

  it('in any number are read a few pages at a time, the next refresh goes on, and then a new round begins', async () => {
    device.server.comments = comments(1500);
    await refresh();
    expect(pagesAsked()).toBe(5);
    const first = (await here()).length;
    expect(first).toBeGreaterThan(990);
    expect(first).toBeLessThan(1500);
    await refresh();
    expect((await here()).length).toBe(1500);
    // Its words were deleted where only a new round comes by.
    device.server.comments[300] = comment(300, { content: '', deleted: true });
    await refresh();
    expect((await here())[300]).toMatchObject({ deleted: true });
  });

  it('lose what the server does not have once all have been seen, and not before', async () => {
    await device.catalogue.comments.put(comment(5_000));
    device.server.comments = comments(1050);
    await refresh();
    await refresh();
    expect((await here()).at(-1)?.id).toBe('c5000');
    device.server.comments = comments(950);
    await refresh();
    expect((await here()).length).toBe(950);
  });

  it('go on from where the last refresh stopped after one that found no network', async () => {
    device.server.comments = comments(1500);
    await refresh();
    device.server.beforeAnswer = (question) => {
      if (question.startsWith('comments') && !question.endsWith('top')) device.server.isReachable = false;
    };
    expect(await refresh()).toEqual({ ok: false, code: 'offline' });
    device.server.isReachable = true;
    device.server.beforeAnswer = () => undefined;
    await refresh();
    expect((await here()).length).toBe(1500);
  });

  it('of a post that is deleted here meanwhile are not kept', async () => {
    device.server.comments = comments(450);
    device.server.beforeAnswer = async (question) => {
      if (!question.startsWith('comments') || question.endsWith('top')) return;
      await device.catalogue.posts.clear();
      await device.catalogue.comments.clear();
    };
    await refresh();
    expect(await here()).toEqual([]);
  });

  it('leave one out that stands far behind, and it comes by itself, with its writer', async () => {
    device.server.comments = comments(1500);
    await refresh();
    const last = commentId('c1499');
    expect((await here()).some(({ id }) => id === last)).toBe(false);
    const asked = pagesAsked();
    expect(await refreshComment(device.deps, post.id, last)).toEqual({ ok: true, value: null });
    expect((await here()).at(-1)?.id).toBe(last);
    expect(pagesAsked()).toBe(asked);
    await refresh();
    expect((await here()).length).toBe(1500);
  });

  it('stay where they were written, whoever writes one of the same id below another post', async () => {
    const other = aPost({ id: postId('b2') });
    device.server.posts = [post, other];
    device.server.comments = [comment(1), comment(1, { postId: other.id, createdAt: millis(START + 9) })];
    for (const { id } of [post, other, post]) {
      await refreshPost(device.deps, id, FORCED);
      const held = await device.catalogue.comments.toArray();
      expect(held.map((row) => row.postId)).toEqual([post.id]);
    }
    await device.catalogue.comments.clear();
    for (const { id } of [other, post]) await refreshPost(device.deps, id, FORCED);
    expect((await here()).map(({ id }) => id)).toEqual(['c1']);
  });
});
