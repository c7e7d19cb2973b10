import { quotaDocument } from '#documents/quota.ts';

/** An answer may be lost, and then another; whoever asks on and on would have all of it read each time. */
export const MOST_READINGS = 5;

/**
 * How often a file has been read for with this reading, where the quota has counted it before: `added` says how
 * often that was. `null` where it counts as a new one.
 */
export function readingsWith(count: unknown, fileHash: string): number | null {
  const last = quotaDocument.readSome(count, ['of', 'added']);
  return last?.of === fileHash && last.added < MOST_READINGS ? last.added + 1 : null;
}
