import { isPageEnd, type PageEnd, type PageStart } from '#domain/server/page.ts';
import { microsOfMillis, millisOfMicros, type Millis } from '#domain/units.ts';

interface Wanted<Row> {
  readonly timeOf: (row: Row) => Millis;
  readonly start: PageStart | null;
  readonly limit: number;
  /** Newest first where it is left out. */
  readonly direction?: 'asc' | 'desc';
}

interface AnsweredPage<Row> {
  readonly rows: readonly Row[];
  readonly size: number;
  readonly isFull: boolean;
  readonly end: PageEnd | null;
}

/** What a server answers of a list that is ordered by time and, in a moment, by ids. */
export function timedPage<Row extends { readonly id: string }>(
  all: readonly Row[],
  { timeOf, start, limit, direction = 'desc' }: Wanted<Row>,
): AnsweredPage<Row> {
  const way = direction === 'asc' ? 1 : -1;
  const compare = (row: Row, at: Millis, id: string) =>
    way * (timeOf(row) - at || Number(row.id > id) - Number(row.id < id));
  const isReached = (row: Row) => {
    if (start === null) return true;
    return isPageEnd(start)
      ? compare(row, millisOfMicros(start.at), start.id) > 0
      : way * (timeOf(row) - start) >= 0;
  };
  const rows = all
    .filter(isReached)
    .toSorted((one, other) => compare(one, timeOf(other), other.id))
    .slice(0, limit);
  const last = rows.length < limit ? undefined : rows.at(-1);
  return {
    rows,
    size: rows.length,
    isFull: rows.length >= limit,
    end: last ? { at: microsOfMillis(timeOf(last)), id: last.id } : null,
  };
}
