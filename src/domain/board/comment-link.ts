import { parseCommentId, type CommentId } from '../ids.ts';

const PREFIX = 'comment-';

/** Names the place of a comment on the page of its post. */
export const commentPlaceOf = (id: CommentId): string => `${PREFIX}${id}`;

/** The address of a comment, on the page of its post. */
export const commentLinkOf = (postId: string, id: CommentId): string =>
  `/board/${postId}#${commentPlaceOf(id)}`;

/** The comment that an address leads to, by what stands behind its `#`. */
export const commentAtPlace = (place: string): CommentId | null =>
  place.startsWith(PREFIX) ? parseCommentId(place.slice(PREFIX.length)) : null;
