import { useEffect, useRef, useState } from 'react';
import { postDraft } from '#data/local/queries/board-queries.ts';
import { findPost } from '#data/local/queries/post-queries.ts';
import { EMPTY_POST, type PostDraft } from '#domain/board/post.ts';
import type { PostId } from '#domain/ids.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useLive } from '#session/use-live.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { useUserDatabase } from '#session/user-database.ts';
import { keepPostDraft } from '#sync/commands/post-draft.ts';
import { realEnvironment } from '#sync/environment.ts';

/** How long typing may pause before the draft is written down. */
const QUIET_MS = 400;

export type EditorState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** Not this person's, or not on this device. */
  | { readonly kind: 'not_yours' }
  | { readonly kind: 'ready'; readonly initial: PostDraft };

/** What the form starts with: the draft of this device, else the post under edit, else nothing. */
export function useInitialPost(edited: PostId | null): EditorState {
  const db = useUserDatabase();
  const [first, setFirst] = useState<PostDraft | null>(null);
  const draft = useLive(async () => (db ? postDraft(db, edited) : null), [db, edited]);
  const post = useCatalogue(
    async (catalogue) => (edited ? await findPost(catalogue, edited) : null),
    [edited],
  );
  const { isRefreshing } = useRefresh(edited === null ? null : { kind: 'post', id: edited });
  // The form's own words are saved into the draft, which must not come back into the form.
  if (first) return { kind: 'ready', initial: first };
  if (draft.kind !== 'ready') return draft;
  if (post.kind !== 'ready') return post;
  // A link to the form may be the first that this device hears of the post.
  if (post.value === undefined && isRefreshing) return { kind: 'loading' };
  const isOwn = edited === null || post.value?.authorId === db?.uid;
  if (!isOwn || post.value === undefined) return { kind: 'not_yours' };
  const initial = draft.value ?? asDraft(post.value);
  setFirst(initial);
  return { kind: 'ready', initial };
}

function asDraft(
  post: (Pick<PostDraft, 'category' | 'title' | 'content'> & { images: readonly Image[] }) | null,
): PostDraft {
  if (!post) return EMPTY_POST;
  const { category, title, content, images } = post;
  return { category, title, content, images: images.map((image) => ({ kind: 'stored', image })) };
}

interface Image {
  readonly url: string;
  readonly w: number;
  readonly h: number;
}

/** Writes what is typed down, soon after every pause and when the page is left; `stop` before the draft is dropped. */
export function useKeptDraft(edited: PostId | null, draft: PostDraft, initial: PostDraft): () => void {
  const db = useUserDatabase();
  const isStopped = useRef(false);
  useEffect(() => {
    if (!db || draft === initial) return undefined;
    const keep = () => {
      if (isStopped.current) return;
      keepPostDraft(db, edited, draft, realEnvironment).catch((error: unknown) =>
        console.warn('the draft was not kept', error),
      );
    };
    const timer = setTimeout(keep, QUIET_MS);
    const onHide = () => document.visibilityState === 'hidden' && keep();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHide);
      keep();
    };
  }, [db, edited, draft, initial]);
  return () => {
    isStopped.current = true;
  };
}
