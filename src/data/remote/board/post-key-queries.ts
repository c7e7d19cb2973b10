import type { PostQuestion } from '#domain/board/post-search.ts';
import type { PostId } from '#domain/ids.ts';
import { gramsToFind } from '#domain/search/search-grams.ts';
import { queryOf } from '#domain/search/search-key.ts';
import { microsOfMillis, millis } from '#domain/units.ts';
import { DOCUMENT_ID, type QueryDescription } from '../query-description.ts';

/** Keys that one question reads, and then as many posts at most. */
export const KEYS_READ = 24;

/** Behind which key a page begins. */
export interface KeyPosition {
  readonly createdAt: number;
  readonly id: string;
}

/**
 * The keys of posts that may be meant, newest first; `null` for a term without a word, which looks for
 * nothing.
 */
export function postKeyPage(
  { term, category }: PostQuestion,
  after: KeyPosition | null,
): QueryDescription | null {
  const [first, ...others] = gramsToFind(queryOf(term))?.grams ?? [];
  if (first === undefined) return null;
  return {
    collection: 'postKeys',
    filters: [
      others.length === 0
        ? { field: 'tokens', op: 'array-contains', value: first }
        : { field: 'tokens', op: 'array-contains-any', value: [first, ...others] },
      ...(category === null ? [] : [{ field: 'category', op: '==', value: category } as const]),
    ],
    order: [
      { field: 'createdAt', direction: 'desc' },
      { field: DOCUMENT_ID, direction: 'desc' },
    ],
    ...(after === null ? {} : { after: [{ micros: microsOfMillis(millis(after.createdAt)) }, after.id] }),
    limit: KEYS_READ,
    fields: ['createdAt'],
  };
}

/** As many posts as a page has keys; what is gone is left out. */
export const postsById = (ids: readonly PostId[]): QueryDescription => ({
  collection: 'posts',
  filters: [{ field: DOCUMENT_ID, op: 'in', value: ids }],
  order: [],
  limit: KEYS_READ,
});
