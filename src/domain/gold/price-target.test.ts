import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateAfter } from '../time/business-days.ts';
import { won } from '../units.ts';
import { settle, type PriceInForce, type PriceMove } from './price-in-force.ts';
import {
  crossedRanges,
  isReached,
  isTarget,
  TARGET_DIRECTIONS,
  TARGET_SIDES,
  targetIdOf,
  type PriceTarget,
} from './price-target.ts';

const BEGIN = '2026-01-01';
const dateOf = (offset: number): string => dateAfter(BEGIN, offset) ?? BEGIN;

const target = fc.record<PriceTarget>({
  side: fc.constantFrom(...TARGET_SIDES),
  direction: fc.constantFrom(...TARGET_DIRECTIONS),
  // Around the prices below, and often exactly on one of them.
  perDon: fc
    .oneof(
      fc.integer({ min: 0, max: 40 }).map((step) => 374_625 + step * 375),
      fc.integer({ min: 370_000, max: 395_000 }),
    )
    .map(won),
});

/** Today's, a correction of an earlier day, or one that is set ahead; and days pass in between. */
const event = fc.record({
  daysLater: fc.constantFrom(0, 0, 0, 1, 1, 2, 5),
  /** The desk's morning look, without a new price. */
  isLook: fc.boolean(),
  dayOffset: fc.constantFrom(0, 0, 0, 0, -1, -2, 1, 2),
  sell: fc.integer({ min: 0, max: 40 }).map((step) => 99_900 + step * 100),
  spread: fc.integer({ min: 0, max: 3 }).map((step) => step * 500),
});

/** Every way in which a queue may hand out what is in it: some twice, and in any order. */
const delivery = fc.array(fc.nat(), { maxLength: 60 });

const crosses = ({ from, to }: PriceMove, { side, direction, perDon }: PriceTarget): boolean =>
  crossedRanges(from, to).some(
    (range) =>
      range.side === side &&
      range.direction === direction &&
      perDon >= range.lowest &&
      perDon <= range.highest,
  );

describe('targets', () => {
  test('are told once at each crossing: none is missed, none told twice, whatever is corrected or sent again', () => {
    let crossings = 0;
    fc.assert(
      fc.property(
        event,
        fc.array(event, { minLength: 10, maxLength: 60 }),
        fc.array(target, { minLength: 1, maxLength: 8 }),
        delivery,
        (first, events, targets, order) => {
          const stored = new Map<string, PriceInForce>();
          const storedUpTo = (today: string): readonly PriceInForce[] =>
            [...stored.values()]
              .filter(({ date }) => date <= today)
              .toSorted((a, b) => (a.date < b.date ? -1 : 1));
          const moves: PriceMove[] = [];
          // What the server keeps, and by hand the price that held at every moment.
          let known: PriceInForce | null = null;
          const held: PriceInForce[] = [];
          let day = 0;
          const hold = (on: number): void => {
            const newest = storedUpTo(dateOf(on)).at(-1);
            if (newest) held.push(newest);
          };
          for (const { daysLater, isLook, dayOffset, sell, spread } of [
            // Of the first price there ever was nobody is told.
            { ...first, isLook: false, dayOffset: 0 },
            ...events,
          ]) {
            for (let later = 1; later <= daysLater; later += 1) hold(day + later);
            day += daysLater;
            const today = dateOf(day);
            const set = {
              date: dateOf(day + dayOffset),
              buyPerGram: won(sell + spread),
              sellPerGram: won(sell),
            };
            const since = known?.date;
            const standing =
              since === undefined
                ? storedUpTo(today).slice(-1)
                : storedUpTo(today).filter(({ date }) => date >= since);
            const settled = settle(known, standing, isLook ? null : set, today);
            moves.push(...settled.moves);
            known = settled.inForce;
            if (!isLook) stored.set(set.date, set);
            hold(day);
          }
          // Each move at least once, in no order; a notice that is there already is not written again.
          const told = new Set<string>();
          for (const index of [...order.map((each) => each % Math.max(1, moves.length)), ...moves.keys()]) {
            const move = moves[index];
            if (!move) continue;
            for (const each of targets) if (crosses(move, each)) told.add(`${index} ${targetIdOf(each)}`);
          }
          const distinct = new Map(targets.map((each) => [targetIdOf(each), each]));
          for (const [id, each] of distinct) {
            const reached = held.map((prices) => isReached(each, prices));
            const wanted = reached.filter(
              (is, index) => index > 0 && is && reached[index - 1] === false,
            ).length;
            crossings += wanted;
            expect([...told].filter((one) => one.endsWith(` ${id}`))).toHaveLength(wanted);
          }
        },
      ),
      { numRuns: 1_000 },
    );
    // It would prove nothing if hardly anything was ever crossed.
    expect(crossings).toBeGreaterThan(1_000);
  });

  test('are reached exactly, though a don is not a whole number of grams', () => {
    const prices = { buyPerGram: won(100_001), sellPerGram: won(100_001) };
    const at = (perDon: number, direction: 'up' | 'down') =>
      isReached({ side: 'sell', direction, perDon: won(perDon) }, prices);
    // 375,003.75 won.
    expect([at(375_003, 'up'), at(375_004, 'up'), at(375_003, 'down'), at(375_004, 'down')]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('outside of what gold may cost are none', () => {
    const perDon = (amount: number) => isTarget({ side: 'buy', direction: 'up', perDon: amount as never });
    expect([0, -1, 9_999, 10_000, 800_000.5, 100_000_000, 100_000_001, NaN].map(perDon)).toEqual([
      false,
      false,
      false,
      true,
      false,
      true,
      false,
      false,
    ]);
  });
});

test('nothing has moved where the first price is set, the same is set again, or an earlier day is corrected', () => {
  const price = (date: string, sell: number): PriceInForce => ({
    date,
    buyPerGram: won(sell),
    sellPerGram: won(sell),
  });
  const held = price('2026-01-05', 100);
  expect(settle(null, [], held, '2026-01-05')).toEqual({ moves: [], inForce: held });
  expect(settle(held, [held], price('2026-01-05', 100), '2026-01-05').moves).toEqual([]);
  expect(settle(held, [held], price('2026-01-04', 90), '2026-01-05')).toEqual({ moves: [], inForce: held });
  expect(settle(held, [held], price('2026-01-06', 90), '2026-01-05')).toEqual({ moves: [], inForce: held });
  const tomorrow = price('2026-01-06', 90);
  expect(settle(held, [held, tomorrow], null, '2026-01-06')).toEqual({
    moves: [{ from: held, to: tomorrow }],
    inForce: tomorrow,
  });
});

describe('what a move crosses', () => {
  const at = (buy: number, sell: number) => ({ buyPerGram: won(buy), sellPerGram: won(sell) });

  test('is nothing where a price stays', () => {
    expect(crossedRanges(at(200_000, 190_000), at(200_000, 190_000))).toEqual([]);
  });

  test('is all from beyond the earlier price to the later, by side', () => {
    expect(crossedRanges(at(200_000, 190_000), at(200_100, 189_900))).toEqual([
      { side: 'buy', direction: 'up', lowest: 750_001, highest: 750_375 },
      { side: 'sell', direction: 'down', lowest: 712_125, highest: 712_499 },
    ]);
  });

  test('is of the side that moves alone', () => {
    expect(crossedRanges(at(200_000, 190_000), at(200_100, 190_000)).map(({ side }) => side)).toEqual([
      'buy',
    ]);
  });

  test('may be one whole won', () => {
    // 3.75 won a don for each won a gram: from 750,000 to 750,003.75.
    expect(crossedRanges(at(200_000, 190_000), at(200_001, 190_000))).toEqual([
      { side: 'buy', direction: 'up', lowest: 750_001, highest: 750_003 },
    ]);
  });
});
