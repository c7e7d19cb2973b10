import { laidOver } from '#domain/changed-fields.ts';
import type { Comment, Post, PostPart, PostPicture, PostWords } from '#domain/board/post.ts';
import type { CommentId, PostId, UserId } from '#domain/ids.ts';
import type { Millis } from '#domain/units.ts';
import { BOARD_LANES } from './intent-names.ts';
import type { CatalogueDatabase } from './catalogue-database.ts';
import { BOARD_DRAFTS, imagesOfPostDraft } from './post-draft.ts';
import type { UserDatabase } from './user-database.ts';
import { sweepAfter } from './waiting-photos.ts';

/** Pictures of posts share the table of waiting pictures with those of messages and listings. */
export const POST_PHOTOS = 'post-';
export const newPostPhotoId = (freshId: string): string => `${POST_PHOTOS}${freshId}`;

/**
 * Changes drafts or posts that wait, and deletes the pictures that neither shows any more since. Call it inside
 * a transaction.
 */
export const sweepPostPhotos = <T>(db: UserDatabase, change: () => Promise<T>): Promise<T> =>
  sweepAfter(db, shownPostPhotos, change);

/** The pictures of posts that a draft or a waiting post shows and only this device has. */
export async function shownPostPhotos(db: UserDatabase): Promise<readonly string[]> {
  const [drafts, rows] = await Promise.all([
    db.drafts.where('key').startsWith(BOARD_DRAFTS).toArray(),
    db.outbox.where('lane').startsWith(BOARD_LANES).toArray(),
  ]);
  return [
    ...drafts.flatMap(({ value }) => photosOfPostDraft(value)),
    ...rows.flatMap(({ intent }) => ('images' in intent ? waitingIds(intent.images) : [])),
  ];
}

export const photosOfPostDraft = (value: unknown): readonly string[] => waitingIds(imagesOfPostDraft(value));

const waitingIds = (pictures: readonly PostPicture[]): readonly string[] =>
  pictures.flatMap((picture) => (picture.kind === 'waiting' ? [picture.id] : []));

/** Shows a post that the server has taken without waiting for the next refresh. */
export async function showPost(
  catalogue: CatalogueDatabase,
  post: {
    readonly postId: PostId;
    readonly author: UserId;
    readonly words: PostWords;
    readonly images: Post['images'];
    readonly changed: readonly PostPart[];
    readonly isNew: boolean;
  },
  now: Millis,
): Promise<void> {
  const { postId, author, words, images, changed, isNew } = post;
  const said = { ...words, images };
  await catalogue.transaction('rw', catalogue.posts, async () => {
    const known = await catalogue.posts.get(postId);
    if (!known && !isNew) return;
    const standing = known ?? {
      id: postId,
      authorId: author,
      ...said,
      createdAt: now,
      updatedAt: now,
      likeCount: 0,
      commentCount: 0,
    };
    await catalogue.posts.put({ ...laidOver<Post, PostPart>(standing, said, changed), updatedAt: now });
  });
}

export async function forgetPost(catalogue: CatalogueDatabase, postId: PostId): Promise<void> {
  await catalogue.transaction('rw', [catalogue.posts, catalogue.comments], async () => {
    await catalogue.posts.delete(postId);
    await catalogue.comments.filter((comment) => comment.postId === postId).delete();
  });
}

export async function showComment(catalogue: CatalogueDatabase, comment: Comment): Promise<void> {
  await catalogue.transaction('rw', [catalogue.posts, catalogue.comments], async () => {
    // Below another post there may be one of the same id (`putComments`): this one is the older.
    if ((await catalogue.comments.get(comment.id))?.postId === comment.postId) return;
    await catalogue.comments.put(comment);
    await changeCount(catalogue, comment.postId, 'commentCount', 1);
  });
}

export async function blankComment(
  catalogue: CatalogueDatabase,
  postId: PostId,
  id: CommentId,
): Promise<void> {
  await catalogue.transaction('rw', [catalogue.posts, catalogue.comments], async () => {
    const comment = await catalogue.comments.get(id);
    if (comment?.postId !== postId || comment.deleted) return;
    await catalogue.comments.put({ ...comment, content: '', deleted: true });
    await changeCount(catalogue, postId, 'commentCount', -1);
  });
}

/** Moves a counter on this device; the server's own number replaces it with the next refresh. */
export async function changeCount(
  catalogue: CatalogueDatabase,
  postId: PostId,
  counter: 'likeCount' | 'commentCount',
  by: 1 | -1,
): Promise<void> {
  await catalogue.posts
    .where('id')
    .equals(postId)
    .modify((post, ref) => {
      ref.value = { ...post, [counter]: Math.max(0, post[counter] + by) };
    });
}
