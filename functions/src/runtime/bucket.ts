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

/** A bucket for each of those who ask. */
export interface Buckets {
  /** As of a bucket, for one of them. */
  take(name: string, now: number): number;
}

/** At most `mostNames` are remembered: whoever has been silent for the longest begins anew. */
export function createBuckets(most: number, windowMs: number, mostNames: number): Buckets {
  const known = new Map<string, Bucket>();
  return {
    take(name, now) {
      const bucket = known.get(name) ?? createBucket(most, windowMs);
      known.delete(name);
      known.set(name, bucket);
      const [longestSilent] = known.keys();
      if (known.size > mostNames && longestSilent !== undefined) known.delete(longestSilent);
      return bucket.take(now);
    },
  };
}
