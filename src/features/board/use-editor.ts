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

export interface Keeper {
  /** Whether all that was typed is on the disk; `refused` when the disk did not take it. */
  readonly state: 'keeping' | 'kept' | 'refused';
  /** Nothing is written down any more; settles when the last write has ended. */
  readonly stop: () => Promise<void>;
  /** Goes on after a `stop` that came to nothing. */
  readonly resume: () => void;
}

/** Writes every change down at once, the writes one after another. */
export function useKeptDraft(edited: PostId | null, draft: PostDraft, initial: PostDraft): Keeper {
  const db = useUserDatabase();
  const [written, setWritten] = useState<PostDraft | null>(null);
  const [isRefused, setRefused] = useState(false);
  const writing = useRef(Promise.resolve());
  const latest = useRef<PostDraft | null>(null);
  const isStopped = useRef(false);

  useEffect(() => {
    if (!db || draft === initial || isStopped.current) return;
    latest.current = draft;
    writing.current = writing.current.then(async () => {
      const changed = latest.current;
      // A later change has been written already, with this one in it.
      if (changed === null || isStopped.current) return;
      latest.current = null;
      try {
        await keepPostDraft(db, edited, changed, realEnvironment);
        setWritten(changed);
        setRefused(false);
      } catch (error) {
        console.warn('the draft was not kept', error);
        setRefused(true);
      }
    });
  }, [db, edited, draft, initial]);

  return {
    state: isRefused ? 'refused' : written === draft ? 'kept' : 'keeping',
    stop() {
      isStopped.current = true;
      return writing.current;
    },
    resume() {
      isStopped.current = false;
    },
  };
}
