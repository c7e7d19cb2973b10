import type { CommentId, PostId, UserId } from '../ids.ts';
import type { Millis } from '../units.ts';

/** 자유, 질문, 시세, 후기, 사기주의, 공지 (the last by admins only). */
export const POST_CATEGORIES = ['free', 'question', 'price', 'review', 'fraud', 'notice'] as const;
export type PostCategory = (typeof POST_CATEGORIES)[number];

export const POST_LIMITS = { titleChars: 60, contentChars: 5000, images: 5, commentChars: 1000 } as const;

export interface PostImage {
  readonly url: string;
  readonly w: number;
  readonly h: number;
}

/** What an author says; the rest of a post is the server's. */
export interface PostWords {
  readonly category: PostCategory;
  readonly title: string;
  readonly content: string;
}

/** What an author may change of a post, one part without the others. */
export type PostPart = keyof PostWords | 'images';

export interface Post extends PostWords {
  readonly id: PostId;
  readonly authorId: UserId;
  readonly images: readonly PostImage[];
  readonly createdAt: Millis;
  readonly updatedAt: Millis;
  readonly likeCount: number;
  readonly commentCount: number;
}

/** A picture of a post: in Storage already, or still on this device under its id. */
export type PostPicture =
  | { readonly kind: 'stored'; readonly image: PostImage }
  | { readonly kind: 'waiting'; readonly id: string; readonly w: number; readonly h: number };

/** What stands in the form of a post. */
export interface PostSaid extends PostWords {
  readonly images: readonly PostPicture[];
}

/** An unfinished post. */
export interface PostDraft extends PostSaid {
  /** What the form of an edit began with; none in drafts of an earlier version. */
  readonly base?: PostSaid;
}

export const EMPTY_POST: PostDraft = { category: 'free', title: '', content: '', images: [] };

export interface Comment {
  readonly id: CommentId;
  readonly postId: PostId;
  readonly authorId: UserId;
  /** The comment it answers, one level deep, or `null`. */
  readonly parentId: CommentId | null;
  readonly content: string;
  readonly createdAt: Millis;
  /** A deleted comment keeps its place when it has answers. */
  readonly deleted: boolean;
}
