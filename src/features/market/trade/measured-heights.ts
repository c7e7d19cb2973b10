import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua';

/** Lists whose heights are kept, the last ones left. */
const MOST_LISTS = 20;
const kept = new Map<string, CacheSnapshot>();

/**
 * The heights of a list's rows as they were measured when it was last on the screen. A row that was never measured counts
 * as an ordinary one: whoever comes back to the middle of a list would see it move as the rows above find their height.
 * @param name names the list, and in how many columns it stands
 */
export function useMeasuredHeights(name: string): {
  readonly ref: RefObject<WindowVirtualizerHandle | null>;
  readonly cache?: CacheSnapshot;
} {
  const list = useRef<WindowVirtualizerHandle>(null);
  const [heights] = useState(() => kept.get(name));
  useLayoutEffect(
    () => () => {
      if (list.current === null) return;
      kept.delete(name);
      kept.set(name, list.current.cache);
      const [oldest] = kept.keys();
      if (kept.size > MOST_LISTS && oldest !== undefined) kept.delete(oldest);
    },
    [name],
  );
  return heights === undefined ? { ref: list } : { ref: list, cache: heights };
}
