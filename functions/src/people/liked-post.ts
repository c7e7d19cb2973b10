import { parsePostId, type PostId } from '#domain/ids.ts';

const LIKE = 'like_';

/** Between which names the witnesses of somebody's likes stand among all their wishes: from, and up to. */
export const LIKES = [LIKE, 'like`'] as const;

/**
 * Which post the witness of a like names; `null` where no post can be called that. The rules look at the signs of
 * a witness's name alone, and between two underscores on either side Firestore refuses the whole batch.
 */
export const likedPostOf = (witness: string): PostId | null =>
  witness.startsWith(LIKE) ? parsePostId(witness.slice(LIKE.length)) : null;
