import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { postPublishRowId } from '#data/local/intent-names.ts';
import { claimRows } from '#data/local/outbox-store.ts';
import { POST_LIMITS, type PostPicture } from '#domain/board/post.ts';
import type { PostId } from '#domain/ids.ts';
import { millis } from '#domain/units.ts';
import { postId } from '#tests/support/catalogue-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { dropPostDraft, keepPostDraft, keepPostPhoto, takePostDraft } from './keep-post-draft.ts';
import { submitPost, withdrawBoardRow } from './submit-post.ts';

const box = { edited: null, tab: 'a' };
const WORDS = { category: 'free', title: '금 한 돈', content: '얼마예요?' } as const;

let device: FakeDevice;
beforeEach(() => {
  device = new FakeDevice(new FakeServer());
});

async function photo(): Promise<PostPicture & { kind: 'waiting' }> {
  const blob = new Blob(['사진'], { type: 'image/jpeg' });
  const kept = await keepPostPhoto(device.db, { blob, width: 8, height: 6 }, device.environment);
  if (!kept.ok || kept.value.kind !== 'waiting') throw new Error('not kept');
  return kept.value;
}
const submit = (
  words: Partial<Record<'title' | 'content', string>> = {},
  { edited = null, images = [] }: { edited?: PostId | null; images?: readonly PostPicture[] } = {},
) =>
  submitPost(
    device.db,
    { edited, tab: 'a', words: { ...WORDS, ...words }, images },
    device.environment,
    'post1',
  );
const keepDraft = (images: readonly PostPicture[], tab = 'a') =>
  keepPostDraft(device.db, { edited: null, tab }, { ...WORDS, images }, device.environment);
const draft = (tab = 'a') => takePostDraft(device.db, { edited: null, tab }, new Set(['a', 'b']));
const waiting = async () => (await device.db.outbox.toArray()).map(({ intent }) => intent);
const photos = () => device.db.photos.toCollection().primaryKeys();

describe('the words of a post', () => {
  test.each([
    ['no title', { title: ' \u200B' }, 'no_title'],
    ['nothing to read', { content: '\n' }, 'no_content'],
    ['a title of one character too many', { title: '가'.repeat(POST_LIMITS.titleChars + 1) }, 'too_long'],
    ['one character too many', { content: '가'.repeat(POST_LIMITS.contentChars + 1) }, 'too_long'],
  ])('are refused with %s; nothing waits and the draft stays', async (_, words, code) => {
    const shown = await photo();
    await keepDraft([shown]);
    expect(await submit(words, { images: [shown] })).toEqual({ ok: false, code });
    expect(await waiting()).toEqual([]);
    expect(await draft()).toEqual({ ...WORDS, images: [shown] });
    expect(await photos()).toEqual([shown.id]);
  });

  test('of just the greatest length wait whole, without the white space around them', async () => {
    const title = '가'.repeat(POST_LIMITS.titleChars);
    const content = '나'.repeat(POST_LIMITS.contentChars);
    expect(await submit({ title: ` ${title}`, content: `${content}\n` })).toEqual({
      ok: true,
      value: 'post1',
    });
    expect(await waiting()).toMatchObject([
      { kind: 'post_publish', words: { category: 'free', title, content } },
    ]);
  });
});

describe('a post that is edited', () => {
  test('before it has left is still a new one, with the later words', async () => {
    await submit();
    await submit({ title: '고친 제목' }, { edited: postId('post1') });
    expect(await waiting()).toMatchObject([
      { kind: 'post_publish', postId: 'post1', words: { title: '고친 제목' } },
    ]);
  });

  test('once it is on the server is changed there', async () => {
    await submit({ title: '고친 제목' }, { edited: postId('b1') });
    expect(await waiting()).toMatchObject([
      { kind: 'post_update', postId: 'b1', words: { title: '고친 제목' } },
    ]);
  });
});

describe('a post that is taken back', () => {
  test('is gone with its pictures, and with no other', async () => {
    const other = await photo();
    await keepDraft([other], 'b');
    await submit({}, { images: [await photo()] });
    expect(await photos()).toHaveLength(2);
    const rowId = postPublishRowId(postId('post1'));
    expect(await withdrawBoardRow(device.db, rowId)).toBe(true);
    expect(await waiting()).toEqual([]);
    expect(await photos()).toEqual([other.id]);
  });

  test('while it is on its way stays, and so does a picture that no draft shows yet', async () => {
    const own = await photo();
    await submit({}, { images: [own] });
    await claimRows(device.db, await device.db.outbox.toArray(), millis(device.now));
    const fresh = await photo();
    const before = await device.db.outbox.toArray();
    expect(await withdrawBoardRow(device.db, postPublishRowId(postId('post1')))).toBe(false);
    expect(await device.db.outbox.toArray()).toEqual(before);
    expect((await photos()).toSorted()).toEqual([own.id, fresh.id].toSorted());
  });
});

test('a draft that is dropped is gone with its pictures; those of other tabs and of what waits stay', async () => {
  const queued = await photo();
  await submit({}, { images: [queued] });
  await keepDraft([await photo()]);
  const other = await photo();
  await keepDraft([other], 'b');
  expect(await photos()).toHaveLength(3);
  await dropPostDraft(device.db, box);
  expect(await draft()).toBeNull();
  expect(await draft('b')).toEqual({ ...WORDS, images: [other] });
  expect((await photos()).toSorted()).toEqual([other.id, queued.id].toSorted());
});
