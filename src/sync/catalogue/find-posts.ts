import { putFoundPosts } from '#data/local/post-store.ts';
import type { PostCursor } from '#data/remote/board/found-posts.ts';
import type { FoundPageCode } from '#data/remote/read-code.ts';
import type { PostQuestion } from '#domain/board/post-search.ts';
import type { PostId } from '#domain/ids.ts';
import { ok, type Result } from '#domain/result.ts';
import type { CatalogueDeps } from './catalogue-deps.ts';
import { refreshProfiles } from './refresh-profiles.ts';
import { pullWithRoom } from './refresh-when-stale.ts';

/** Pages without a single post that one question goes through by itself. */
const MOST_EMPTY_PAGES = 5;

export interface FoundPage {
  readonly ids: readonly PostId[];
  /** Where the next page begins; `null` once every post was looked through. */
  readonly next: PostCursor | null;
}

/**
 * A page of the posts that somebody looks for, behind `cursor`; they and their authors are on the device when
 * this ends.
 */
export async function findPosts(
  deps: CatalogueDeps,
  question: PostQuestion,
  cursor: PostCursor | null,
): Promise<Result<FoundPage, FoundPageCode>> {
  let from = cursor;
  for (let pages = 1; ; pages += 1) {
    const page = await onePage(deps, question, from);
    if (!page.ok) return page;
    from = page.value.next;
    const { posts } = page.value;
    if (posts.length === 0 && from !== null && pages < MOST_EMPTY_PAGES) continue;
    await refreshProfiles(
      deps,
      posts.map(({ authorId }) => authorId),
      { isForced: false },
    );
    return ok({ ids: posts.map(({ id }) => id), next: from });
  }
}

const onePage = (deps: CatalogueDeps, question: PostQuestion, cursor: PostCursor | null) =>
  pullWithRoom(deps, async (remote) => {
    const askedAt = deps.environment.now();
    const page = await remote.findPosts(question, cursor);
    if (page.ok) await putFoundPosts(deps.catalogue, page.value.posts, askedAt);
    return page;
  });
