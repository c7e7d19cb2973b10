/** One answer to a question that is answered in pages. */
export interface Page<Row> {
  /** What could be understood, in the order of the question. */
  readonly rows: readonly Row[];
  /** Whether the server gave as many as the question allows, so that there may be more. */
  readonly isFull: boolean;
}
