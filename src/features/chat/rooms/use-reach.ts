import { useCallback, useEffect, useState, type RefObject } from 'react';

/** So many rows are drawn, and what they name is read, before anybody has looked further. */
export const FIRST_REACH = 40;
/** Each look further takes so many times as many: what was read before is read again with it. */
const FURTHER = 3;
/** How far below the screen the first row that is not drawn may be, in CSS pixels. */
const AHEAD_PX = 1_600;

/** How far down a list somebody has looked. */
export interface Reach {
  /** So many rows from its top are drawn. */
  readonly rows: number;
  readonly further: () => void;
}

export function useReach(): Reach {
  const [rows, setRows] = useState(FIRST_REACH);
  const further = useCallback(() => setRows((before) => before * FURTHER), []);
  return { rows, further };
}

/** Calls `further` once when `rest`, which stands for the rows that are not drawn, comes near the screen. */
export function useFurther(
  rest: RefObject<HTMLElement | null>,
  /** There are any; `false` while those in reach are being drawn, so that it looks again after that. */
  isBeyond: boolean,
  further: Reach['further'],
): void {
  useEffect(() => {
    if (!rest.current || !isBeyond) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) further();
      },
      { rootMargin: `0px 0px ${AHEAD_PX}px 0px` },
    );
    observer.observe(rest.current);
    return () => observer.disconnect();
  }, [rest, isBeyond, further]);
}
