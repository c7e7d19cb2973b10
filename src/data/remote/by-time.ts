import { read } from '#documents/kernel/kind.ts';
import { timestampMicros } from '#documents/kernel/times.ts';
import { isPageEnd, type PageEnd, type PageStart } from '#domain/server/page.ts';
import { micros, microsOfMillis, type Millis } from '#domain/units.ts';
import {
  DOCUMENT_ID,
  type QueryDescription,
  type QueryFilter,
  type QueryOrder,
} from './query-description.ts';

export type ByTime = Pick<QueryDescription, 'filters' | 'order' | 'after'>;

/**
 * A list that is read page by page in the order of a time, from `start` on. A moment is asked for with all
 * that it holds, since only the end of a page says which of it have been read.
 */
export function byTime(
  filters: readonly QueryFilter[],
  field: string,
  direction: QueryOrder['direction'],
  start: PageStart | null,
): ByTime {
  const order = [
    { field, direction },
    { field: DOCUMENT_ID, direction },
  ] as const;
  if (start === null) return { filters, order };
  if (isPageEnd(start)) return { filters, order, after: [{ micros: start.at }, start.id] };
  const moment = direction === 'asc' ? since(field, start) : until(field, start);
  return { filters: [...filters, ...moment], order };
}

/** Where a full page of such a list ends; `null` where the list does, or where it is in no order of time. */
export function endOfPage<Held extends { readonly id: string }>(
  documents: readonly Held[],
  { order, limit }: QueryDescription,
  valueIn: (document: Held, field: string) => unknown,
): PageEnd | null {
  const last = documents.length < limit ? undefined : documents.at(-1);
  const field = order[0]?.field;
  const at = last && field ? read(timestampMicros, valueIn(last, field)) : null;
  return last && typeof at === 'number' ? { at, id: last.id } : null;
}

/** What is no older than `from`, inclusive. */
export const since = (field: string, from: Millis): readonly QueryFilter[] => [
  { field, op: '>=', value: { micros: microsOfMillis(from) } },
];

/** To its last microsecond: what is kept in milliseconds must not lose its own neighbours. */
const until = (field: string, from: Millis): readonly QueryFilter[] => [
  { field, op: '<=', value: { micros: micros(microsOfMillis(from) + 999) } },
];
