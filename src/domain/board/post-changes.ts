import { changedFields, laidOver } from '../changed-fields.ts';
import type { PostDraft, PostPart, PostSaid } from './post.ts';

/** What somebody has changed since the form began; `undefined` where nobody knows what it began with. */
export const changedPostParts = ({ base, ...said }: PostDraft): readonly PostPart[] | undefined =>
  base && changedFields<PostSaid>(base, said);

/** A post that is taken up again: over it as it stands by now, what was changed. */
export function resumedPost(draft: PostDraft, today: PostSaid | null): PostDraft {
  const changed = today && changedPostParts(draft);
  return changed ? { ...laidOver<PostSaid, PostPart>(today, draft, changed), base: today } : draft;
}
