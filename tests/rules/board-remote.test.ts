import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommentCommit, PostCommit } from '#data/remote/rest/board-writes.ts';
import type { OutboxRemote } from '#data/remote/rest/outbox-remote.ts';
import { POST_PARTS } from '#documents/post.ts';
import { parseCommentId, parsePostId } from '#domain/ids.ts';
import { isVisible, typedText } from '#domain/text/typed-text.ts';
import { anyUnicode } from '#tests/support/any-unicode.ts';
import { pictureUrl } from './conversation.ts';
import { HOSTILE, must, NEVER, OK, openRemote, person, REFUSED } from './remote.ts';
import { freshId, openWorld, type World } from './world.ts';

// What the outbox writes on the board, against the real rules.

let world: World;
let remote: OutboxRemote;

beforeAll(async () => {
  world = await openWorld();
  remote = await openRemote();
});
afterAll(() => world.close());

describe('the board', () => {
  const post = (over: Partial<PostCommit['words']> = {}): PostCommit => ({
    postId: must(parsePostId(freshId('post'))),
    words: { category: 'free', title: '오늘의 시세', content: '어떻게 보세요?', ...over },
    images: [],
    changed: POST_PARTS,
  });
  const comment = (postId: PostCommit['postId'], over: Partial<CommentCommit> = {}): CommentCommit => ({
    postId,
    commentId: must(parseCommentId(freshId('c'))),
    parentId: null,
    content: '좋은 글이에요',
    ...over,
  });

  test('takes a post with pictures once, its edit and its deletion from its author alone', async () => {
    const [author, other] = [person('author'), person('other')];
    const commit = {
      ...post(),
      images: [{ url: pictureUrl(`postImages/${author}/a`), w: 10, h: 10 }],
    };
    const path = `posts/${commit.postId}`;
    expect(await remote.createPost(author, commit, NEVER)).toEqual(OK);
    expect(await world.stored(path)).toMatchObject({ authorId: author, likeCount: 0, commentCount: 0 });
    expect(await remote.createPost(author, commit, NEVER)).toMatchObject(REFUSED);
    const edited = { ...commit, words: { ...commit.words, title: '어제의 시세' } };
    expect(await remote.updatePost(other, edited, NEVER)).toMatchObject(REFUSED);
    expect(await remote.updatePost(author, edited, NEVER)).toEqual(OK);
    expect(await world.stored(path)).toMatchObject({ title: '어제의 시세' });
    expect(await remote.deletePost(other, commit.postId, NEVER)).toMatchObject(REFUSED);
    expect(await remote.postExists(author, commit.postId, NEVER)).toEqual({ kind: 'ok', value: true });
    expect(await remote.deletePost(author, commit.postId, NEVER)).toEqual(OK);
    expect(await remote.postExists(author, commit.postId, NEVER)).toEqual({ kind: 'ok', value: false });
    expect(await world.stored(path)).toBeUndefined();
  });

  test('keeps of a post what another device has changed', async () => {
    const author = person('author');
    const picture = { url: pictureUrl(`postImages/${author}/a`), w: 10, h: 10 };
    const commit = { ...post(), images: [picture] };
    await remote.createPost(author, commit, NEVER);
    const tablet = { ...commit, words: { ...commit.words, title: '어제의 시세' }, images: [] };
    expect(await remote.updatePost(author, { ...tablet, changed: ['title'] }, NEVER)).toEqual(OK);
    const phone = { ...commit, words: { ...commit.words, content: '고친 글' } };
    expect(await remote.updatePost(author, { ...phone, changed: ['content'] }, NEVER)).toEqual(OK);
    expect(await world.stored(`posts/${commit.postId}`)).toMatchObject({
      category: 'free',
      title: '어제의 시세',
      content: '고친 글',
      images: [picture],
    });
  });

  test('takes a comment once, an answer to it, and its words away from its author alone', async () => {
    const [author, other] = [person('author'), person('other')];
    const written = post();
    await remote.createPost(author, written, NEVER);
    const first = comment(written.postId);
    expect(await remote.commentExists(other, first.postId, first.commentId, NEVER)).toEqual({
      kind: 'ok',
      value: false,
    });
    expect(await remote.createComment(other, first, NEVER)).toEqual(OK);
    expect(await remote.createComment(other, first, NEVER)).toMatchObject(REFUSED);
    expect(await remote.commentExists(other, first.postId, first.commentId, NEVER)).toEqual({
      kind: 'ok',
      value: true,
    });
    const answer = comment(written.postId, { parentId: first.commentId });
    expect(await remote.createComment(author, answer, NEVER)).toEqual(OK);
    const third = comment(written.postId, { parentId: answer.commentId });
    expect(await remote.createComment(author, third, NEVER)).toMatchObject(REFUSED);
    const { postId, commentId } = first;
    expect(await remote.clearComment(author, postId, commentId, NEVER)).toMatchObject(REFUSED);
    expect(await remote.clearComment(other, postId, commentId, NEVER)).toEqual(OK);
    expect(await world.stored(`posts/${postId}/comments/${commentId}`)).toMatchObject({
      content: '',
      deleted: true,
    });
  });

  test('counts a like by its document: set and taken back as often as one wishes', async () => {
    const [author, fan] = [person('author'), person('fan')];
    const { postId, ...rest } = post();
    await remote.createPost(author, { postId, ...rest }, NEVER);
    for (const wanted of [true, true, false, false, true]) {
      expect(await remote.setLike(fan, postId, wanted, NEVER)).toEqual(OK);
      expect(await remote.isLiked(fan, postId, NEVER)).toEqual({ kind: 'ok', value: wanted });
    }
  });

  test.each(HOSTILE)('stores letter by letter: %s', async (words) => {
    const author = person('author');
    const over = { title: words.slice(0, 60), content: words };
    const written = post(over);
    expect(await remote.createPost(author, written, NEVER)).toEqual(OK);
    expect(await world.stored(`posts/${written.postId}`)).toMatchObject(over);
    const said = comment(written.postId, { content: words });
    expect(await remote.createComment(author, said, NEVER)).toEqual(OK);
    expect(await world.stored(`posts/${written.postId}/comments/${said.commentId}`)).toMatchObject({
      content: words,
    });
  });

  test('whatever text is typed comes back the same', async () => {
    const author = person('author');
    const typed = anyUnicode(60).map(typedText).filter(isVisible);
    await fc.assert(
      fc.asyncProperty(typed, async (content) => {
        const written = post({ content });
        expect(await remote.createPost(author, written, NEVER)).toEqual(OK);
        expect((await world.stored(`posts/${written.postId}`))?.['content']).toBe(content);
      }),
      { numRuns: 30 },
    );
  });

  test('refuses 10,000 characters, a notice by a member, and foreign pictures', async () => {
    const author = person('author');
    const long = '금'.repeat(10_000);
    for (const bad of [
      post({ title: long }),
      post({ content: long }),
      post({ category: 'notice' }),
      { ...post(), images: [{ url: 'https://evil.example/a.jpg', w: 1, h: 1 }] },
    ]) {
      expect(await remote.createPost(author, bad, NEVER)).toMatchObject(REFUSED);
    }
    const written = post();
    await remote.createPost(author, written, NEVER);
    const said = comment(written.postId, { content: long });
    expect(await remote.createComment(author, said, NEVER)).toMatchObject(REFUSED);
  });
});
