import { useCallback, useMemo, useState } from 'react';
import { overPost, saidIn, waitingOnPost, type WaitingPost } from '#data/local/queries/board-queries.ts';
import { findPost } from '#data/local/queries/post-queries.ts';
import { EMPTY_POST, type Post, type PostDraft, type PostSaid } from '#domain/board/post.ts';
import { resumedPost } from '#domain/board/post-changes.ts';
import type { PostId } from '#domain/ids.ts';
import { useDraftKeeper, type DraftKeeper } from '#services/forms/use-draft-keeper.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useLive } from '#session/use-live.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { draftWriter } from '#sync/commands/keep-draft.ts';
import { keepPostDraft, postPlaceOf, takePostDraft } from '#sync/commands/keep-post-draft.ts';
import type { TakeDraft } from '#services/forms/left-draft.ts';
import { thisTab } from '#device/this-tab.ts';
import { useLeftDraft } from '#services/forms/use-left-draft.ts';
import { realEnvironment } from '#sync/environment.ts';

export type EditorState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'offline' | 'failed' }
  /** Not this person's, or the server has none. */
  | { readonly kind: 'not_yours' }
  | { readonly kind: 'ready'; readonly initial: PostDraft };

/**
 * What the form starts with: the draft of this device, else what waits to be sent of the post under edit, each
 * over that post as this device has it by now, else that post itself, else nothing.
 */
export function useInitialPost(edited: PostId | null): EditorState {
  const db = useUserDatabase();
  const [first, setFirst] = useState<PostDraft | null>(null);
  const takeLeft: TakeDraft<PostDraft> = useCallback(
    (own, tab, living) => takePostDraft(own, { edited, tab }, living),
    [edited],
  );
  const left = useLeftDraft(takeLeft);
  const post = useCatalogue(
    async (catalogue) => (edited ? await findPost(catalogue, edited) : null),
    [edited],
  );
  const own = useLive(
    async () => (db && edited ? (await waitingOnPost(db, edited)).post : null),
    [db, edited],
  );
  const { isRefreshing, failed } = useRefresh(edited === null ? null : { kind: 'post', id: edited });
  // The form's own words are saved into the draft, which must not come back into the form.
  if (first) return { kind: 'ready', initial: first };
  if (left.kind === 'loading') return left;
  if (post.kind !== 'ready') return post;
  if (own.kind !== 'ready') return own;
  const waiting = own.value;
  // A link to the form may be the first that this device hears of the post.
  if (edited !== null && !waiting && post.value === undefined) {
    if (isRefreshing) return { kind: 'loading' };
    if (failed === 'offline') return { kind: 'offline' };
    if (failed === 'broken' || failed === 'disk') return { kind: 'failed' };
  }
  const isOwn = edited === null || waiting !== null || post.value?.authorId === db?.uid;
  if (!isOwn) return { kind: 'not_yours' };
  const today = saidToday(post.value ?? undefined, waiting);
  const begun = today ? { ...today, base: today } : EMPTY_POST;
  const initial = left.draft ? resumedPost(left.draft, today) : begun;
  setFirst(initial);
  return { kind: 'ready', initial };
}

/** What is said in the form of a post that nobody has begun to change; `null` of a new one. */
function saidToday(post: Post | undefined, waiting: WaitingPost | null): PostSaid | null {
  if (!waiting) return post ? saidIn(post) : null;
  const { words, images } = overPost(waiting, post);
  return { ...words, images };
}

/** Keeps an unfinished post on this device while it is being written. */
export function useKeptPost(edited: PostId | null, draft: PostDraft, initial: PostDraft): DraftKeeper {
  const db = useUserDatabase();
  const writer = useMemo(() => {
    if (!db) return null;
    const box = { edited, tab: thisTab };
    return draftWriter(db, postPlaceOf(box), realEnvironment, (changed: PostDraft) =>
      keepPostDraft(db, box, changed, realEnvironment),
    );
  }, [db, edited]);
  return useDraftKeeper(draft, initial, writer);
}
