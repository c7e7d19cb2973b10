import type { Post, PostPart, PostPicture, PostSaid, PostWords } from '#domain/board/post.ts';
import { laidOver } from '#domain/changed-fields.ts';
import type { CommentId, PostId } from '#domain/ids.ts';
import type { Millis } from '#domain/units.ts';
import { BOARD_LANES, likeRowId, postLane } from '../intent-names.ts';
import type { OutboxRow, OutboxState } from '../outbox-row.ts';
import type { UserDatabase } from '../user-database.ts';

/** A post, or an edit of one, that has not reached the server, or was refused by it. */
export interface WaitingPost {
  readonly rowId: string;
  readonly postId: PostId;
  readonly isNew: boolean;
  readonly words: PostWords;
  readonly images: readonly PostPicture[];
  /** Of an edit, as its row has it. */
  readonly changed?: readonly PostPart[] | undefined;
  readonly state: OutboxState;
  readonly createdAt: Millis;
}

export interface WaitingComment {
  readonly rowId: string;
  readonly commentId: CommentId;
  readonly parentId: CommentId | null;
  readonly content: string;
  readonly state: OutboxState;
  readonly createdAt: Millis;
}

/** A deletion that has not reached the server, or was refused by it. */
export interface WaitingDeletion {
  readonly rowId: string;
  /** `null` for the post itself. */
  readonly commentId: CommentId | null;
  readonly state: OutboxState;
}

/** All posts and edits that wait on this device, the newest first. */
export async function waitingPosts(db: UserDatabase): Promise<readonly WaitingPost[]> {
  const rows = await db.outbox.where('lane').startsWith(`${BOARD_LANES}post:`).sortBy('seq');
  return rows.reverse().flatMap(postOf);
}

/** The same as it will stand: an edit changes what it says, and leaves the post as it is otherwise. */
export function overPost(waiting: WaitingPost, post: Post | undefined): WaitingPost {
  const { words, images, changed } = waiting;
  if (!changed || !post) return waiting;
  const { images: laid, ...said } = laidOver<PostSaid, PostPart>(saidIn(post), { ...words, images }, changed);
  return { ...waiting, words: said, images: laid };
}

export const saidIn = ({ category, title, content, images }: Post): PostSaid => ({
  category,
  title,
  content,
  images: images.map((image) => ({ kind: 'stored', image })),
});

/** The posts whose deletion is on its way; one that was refused is a post like any other. */
export async function leavingPosts(db: UserDatabase): Promise<ReadonlySet<PostId>> {
  const rows = await db.outbox.where('lane').startsWith(`${BOARD_LANES}post:`).toArray();
  return new Set(
    rows.flatMap(({ intent, state }) =>
      intent.kind === 'post_delete' && state.kind !== 'failed' ? [intent.postId] : [],
    ),
  );
}

export interface WaitingOnPost {
  readonly post: WaitingPost | null;
  readonly comments: readonly WaitingComment[];
  readonly deletions: readonly WaitingDeletion[];
}

/** What waits on this device about one post. */
export async function waitingOnPost(db: UserDatabase, postId: PostId): Promise<WaitingOnPost> {
  const [own, others] = await Promise.all([
    db.outbox.where('lane').equals(postLane(postId)).sortBy('seq'),
    db.outbox.where('lane').startsWith(`${BOARD_LANES}comment:`).sortBy('seq'),
  ]);
  return {
    post: own.flatMap(postOf).at(-1) ?? null,
    comments: others.flatMap((row) => commentOf(row, postId)),
    deletions: [...own, ...others].flatMap((row) => deletionOf(row, postId)),
  };
}

/** Where it stands that the person likes a post, in `meta`. */
export const likeMeta = (postId: PostId): string => `like:${postId}`;

export interface OwnLike {
  readonly isLiked: boolean;
  /** What the server's counter lacks of the wish that still waits. */
  readonly waitingBy: -1 | 0 | 1;
}

export async function ownLike(db: UserDatabase, postId: PostId): Promise<OwnLike> {
  const [known, row] = await Promise.all([
    db.meta.get(likeMeta(postId)),
    db.outbox.where('id').equals(likeRowId(postId)).first(),
  ]);
  const isLiked = known?.value === true;
  if (row?.intent.kind !== 'like') return { isLiked, waitingBy: 0 };
  return { isLiked, waitingBy: row.intent.wanted ? 1 : -1 };
}

/** A picture of a post that is only on this device. */
export const postPhoto = async (db: UserDatabase, id: string): Promise<Blob | null> =>
  (await db.photos.get(id))?.blob ?? null;

function postOf({ id, intent, state, createdAt }: OutboxRow): readonly WaitingPost[] {
  if (intent.kind !== 'post_publish' && intent.kind !== 'post_update') return [];
  const { postId, words, images, changed } = intent;
  const isNew = intent.kind === 'post_publish';
  return [{ rowId: id, postId, isNew, words, images, changed, state, createdAt }];
}

function commentOf({ id, intent, state, createdAt }: OutboxRow, postId: PostId): readonly WaitingComment[] {
  if (intent.kind !== 'comment' || intent.postId !== postId) return [];
  const { commentId, parentId, content } = intent;
  return [{ rowId: id, commentId, parentId, content, state, createdAt }];
}

function deletionOf({ id, intent, state }: OutboxRow, postId: PostId): readonly WaitingDeletion[] {
  if (intent.kind !== 'post_delete' && intent.kind !== 'comment_delete') return [];
  if (intent.postId !== postId) return [];
  return [{ rowId: id, commentId: intent.kind === 'comment_delete' ? intent.commentId : null, state }];
}
