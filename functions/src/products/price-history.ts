export interface PriceMark {
  readonly price: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Prices that a product remembers. */
export const MAX_PRICE_MARKS = 20;

/**
 * The history with these marks in it, in order of time, without repetitions, the newest kept. The same marks
 * again, or marks that come late, lead to the same history.
 */
export function withMarks(history: readonly PriceMark[], marks: readonly PriceMark[]): readonly PriceMark[] {
  const byTime = new Map([...history, ...marks].map((mark) => [mark.at, mark]));
  const ordered = [...byTime.values()].toSorted((one, other) => one.at - other.at);
  const changes = ordered.filter((mark, index) => mark.price !== ordered[index - 1]?.price);
  return changes.slice(-MAX_PRICE_MARKS);
}

/** Whether a price is below every one before it: going up and down again makes nothing cheaper. */
export function isLowest(history: readonly PriceMark[], { price, at }: PriceMark): boolean {
  const earlier = history.filter((mark) => mark.at < at);
  return earlier.length > 0 && earlier.every((mark) => mark.price > price);
}
