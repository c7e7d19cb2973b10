import type { Micros, Millis } from '../units.ts';

/** One answer to a question that is answered in pages. */
export interface Page<Row> {
  /** What could be understood, in the order of the question. */
  readonly rows: readonly Row[];
  /** Whether the server gave as many as the question allows, so that there may be more. */
  readonly isFull: boolean;
}

/**
 * The last document of a page, understood or not: its time in the list's order, and its id, which tells
 * documents of the same time apart.
 */
export interface PageEnd {
  readonly at: Micros;
  readonly id: string;
}

/** A page of a list that is ordered by time. */
export interface TimedPage<Row> extends Page<Row> {
  /** `null` where the list ends here. */
  readonly end: PageEnd | null;
}

/** Where a page of such a list begins: with the documents of a moment, or behind the end of another page. */
export type PageStart = Millis | PageEnd;

export const isPageEnd = (start: PageStart): start is PageEnd => typeof start === 'object';
