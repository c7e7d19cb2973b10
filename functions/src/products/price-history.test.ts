import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_PRICE_MARKS, priceStepsOf } from '#domain/product/price-history.ts';
import { DAY_MS } from '#domain/time/seoul.ts';
import { millis, won } from '#domain/units.ts';
import {
  isLowest,
  isRestless,
  marksOfChange,
  newestFall,
  withMarks,
  type PriceMark,
} from './price-history.ts';

const mark = (price: number, at: number): PriceMark => ({ price, at });
type Change = readonly [before: PriceMark, after: PriceMark];

/** The history after these changes came in this order. */
const after = (changes: readonly Change[]): readonly PriceMark[] =>
  changes.reduce<readonly PriceMark[]>((history, change) => withMarks(history, marksOfChange(...change)), []);

interface Step {
  readonly to: number;
  /** Until something else was changed of the listing last, and from then until its price was. */
  readonly idle: number;
  readonly wait: number;
}

/** Changes of the price of one listing, in the order in which they happened. */
function changesOf(first: number, steps: readonly Step[]): readonly Change[] {
  const changes: Change[] = [];
  let now = mark(first, 0);
  for (const { to, idle, wait } of steps.filter(
    (step, index) => step.to !== (steps[index - 1]?.to ?? first),
  )) {
    const before = mark(now.price, now.at + idle);
    now = mark(to, before.at + wait);
    changes.push([before, now]);
  }
  return changes;
}
const steadily = (...prices: readonly number[]): readonly Step[] =>
  prices.map((to) => ({ to, idle: 1, wait: 2 }));
/** Of few prices, so that one often comes back. */
const anyStep = fc.record({
  to: fc.integer({ min: 1, max: 3 }),
  idle: fc.nat(2),
  wait: fc.integer({ min: 1, max: 3 }),
});
const anyChanges = (minLength: number, maxLength: number) =>
  fc.array(anyStep, { minLength, maxLength }).map((steps) => changesOf(2, steps));

/** What a device shows of it. */
const shown = (history: readonly PriceMark[], changes: readonly Change[]) =>
  priceStepsOf({
    price: won(changes.at(-1)?.[1].price ?? 0),
    createdAt: millis(0),
    updatedAt: millis(1_000_000),
    priceHistory: history.map(({ price, at }) => ({ price: won(price), at: millis(at) })),
  }).map(({ price, at }) => ({ price, at }));

function* ordersOf<T>(things: readonly T[]): Generator<readonly T[]> {
  if (things.length === 0) yield [];
  for (const [index, first] of things.entries()) {
    for (const rest of ordersOf(things.toSpliced(index, 1))) yield [first, ...rest];
  }
}

describe('a price history', () => {
  test('is the same in whatever order the changes of a price come, each once or twice', () => {
    // Prices alone do not tell which of them came when.
    const changes = changesOf(100, steadily(90, 100, 90, 100));
    const prices = [mark(100, 0), ...changes.map(([, now]) => now)];
    for (const order of ordersOf(changes)) {
      expect(shown(after(order), changes)).toEqual(prices);
      expect(after([...order, ...order.toReversed()])).toEqual(after(changes));
    }
  });

  test('is the same however many changes there are, what is forgotten too', () => {
    const anyOrder = anyChanges(MOST_PRICE_MARKS, 2 * MOST_PRICE_MARKS).chain((changes) =>
      fc
        .tuple(fc.subarray([...changes]), fc.infiniteStream(fc.nat()))
        .map(([again, dice]) => ({ changes, order: shuffled([...changes, ...again], dice) })),
    );
    fc.assert(
      fc.property(anyOrder, ({ changes, order }) => {
        expect(after(order)).toEqual(after(changes));
      }),
    );
  });

  test('shows each price since when it held, the first since the listing was put up', () => {
    fc.assert(
      fc.property(anyChanges(1, MOST_PRICE_MARKS / 2 - 1), (changes) => {
        fc.pre(changes.length > 0);
        const prices = [mark(2, 0), ...changes.map(([, now]) => now)];
        expect(shown(after(changes), changes)).toEqual(prices);
      }),
    );
  });

  test('remembers the newest and the lowest', () => {
    const rising = changesOf(100, steadily(...Array.from({ length: MOST_PRICE_MARKS }, (_, n) => 101 + n)));
    const history = after(rising);
    expect(history).toHaveLength(MOST_PRICE_MARKS + 1);
    expect(history[0]).toEqual(mark(100, 1));
    expect(history.slice(1)).toEqual(rising.flat().slice(-MOST_PRICE_MARKS));
    expect(isLowest(history, mark(101, 1_000))).toBe(false);
    expect(isLowest(history, mark(99, 1_000))).toBe(true);
  });

  test('takes the lower of two prices of one moment, whichever came first', () => {
    const [low, high] = [mark(780, 5), mark(800, 5)];
    expect(withMarks([low], [high])).toEqual([low]);
    expect(withMarks([high], [low])).toEqual([low]);
  });

  test('takes what held before a change for earlier, whatever the clocks say', () => {
    expect(marksOfChange(mark(800, 9), mark(780, 5))).toEqual([mark(800, 4), mark(780, 5)]);
    expect(marksOfChange(mark(800, 5), mark(780, 5))).toEqual([mark(800, 4), mark(780, 5)]);
    expect(marksOfChange(null, mark(780, 5))).toEqual([mark(780, 5)]);
    expect(marksOfChange(mark(800, 4), null)).toEqual([mark(800, 4)]);
  });
});

/** In an order that the dice give. */
function shuffled<T>(things: readonly T[], dice: Iterator<number>): readonly T[] {
  const keyed = things.map((thing) => ({ thing, key: Number(dice.next().value) }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ thing }) => thing);
}

describe('a price', () => {
  const history = [mark(800, 1), mark(780, 5), mark(820, 9)];

  test('is a new low when everything before was dearer', () => {
    expect(isLowest(history, mark(779, 12))).toBe(true);
    expect(isLowest(history, mark(780, 5))).toBe(true);
  });

  test('is none when it only comes back from a higher one', () => {
    expect(isLowest(history, mark(780, 12))).toBe(false);
    expect(isLowest(history, mark(810, 12))).toBe(false);
  });

  test('is none without one before it', () => {
    expect(isLowest([mark(800, 1)], mark(800, 1))).toBe(false);
    expect(isLowest([], mark(800, 1))).toBe(false);
  });
});

describe('a price that is turned again and again', () => {
  /** Down by a won each minute. */
  const falling = (changes: number) =>
    changesOf(
      1_000,
      Array.from({ length: changes }, (_, n) => ({ to: 999 - n, idle: 0, wait: 60_000 })),
    );
  const told = (changes: readonly Change[]): number => {
    let history: readonly PriceMark[] = [];
    return changes.filter(([before, now]) => {
      history = withMarks(history, marksOfChange(before, now));
      return isLowest(history, now) && !isRestless(history, now.at);
    }).length;
  };

  test('tells of its first falls in a day, and of no more', () => {
    expect(told(falling(8))).toBe(8);
    const most = told(falling(100));
    expect(most).toBeLessThanOrEqual(20);
    expect(told(falling(1_000))).toBe(most);
  });

  test('is heard of again a day later', () => {
    const history = after(falling(100));
    const last = history.at(-1)?.at ?? 0;
    expect(isRestless(history, last + 60_000)).toBe(true);
    expect(isRestless(history, last + DAY_MS)).toBe(false);
  });
});

describe('the fall that the newest price is', () => {
  const marks = (...prices: readonly [number, number][]) => prices.map(([at, price]) => ({ at, price }));

  test('is told from the price before, and of the moment since when it holds', () => {
    expect(newestFall(marks([1, 800], [2, 700], [5, 700]))).toEqual({ from: 800, to: 700, at: 2 });
    expect(newestFall(marks([1, 800], [2, 700], [3, 700], [4, 650]))).toEqual({ from: 700, to: 650, at: 4 });
  });

  test('is none where the price has never been another, has risen, or has been as low before', () => {
    expect(newestFall([])).toBeNull();
    expect(newestFall(marks([1, 800], [2, 800]))).toBeNull();
    expect(newestFall(marks([1, 700], [2, 800]))).toBeNull();
    expect(newestFall(marks([1, 700], [2, 800], [3, 700]))).toBeNull();
  });

  test('is told no more where the price was turned all day', () => {
    const turns = Array.from({ length: 22 }, (_, n) => [n, 900 - n] as const);
    expect(newestFall(turns.map(([at, price]) => ({ at, price })))).toBeNull();
  });
});
