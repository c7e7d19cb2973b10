import { useState } from 'react';
import type { PostCategory } from '#domain/board/post.ts';
import type { Millis } from '#domain/units.ts';
import { catalogueSync } from '#session/catalogue-sync.ts';
import type { CatalogueSync } from '#sync/catalogue/catalogue-sync.ts';

/** Posts of a page, as the list shows them and as the server gives them. */
export const PAGE = 30;

export interface OlderPosts {
  /** How many posts the list shows. */
  readonly limit: number;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly reachedEnd: boolean;
  /** Shows a page more and reads the next one; the first begins behind `from`, where the newest page ends. */
  readonly load: (from: Millis) => void;
}

/** How far down the posts go, and the way to go further. */
export function useOlderPosts(
  category: PostCategory | null,
  sync: Pick<CatalogueSync, 'loadOlderPosts'> = catalogueSync,
): OlderPosts {
  const [limit, setLimit] = useState(PAGE);
  const [reached, setReached] = useState<Millis | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'end'>('idle');

  const read = async (from: Millis): Promise<'idle' | 'failed' | 'end'> => {
    const page = await sync.loadOlderPosts(category, from);
    if (!page.ok) return 'failed';
    setReached(page.value.next);
    return page.value.reachedEnd ? 'end' : 'idle';
  };
  return {
    limit,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    reachedEnd: state === 'end',
    load(from) {
      // What is on this device already is shown in any case.
      setLimit((known) => known + PAGE);
      if (state === 'end') return;
      setState('loading');
      // Where the walk stands and not what is shown: a page may hold nothing that is shown.
      read(reached ?? from).then(setState, (error: unknown) => {
        console.warn('older posts were not loaded', error);
        setState('failed');
      });
    },
  };
}
