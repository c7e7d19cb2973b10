/** How many of something may pass in a window that begins with the first of them. */
export interface Bucket {
  /** 0 where one more may pass, else how long until then, in milliseconds. */
  take(now: number): number;
}

/** Counts in this instance alone: a limit for what runs in a single one. */
export function createBucket(most: number, windowMs: number): Bucket {
  let since = Number.NEGATIVE_INFINITY;
  let used = 0;
  return {
    take(now) {
      if (now - since >= windowMs) [since, used] = [now, 0];
      if (used >= most) return since + windowMs - now;
      used += 1;
      return 0;
    },
  };
}
