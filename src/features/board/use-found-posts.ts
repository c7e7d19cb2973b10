import { useCallback, useEffect, useRef, useState } from 'react';
import type { PostQuestion } from '#domain/board/post-search.ts';
import type { PostId } from '#domain/ids.ts';
import { err } from '#domain/result.ts';
import { catalogueSync } from '#session/page-catalogue.ts';
import { pageWakeUps, type WakeUps } from '#session/use-refresh.ts';
import type { CatalogueSync } from '#sync/catalogue/catalogue-sync.ts';
import type { FoundPage } from '#sync/catalogue/find-posts.ts';

export interface FoundSoFar {
  /** Newest first, as far as the answers were read; `null` before the first came. */
  readonly ids: readonly PostId[] | null;
  readonly hasMore: boolean;
  readonly isAsking: boolean;
  /** Why the last answer did not come. */
  readonly failed: 'offline' | 'failed' | null;
  /** Asks for the next page, or again for the one that did not come. */
  readonly further: () => void;
}

interface Walk {
  readonly ids: readonly PostId[] | null;
  readonly next: FoundPage['next'];
  readonly isAsking: boolean;
  readonly failed: 'offline' | 'failed' | null;
}

const BEGIN: Walk = { ids: null, next: null, isAsking: true, failed: null };

/** What the server finds on the board, page by page. Made anew for each question. */
export function useFoundPosts(
  { term, category }: PostQuestion,
  sync: Pick<CatalogueSync, 'findPosts'> = catalogueSync,
  wakeUps: WakeUps = pageWakeUps,
): FoundSoFar {
  const [walk, setWalk] = useState(BEGIN);
  const isRunning = useRef(false);

  const read = useCallback(
    (cursor: FoundPage['next']) => {
      // One at a time: two answers must not write over each other's pages.
      if (isRunning.current) return;
      isRunning.current = true;
      void sync
        .findPosts({ term, category }, cursor)
        .catch((error: unknown) => {
          console.error('the board could not be searched', error);
          return err('broken');
        })
        .then((page) => {
          isRunning.current = false;
          setWalk((before) =>
            page.ok ? withPage(before, cursor, page.value) : withoutPage(before, page.code),
          );
        });
    },
    [sync, term, category],
  );
  const ask = useCallback(
    (cursor: FoundPage['next']) => {
      setWalk((before) => ({ ...before, isAsking: true, failed: null }));
      read(cursor);
    },
    [read],
  );

  const hasAnswer = walk.ids !== null;
  useEffect(() => {
    if (hasAnswer) return undefined;
    read(null);
    return wakeUps(() => ask(null));
  }, [read, ask, wakeUps, hasAnswer]);

  return {
    ids: walk.ids,
    hasMore: walk.next !== null,
    isAsking: walk.isAsking,
    failed: walk.failed,
    further: () => ask(walk.next),
  };
}

const withPage = ({ ids: before }: Walk, cursor: FoundPage['next'], { ids, next }: FoundPage): Walk => ({
  ids: cursor === null || before === null ? ids : [...new Set([...before, ...ids])],
  next,
  isAsking: false,
  failed: null,
});

const withoutPage = (before: Walk, code: string): Walk => ({
  ...before,
  isAsking: false,
  failed: code === 'offline' ? 'offline' : 'failed',
});
