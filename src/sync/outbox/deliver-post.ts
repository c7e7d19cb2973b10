import { showPost, sweepPostPhotos } from '#data/local/board-store.ts';
import { catalogue } from '#data/local/catalogue-database.ts';
import { noteOwnWrite } from '#data/local/own-writes.ts';
import type { IntentOf, OutboxIntent, OutboxRow, RowOf } from '#data/local/outbox-row.ts';
import { changeRow, removeRow } from '#data/local/outbox-store.ts';
import type { RemoteOutcome } from '#data/remote/rest/authorised-fetch.ts';
import type { PostCommit } from '#data/remote/rest/board-writes.ts';
import { POST_PARTS } from '#documents/post.ts';
import type { PostImage, PostPicture } from '#domain/board/post.ts';
import { claimHead } from './claim-head.ts';
import type { DrainContext, LaneProgress } from './drain-context.ts';
import { holdBack } from './refuse-row.ts';
import { uploadKeptPhoto } from './upload-kept-photo.ts';

type PostKind = 'post_publish' | 'post_update';
type PostIntent = IntentOf<PostKind>;
type WaitingPicture = Extract<PostPicture, { kind: 'waiting' }>;

/** Uploads a post's pictures, those that are not there yet, and then writes the post. */
export const deliverPost =
  (kind: PostKind) =>
  async (context: DrainContext, head: OutboxRow): Promise<LaneProgress> => {
    const row = await claimHead(context, head, kind);
    return row ? deliver(context, row) : 'advanced';
  };

async function deliver(context: DrainContext, row: RowOf<PostKind>): Promise<LaneProgress> {
  const { db, environment, onOutcome } = context;
  const images = await uploadImages(context, row, row.intent);
  if (images.kind !== 'ok') return holdBack(context, row, images);
  const { kind, postId, words, changed = POST_PARTS } = row.intent;
  const post = { postId, words, images: images.value, changed };
  const outcome = await write(context, row, kind, post);
  if (outcome.kind !== 'ok') return holdBack(context, row, outcome);
  onOutcome('success');
  await noteOwnWrite(catalogue, { kind: 'post', id: postId }, environment.now());
  const isNew = kind === 'post_publish';
  await showPost(catalogue, { ...post, author: row.uid, isNew }, environment.now());
  await db.transaction('rw', [db.outbox, db.drafts, db.photos], async () =>
    sweepPostPhotos(db, () => removeRow(db, row)),
  );
  return 'advanced';
}

/**
 * A new post that is refused may be there already, from an attempt whose answer was lost: then it takes what
 * is said now. Where that is refused too, the first refusal was meant.
 */
async function write(
  { remote, signal }: DrainContext,
  row: OutboxRow,
  kind: PostKind,
  post: PostCommit,
): Promise<RemoteOutcome<null>> {
  if (kind === 'post_update') return remote.updatePost(row.uid, post, signal);
  const created = await remote.createPost(row.uid, post, signal);
  const mayBeThere = created.kind === 'refused' || (created.kind === 'held' && row.attempts > 1);
  if (!mayBeThere) return created;
  const updated = await remote.updatePost(row.uid, post, signal);
  return updated.kind === 'refused' ? created : updated;
}

async function uploadImages(
  context: DrainContext,
  row: OutboxRow,
  { postId, images }: PostIntent,
): Promise<RemoteOutcome<readonly PostImage[]>> {
  const uploaded: PostImage[] = [];
  for (const picture of images) {
    if (picture.kind === 'stored') {
      uploaded.push(picture.image);
      continue;
    }
    // The path follows from the ids, so that a repeated upload writes over the first.
    const path = `postImages/${row.uid}/${postId}-${picture.id}`;
    const outcome = await uploadKeptPhoto(context, row, picture.id, path);
    if (outcome.kind !== 'ok') return outcome;
    const image = { url: outcome.value, w: picture.w, h: picture.h };
    await rememberUpload(context, row, picture, image);
    uploaded.push(image);
  }
  return { kind: 'ok', value: uploaded };
}

/** The next attempt of this post need not upload the picture again, and so this device need not keep it. */
async function rememberUpload(
  { db }: DrainContext,
  row: OutboxRow,
  { id }: WaitingPicture,
  image: PostImage,
): Promise<void> {
  await db.transaction('rw', [db.outbox, db.drafts, db.photos], async () => {
    const current = await db.outbox.get(row.seq);
    if (!current || !isPost(current.intent)) return;
    const images = current.intent.images.map((picture) =>
      picture.kind === 'waiting' && picture.id === id ? ({ kind: 'stored', image } as const) : picture,
    );
    const intent = { ...current.intent, images };
    await sweepPostPhotos(db, () => changeRow(db, row, { intent }));
  });
}

const isPost = (intent: OutboxIntent): intent is PostIntent =>
  intent.kind === 'post_publish' || intent.kind === 'post_update';
