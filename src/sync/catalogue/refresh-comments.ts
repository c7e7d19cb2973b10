import { NO_POSITION } from '#data/local/cursor-store.ts';
import { storeFurtherComments } from '#data/local/post-store.ts';
import type { CatalogueRemote } from '#data/remote/catalogue-remote.ts';
import type { ReadCode } from '#data/remote/read-code.ts';
import type { Comment } from '#domain/board/post.ts';
import type { CommentId, PostId } from '#domain/ids.ts';
import { ok, type Result } from '#domain/result.ts';
import type { PageStart, TimedPage } from '#domain/server/page.ts';
import { millisOfMicros, type Millis } from '#domain/units.ts';
import type { CatalogueDeps, Refreshed } from './catalogue-deps.ts';
import { readUndisturbed } from './read-undisturbed.ts';
import { refreshProfiles } from './refresh-profiles.ts';
import { pullWithRoom } from './refresh-when-stale.ts';

/**
 * One refresh stops here, its first page counted, and the next goes on: a post may have any number of
 * comments.
 */
const MAX_PAGES = 5;

export interface CommentRound {
  readonly id: PostId;
  /** The first page, which every refresh reads. */
  readonly first: TimedPage<Comment>;
  /** Where the refresh before stopped; {@link NO_POSITION} where it came to the end. */
  readonly from: Millis;
}

/**
 * The pages behind a full first one, and where the next refresh goes on. A round that came to the end begins
 * anew, since nobody tells of an old comment whose words were deleted.
 */
export async function pullFurtherComments(
  deps: CatalogueDeps,
  remote: CatalogueRemote,
  { id, first, from: kept }: CommentRound,
): Promise<Result<Millis, ReadCode>> {
  const seen = new Set(first.rows.map((comment) => comment.id));
  let from: PageStart | null = kept === NO_POSITION ? first.end : kept;
  let reached = kept;
  for (let pages = 1; pages < MAX_PAGES && from !== null; pages += 1) {
    const start: PageStart = from;
    let isStored = false;
    const page = await readUndisturbed(
      deps,
      { kind: 'post', id },
      () => remote.comments(id, start),
      async (answer) => {
        if (!answer.ok) return;
        const { rows, end } = answer.value;
        for (const comment of rows) seen.add(comment.id);
        const isWhole = end === null && kept === NO_POSITION;
        isStored = await storeFurtherComments(deps.catalogue, id, rows, isWhole ? seen : null);
      },
    );
    if (!page.ok) return page;
    const { end }: TimedPage<Comment> = page.value;
    if (!isStored || end === null) return ok(NO_POSITION);
    from = end;
    // The next refresh begins with this very moment, since others may have written in it.
    reached = millisOfMicros(end.at);
  }
  return ok(reached);
}

/** One comment by itself: what stands before it in a long row need not be read. */
export async function refreshComment(deps: CatalogueDeps, postId: PostId, id: CommentId): Promise<Refreshed> {
  const comment = await pullWithRoom(deps, (remote) =>
    readUndisturbed(
      deps,
      { kind: 'post', id: postId },
      () => remote.comment(postId, id),
      async (read) => {
        if (read.ok) await storeFurtherComments(deps.catalogue, postId, [read.value], null);
      },
    ),
  );
  if (!comment.ok) return comment;
  return refreshProfiles(deps, [comment.value.authorId], { isForced: false });
}
