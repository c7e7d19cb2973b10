import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { countUnsent } from '../intents/intents.ts';
import { ownLike, waitingOnPost, waitingPosts } from '#data/local/queries/board-queries.ts';
import { blockedPeople } from '#data/local/queries/block-queries.ts';
import type { PostId } from '#domain/ids.ts';
import { productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import type { Fault } from '#tests/support/sync/faulty-way.ts';
import { fileReport } from '../commands/file-report.ts';
import { keepPostDraft, keepPostPhoto, dropPostDraft, takePostDraft } from '../commands/keep-post-draft.ts';
import { setFavorite } from '../commands/set-favorite.ts';
import { setBlock } from '../commands/set-block.ts';
import { setLike } from '../commands/set-like.ts';
import { deletePost, retryBoardRow, submitPost, withdrawBoardRow } from '../commands/submit-post.ts';
import {
  deleteComment,
  keepCommentDraft,
  takeCommentDraft,
  writeComment,
} from '../commands/write-comment.ts';

let server: FakeServer;
let device: FakeDevice;

beforeEach(async () => {
  server = new FakeServer();
  device = new FakeDevice(server);
  await Promise.all([catalogue.posts.clear(), catalogue.comments.clear()]);
});

const words = { category: 'free', title: '금 한 돈', content: '<script>alert(1)</script>' } as const;
const FAULTS: readonly Fault[] = [
  { kind: 'none' },
  { kind: 'lost' },
  { kind: 'answer_lost' },
  { kind: 'signed_out' },
  { kind: 'overloaded', retryAfterMs: 0 },
];

/** Every kind of request meets the fault once. */
function faultOnce(fault: Fault): void {
  const met = new Set<string>();
  server.fault = (request) => {
    if (met.has(request)) return { kind: 'none' };
    met.add(request);
    return fault;
  };
}

async function photo() {
  const blob = new Blob([new Uint8Array([0xff, 0xd8, 0xff])], { type: 'image/jpeg' });
  const kept = await keepPostPhoto(device.db, { blob, width: 8, height: 6 }, device.environment);
  if (!kept.ok) throw new Error(kept.code);
  return kept.value;
}

async function post(title: string = words.title): Promise<PostId> {
  const submission = { edited: null, tab: 'a', words: { ...words, title }, images: [await photo()] };
  const submitted = await submitPost(device.db, submission, device.environment);
  if (!submitted.ok) throw new Error(submitted.code);
  return submitted.value;
}

async function comment(postId: PostId, content = '좋네요') {
  const written = await writeComment(
    device.db,
    { postId, parentId: null, content, tab: 'a' },
    device.environment,
  );
  if (!written.ok) throw new Error(written.code);
  return written.value;
}

describe('a post', () => {
  test('waits on the disk with its picture, counts as unsent and takes the draft with it', async () => {
    await keepPostDraft(device.db, { edited: null, tab: 'a' }, { ...words, images: [] }, device.environment);
    const id = await post();
    expect(await waitingPosts(device.db)).toMatchObject([{ postId: id, isNew: true }]);
    expect(await device.db.drafts.count()).toBe(0);
    expect(await countUnsent(device.db)).toBe(1);
    expect(await device.db.photos.count()).toBe(1);
  });

  test.each(FAULTS)(
    'arrives once, as it was written, whatever happens to a request ($kind)',
    async (fault) => {
      faultOnce(fault);
      const id = await post();
      await device.drainUntilQuiet();
      expect([...server.posts.keys()]).toEqual([id]);
      expect(server.posts.get(id)?.words).toEqual(words);
      expect(server.objects.size).toBe(1);
      expect(await catalogue.posts.get(id)).toMatchObject({ ...words, authorId: device.uid, likeCount: 0 });
      expect(await waitingPosts(device.db)).toEqual([]);
      expect(await device.db.photos.count()).toBe(0);
    },
  );

  test('uploads no picture a second time that has arrived, and each has its own address', async () => {
    let uploads = 0;
    server.fault = (request) => {
      if (request === 'upload') uploads += 1;
      // The second picture meets no network, once.
      return request === 'upload' && uploads === 2 ? { kind: 'lost' } : { kind: 'none' };
    };
    const images = [await photo(), await photo()];
    await submitPost(device.db, { edited: null, tab: 'a', words, images }, device.environment);
    await device.drain();
    expect((await device.db.outbox.toArray())[0]?.intent).toMatchObject({
      images: [{ kind: 'stored' }, { kind: 'waiting' }],
    });
    await device.drainUntilQuiet();
    expect(uploads).toBe(3);
    const [arrived] = server.posts.values();
    expect(arrived?.images).toMatchObject([
      { w: 8, h: 6 },
      { w: 8, h: 6 },
    ]);
    expect(new Set(arrived?.images.map(({ url }) => url)).size).toBe(2);
  });

  test('that is refused can be tried again, or taken back with its picture', async () => {
    server.refusedTitle = '금지';
    await post('금지');
    await device.drainUntilQuiet();
    const [refused] = await waitingPosts(device.db);
    expect(refused?.state).toEqual({ kind: 'failed', reason: 'denied' });
    expect(await retryBoardRow(device.db, refused?.rowId ?? '')).toBe(true);
    await device.drainUntilQuiet();
    expect(server.posts.size).toBe(0);
    expect(await withdrawBoardRow(device.db, refused?.rowId ?? '', device.environment)).toBe(true);
    expect(await waitingPosts(device.db)).toEqual([]);
    expect(await device.db.photos.count()).toBe(0);
  });

  test('is edited and deleted, on the server and on this device', async () => {
    const id = await post();
    await device.drainUntilQuiet();
    await submitPost(
      device.db,
      { edited: id, tab: 'a', words: { ...words, title: '금 두 돈' }, images: [] },
      device.environment,
    );
    await device.drainUntilQuiet();
    expect(server.posts.get(id)?.words.title).toBe('금 두 돈');
    expect(await catalogue.posts.get(id)).toMatchObject({ title: '금 두 돈', images: [] });
    faultOnce({ kind: 'answer_lost' });
    await deletePost(device.db, id, device.environment);
    await device.drainUntilQuiet();
    expect(server.posts.size).toBe(0);
    expect(await catalogue.posts.get(id)).toBeUndefined();
    expect(await countUnsent(device.db)).toBe(0);
  });

  test('that is edited keeps the pictures it has, in the order of the person, and uploads the new ones', async () => {
    const id = await post();
    await device.drainUntilQuiet();
    const [image] = (await catalogue.posts.get(id))?.images ?? [];
    if (!image) throw new Error('no picture');
    const images = [await photo(), { kind: 'stored', image } as const];
    await submitPost(device.db, { edited: id, tab: 'a', words, images }, device.environment);
    await device.drainUntilQuiet();
    const shown = (await catalogue.posts.get(id))?.images;
    expect(shown).toHaveLength(2);
    expect(shown?.[1]).toEqual(image);
    expect(shown?.[0]).toMatchObject({ w: 8, h: 6 });
    expect(shown?.[0]?.url).not.toBe(image.url);
    expect(server.objects.size).toBe(2);
  });

  test('edited in a form that was open while it went out arrives with the picture it had', async () => {
    const id = await post();
    const [{ images } = { images: [] }] = await waitingPosts(device.db);
    await device.drainUntilQuiet();
    const sent = server.posts.get(id)?.images;
    const edit = { edited: id, tab: 'a', words: { ...words, title: '금 두 돈' }, images };
    await submitPost(device.db, edit, device.environment);
    await device.drainUntilQuiet();
    expect(server.posts.get(id)).toMatchObject({ words: { title: '금 두 돈' }, images: sent });
    expect(images).toMatchObject([{ kind: 'waiting' }]);
  });

  test.each([
    ['no_title', { ...words, title: '  ' }],
    ['no_content', { ...words, content: '\n' }],
    ['too_long', { ...words, content: '금'.repeat(5001) }],
  ] as const)('without what it needs is not queued (%s)', async (code, bad) => {
    const submitted = await submitPost(
      device.db,
      { edited: null, tab: 't', words: bad, images: [] },
      device.environment,
    );
    expect(submitted).toEqual({ ok: false, code });
    expect(await waitingPosts(device.db)).toEqual([]);
  });
});

describe('a comment', () => {
  test.each(FAULTS)('arrives once whatever happens to a request ($kind)', async (fault) => {
    const id = await post();
    await device.drainUntilQuiet();
    faultOnce(fault);
    const commentId = await comment(id);
    expect((await waitingOnPost(device.db, id)).comments).toMatchObject([{ commentId, content: '좋네요' }]);
    await device.drainUntilQuiet();
    expect([...server.comments.keys()]).toEqual([commentId]);
    expect(await catalogue.comments.get(commentId)).toMatchObject({ postId: id, authorId: device.uid });
    expect((await catalogue.posts.get(id))?.commentCount).toBe(1);
    expect((await waitingOnPost(device.db, id)).comments).toEqual([]);
  });

  test('that the browser itself has sent twice counts as arrived, at its first attempt', async () => {
    const id = await post();
    await device.drainUntilQuiet();
    const commentId = await comment(id);
    await server.createComment(
      device.uid,
      { postId: id, commentId, parentId: null, content: '좋네요' },
      new AbortController().signal,
    );
    await device.drainUntilQuiet();
    expect((await waitingOnPost(device.db, id)).comments).toEqual([]);
    expect(await catalogue.comments.get(commentId)).toMatchObject({ content: '좋네요' });
  });

  test('that is refused holds up no other', async () => {
    server.refusedTitle = '금지';
    const id = await post();
    const refused = await comment(id, '금지');
    const fine = await comment(id, '두 번째');
    await device.drainUntilQuiet();
    expect([...server.comments.keys()]).toEqual([fine]);
    expect((await waitingOnPost(device.db, id)).comments).toMatchObject([
      { commentId: refused, state: { kind: 'failed' } },
    ]);
  });

  test('that is deleted keeps its place without its words', async () => {
    const id = await post();
    const commentId = await comment(id);
    await device.drainUntilQuiet();
    await deleteComment(device.db, id, commentId, device.environment);
    await device.drainUntilQuiet();
    expect(server.comments.get(commentId)?.content).toBe('');
    expect(await catalogue.comments.get(commentId)).toMatchObject({ content: '', deleted: true });
  });
});

describe('an unfinished comment', () => {
  test('is kept until it is sent, apart from answers', async () => {
    const id = await post();
    const box = { postId: id, parentId: null, tab: 'a' };
    const left = () => takeCommentDraft(device.db, box, new Set());
    await keepCommentDraft(device.db, box, '쓰다 만 댓글', device.environment);
    expect(await left()).toBe('쓰다 만 댓글');
    await comment(id, '쓰다 만 댓글');
    expect(await left()).toBe('');
    await keepCommentDraft(device.db, box, '  ', device.environment);
    expect(await device.db.drafts.count()).toBe(0);
  });
});

test('a comment that one tab sends leaves what another one is writing', async () => {
  const id = await post();
  const other = { postId: id, parentId: null, tab: 'b' };
  await keepCommentDraft(device.db, other, '다른 탭의 댓글', device.environment);
  await comment(id, '이 탭의 댓글');
  expect(await takeCommentDraft(device.db, other, new Set(['a', 'b']))).toBe('다른 탭의 댓글');
});

test('a post that one tab sends or gives up leaves what another one is writing, with its picture', async () => {
  const other = { edited: null, tab: 'b' };
  const draft = { ...words, title: '다른 탭의 글', images: [await photo()] };
  const left = () => takePostDraft(device.db, other, new Set(['a', 'b']));
  await keepPostDraft(device.db, other, draft, device.environment);
  await post();
  expect(await left()).toEqual(draft);
  await dropPostDraft(device.db, { edited: null, tab: 'a' });
  await device.drainUntilQuiet();
  expect(await left()).toEqual(draft);
  expect(await device.db.photos.count()).toBe(1);
});

describe('a like', () => {
  test('counts at once, and the last wish is the one that arrives', async () => {
    const id = await post();
    await device.drainUntilQuiet();
    await setLike(device.db, id, true, device.environment);
    expect(await ownLike(device.db, id)).toEqual({ isLiked: true, waitingBy: 1 });
    await setLike(device.db, id, false, device.environment);
    expect(await ownLike(device.db, id)).toEqual({ isLiked: false, waitingBy: 0 });
    await setLike(device.db, id, true, device.environment);
    await device.drainUntilQuiet();
    expect([...server.likes]).toEqual([id]);
    expect(await ownLike(device.db, id)).toEqual({ isLiked: true, waitingBy: 0 });
    expect((await catalogue.posts.get(id))?.likeCount).toBe(1);
  });
});

describe('a block and a report', () => {
  test('somebody is blocked and let again', async () => {
    await setBlock(device.db, SELLER, true, device.environment);
    await device.drainUntilQuiet();
    expect([...server.blocks]).toEqual([SELLER]);
    expect(await blockedPeople(device.db)).toMatchObject([{ uid: SELLER }]);
    await setBlock(device.db, SELLER, false, device.environment);
    await device.drainUntilQuiet();
    expect(server.blocks.size).toBe(0);
    expect(await blockedPeople(device.db)).toEqual([]);
  });

  test('that waits is something to ask about before a sign-out; a favourite is not', async () => {
    await setFavorite(device.db, productId('ring'), true, device.environment);
    expect(await countUnsent(device.db)).toBe(0);
    await setBlock(device.db, SELLER, true, device.environment);
    const target = { type: 'user', id: SELLER } as const;
    await fileReport(device.db, { target, reason: 'fraud', detail: '' }, device.environment);
    expect(await countUnsent(device.db)).toBe(2);
    await device.drainUntilQuiet();
    expect(await countUnsent(device.db)).toBe(0);
  });

  test('nobody blocks themselves', async () => {
    await setBlock(device.db, device.uid, true, device.environment);
    expect(await blockedPeople(device.db)).toEqual([]);
  });

  test.each(FAULTS)('a report arrives once ($kind)', async (fault) => {
    faultOnce(fault);
    const report = {
      target: { type: 'user', id: SELLER },
      reason: 'fraud',
      detail: ' 선입금 요구 ',
    } as const;
    await fileReport(device.db, report, device.environment);
    await device.drainUntilQuiet();
    expect([...server.reports.values()]).toEqual([{ ...report, detail: '선입금 요구' }]);
    expect(await device.db.outbox.count()).toBe(0);
  });
});
