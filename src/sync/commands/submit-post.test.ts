import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { postPublishRowId } from '#data/local/intent-names.ts';
import { keepChosenPhotos } from '#data/local/chosen-photos.ts';
import { claimRows } from '#data/local/outbox-store.ts';
import { noteTyped } from '#data/local/typing-journal.ts';
import { POST_LIMITS, type PostPicture } from '#domain/board/post.ts';
import type { PostId } from '#domain/ids.ts';
import { millis } from '#domain/units.ts';
import { postId } from '#tests/support/catalogue-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { textStore } from '#tests/support/text-store.ts';
import {
  dropPostDraft,
  keepPostDraft,
  keepPostPhoto,
  postPlaceOf,
  takePostDraft,
} from './keep-post-draft.ts';
import { submitPost, withdrawBoardRow } from './submit-post.ts';

const box = { edited: null, tab: 'a' };
const WORDS = { category: 'free', title: '금 한 돈', content: '얼마예요?' } as const;

let device: FakeDevice;
beforeEach(() => {
  device = new FakeDevice(new FakeServer());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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
    expect(await withdrawBoardRow(device.db, rowId, device.environment)).toBe(true);
    expect(await waiting()).toEqual([]);
    expect(await photos()).toEqual([other.id]);
  });

  test('while it is on its way stays, and so does a picture that no draft shows yet', async () => {
    const own = await photo();
    await submit({}, { images: [own] });
    await claimRows(device.db, await device.db.outbox.toArray(), millis(device.now));
    const fresh = await photo();
    const before = await device.db.outbox.toArray();
    expect(await withdrawBoardRow(device.db, postPublishRowId(postId('post1')), device.environment)).toBe(
      false,
    );
    expect(await device.db.outbox.toArray()).toEqual(before);
    expect((await photos()).toSorted()).toEqual([own.id, fresh.id].toSorted());
  });
});

describe('a picture that is being written while somebody types', () => {
  test('goes out with its post', async () => {
    const adding = photo();
    const typing = keepDraft([]);
    const [added] = await Promise.all([adding, typing]);
    await keepDraft([added]);
    await submit({}, { images: [added] });
    await device.drainUntilQuiet();
    expect(device.server.posts.get(postId('post1'))?.images).toMatchObject([{ w: 8, h: 6 }]);
    expect(await photos()).toEqual([]);
  });

  test.each([
    ['a draft is dropped', () => dropPostDraft(device.db, box)],
    ['another post is submitted', () => submit()],
    [
      'a post is taken back',
      () => withdrawBoardRow(device.db, postPublishRowId(postId('post2')), device.environment),
    ],
    ['a post arrives', () => device.drainUntilQuiet()],
  ])('stays when %s meanwhile, which takes its own', async (_, change) => {
    await keepDraft([await photo()]);
    const post2 = { edited: null, tab: 'b', words: WORDS, images: [await photo()] };
    await submitPost(device.db, post2, device.environment, 'post2');
    const fresh = await photo();
    await change();
    expect(await photos()).toContain(fresh.id);
    expect(await photos()).toHaveLength(2);
  });
});

test('a picture that a draft shows no more is gone', async () => {
  const [first, second] = [await photo(), await photo()];
  await keepDraft([first, second]);
  await keepDraft([second]);
  expect(await photos()).toEqual([second.id]);
});

describe('a picture that a page left without a draft', () => {
  const take = (living: readonly string[]) => takePostDraft(device.db, box, new Set(living));

  test('goes when a form opens in the only tab; those of drafts, on the disk or noted, stay', async () => {
    const [kept, noted] = [await photo(), await photo()];
    await keepDraft([kept], 'b');
    vi.stubGlobal('localStorage', textStore());
    await photo();
    noteTyped(device.db, { name: 'board:b9', tab: 'b' }, { ...WORDS, images: [noted] }, millis(1));
    await take(['a']);
    expect((await photos()).toSorted()).toEqual([kept.id, noted.id].toSorted());
  });

  test('stays while another tab is open, whose it may be', async () => {
    const left = await photo();
    await take(['a', 'b']);
    expect(await photos()).toEqual([left.id]);
  });

  test('is worth no form that does not open', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const left = await photo();
    await keepDraft([left]);
    const broken = new Error('the disk');
    vi.spyOn(device.db.photos, 'bulkDelete').mockRejectedValue(broken);
    expect(await take(['a'])).toEqual({ ...WORDS, images: [left] });
    expect(warned.mock.calls).toEqual([['pictures that were left stay', broken]]);
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

test('what was chosen for a post and did not become part of it is not for the next', async () => {
  await keepChosenPhotos(device.db, postPlaceOf(box), [new File(['사진'], 'a.gif')], device.environment);
  await submit();
  expect(await photos()).toEqual([]);
});
