import { useEffect, useRef, useState } from 'react';
import type { PostCategory } from '#domain/board/post.ts';
import type { Millis } from '#domain/units.ts';
import { catalogueSync } from '#session/catalogue-sync.ts';
import type { CatalogueSync } from '#sync/catalogue/catalogue-sync.ts';

/** Posts of a page, as the list shows them and as the server gives them. */
export const PAGE = 30;
/** A search goes on by itself while the pages bring nothing that this device has not searched already. */
const PAGES_OF_A_SEARCH = 5;

export interface OlderPosts {
  /** How many posts the list shows. */
  readonly limit: number;
  /** How many posts of this device that takes, those that a search has gone through included. */
  readonly depth: number;
  /** Since this moment every post is on the device; `null` before anything older was asked for. */
  readonly reached: Millis | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly reachedEnd: boolean;
  /** Shows a page more and reads the next one; the first begins behind `from`, where the newest page ends. */
  readonly load: (from: Millis) => void;
  /** Reads on for a search, which shows whatever it finds on the way. */
  readonly searchOn: (from: Millis) => void;
}

/** How far down the posts go, and the way to go further. */
export function useOlderPosts(
  category: PostCategory | null,
  sync: Pick<CatalogueSync, 'loadOlderPosts'> = catalogueSync,
): OlderPosts {
  const [limit, setLimit] = useState(PAGE);
  const [walked, setWalked] = useState(0);
  const [reached, setReached] = useState<Millis | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'end'>('idle');
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);

  // Where the walk stands and not what is shown: a page may hold nothing that is shown.
  const walk = async (start: Millis, pages: number): Promise<'idle' | 'failed' | 'end'> => {
    let from = reached ?? start;
    for (let read = 0; read < pages && !isLeft.current; read += 1) {
      const page = await sync.loadOlderPosts(category, from);
      if (!page.ok) return 'failed';
      from = page.value.next;
      setReached(from);
      setWalked((known) => known + PAGE);
      if (page.value.reachedEnd) return 'end';
      if (page.value.hasNew) break;
    }
    return 'idle';
  };
  const begin = (start: Millis, pages: number): void => {
    setState('loading');
    walk(start, pages).then(setState, (error: unknown) => {
      console.warn('older posts were not loaded', error);
      setState('failed');
    });
  };
  return {
    limit,
    depth: limit + walked,
    reached,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    reachedEnd: state === 'end',
    load(from) {
      // What is on this device already is shown in any case.
      setLimit((known) => known + PAGE);
      if (state !== 'end') begin(from, 1);
    },
    searchOn: (from) => begin(from, PAGES_OF_A_SEARCH),
  };
}
