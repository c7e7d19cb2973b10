import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anExchange, seoul, storeId, userId } from '#tests/support/domain-fixtures.ts';
import type { ExchangeEvent } from '../exchange/exchange-event.ts';
import { transition } from '../exchange/exchange-machine.ts';
import type { GoldExchange } from '../exchange/exchange.ts';
import { millis, milligrams, won, type Millis } from '../units.ts';
import { countAccount, countExchange, countListing, countOrder } from './count.ts';
import { differenceOf, NO_TALLIES, sumOf, TALLY_KEYS, totalOf, type Tallies } from './tally.ts';

const DESK = { uid: userId('desk'), isAdmin: true };
const START = seoul('2026-03-10T09:00');
const MINUTE_MS = 60_000;

const tallies: fc.Arbitrary<Tallies> = fc
  .array(
    fc.tuple(
      fc.constantFrom('2026-03-10', '2026-03-11', '2026-03-12'),
      fc.record({ users: fc.integer({ min: 0, max: 9 }), feeWon: fc.integer({ min: 0, max: 90_000 }) }),
    ),
    { maxLength: 3 },
  )
  .map((days) => sumOf(days.map((day) => new Map([day]))));

describe('tallies', () => {
  test('what is added to the old makes the new', () => {
    fc.assert(
      fc.property(tallies, tallies, (before, after) => {
        expect(sumOf([before, differenceOf(before, after)])).toEqual(after);
      }),
    );
  });

  test('nothing has to be added to what is the same already', () => {
    fc.assert(
      fc.property(tallies, (same) => {
        expect(differenceOf(same, same).size).toBe(0);
      }),
    );
  });

  test('each field has one name, and a total leaves out what is zero', () => {
    expect(new Set(TALLY_KEYS).size).toBe(TALLY_KEYS.length);
    expect(totalOf([{ users: 1, trades: 2 }, { users: 2 }, { trades: -2 }])).toEqual({ users: 3 });
  });
});

describe('what a document counts as', () => {
  test('members and listings on their first day, by Seoul’s calendar', () => {
    const lateInLondon = seoul('2026-03-11T00:30');
    expect(countAccount(lateInLondon)).toEqual(new Map([['2026-03-11', { users: 1 }]]));
    expect(countListing(lateInLondon)).toEqual(new Map([['2026-03-11', { listings: 1 }]]));
  });

  test('deals once they are completed', () => {
    const order = {
      agreedPrice: won(610_000),
      completedAt: seoul('2026-03-12T10:00'),
      snapshot: { purity: '18K', weight: milligrams(3_750) },
    } as const;
    expect(countOrder({ ...order, status: 'completed' })).toEqual(
      new Map([['2026-03-12', { trades: 1, tradeWon: 610_000, tradedMg_18K: 3_750 }]]),
    );
    expect(countOrder({ ...order, status: 'cancelled' })).toBe(NO_TALLIES);
    expect(countOrder({ ...order, status: 'reserved', completedAt: null })).toBe(NO_TALLIES);
  });

  test('exchanges by how far they have come, and by what they came to', () => {
    const exchange = anExchange({
      status: 'completed',
      history: [
        { to: 'requested', at: seoul('2026-03-10T09:00') },
        { to: 'scheduled', at: seoul('2026-03-10T11:00') },
        { to: 'scheduled', at: seoul('2026-03-11T11:00') },
        { to: 'in_progress', at: seoul('2026-03-12T11:00') },
        { to: 'completed', at: seoul('2026-03-12T11:30') },
      ],
      measured: [
        { purity: '18K', weight: milligrams(3_700), count: 2, note: '' },
        { purity: '14K', weight: milligrams(1_000), count: 1, note: '' },
      ],
      final: { fineGold: milligrams(6_135), fee: won(20_000) },
    });
    expect(countExchange(exchange)).toEqual(
      new Map([
        ['2026-03-10', { asked: 1, askedScheduled: 1, askedStarted: 1, askedCompleted: 1 }],
        [
          '2026-03-12',
          {
            completed: 1,
            leadMinutes: 2 * 1440 + 150,
            fineGoldMg: 6_135,
            feeWon: 20_000,
            exchangedMg_18K: 7_400,
            exchangedMg_14K: 1_000,
          },
        ],
      ]),
    );
  });
});

/** An event that may or may not be allowed just now. */
const attempt = fc.record({
  exchange: fc.nat({ max: 39 }),
  kind: fc.constantFrom('schedule', 'start', 'complete', 'reject', 'cancel'),
  minutes: fc.integer({ min: 1, max: 600 }),
  weight: fc.integer({ min: 1, max: 50_000 }),
  purity: fc.constantFrom('24K', '18K', '14K'),
});
type Attempt = typeof attempt extends fc.Arbitrary<infer T> ? T : never;

function eventOf({ kind, weight, purity }: Attempt, { version }: GoldExchange, now: Millis): ExchangeEvent {
  switch (kind) {
    case 'schedule':
      return {
        kind,
        version,
        scheduledAt: millis(now + weight * MINUTE_MS),
        storeId: storeId('jongno'),
      };
    case 'start': {
      const item = { purity, weight: milligrams(weight), count: 1, note: '' } as const;
      return { kind, version, idCheckedAt: now, measured: [item] };
    }
    case 'complete': {
      const final = { fineGold: milligrams(weight), fee: won(weight) };
      return { kind, version, final, receiptNo: 'R-1' };
    }
    case 'reject':
    case 'cancel':
      return { kind, version, reason: '사정이 있습니다.' };
  }
}

test('counted step by step or all at once, 500 random transitions come to the same', () => {
  const steps = fc.array(attempt, { minLength: 500, maxLength: 500, size: 'max' });
  const run = fc.property(steps, (attempts) => {
    const exchanges = Array.from({ length: 40 }, (_, index) =>
      anExchange({
        status: 'requested',
        version: 0,
        scheduledAt: null,
        measured: null,
        final: null,
        history: [{ to: 'requested', at: millis(START + index * 61 * MINUTE_MS) }],
      }),
    );
    let counted = sumOf(exchanges.map(countExchange));
    let now = START;
    for (const step of attempts) {
      now = millis(now + step.minutes * MINUTE_MS);
      const before = exchanges[step.exchange];
      if (!before) throw new Error('no such exchange');
      const change = transition(before, eventOf(step, before, now), DESK, now);
      if (!change.ok) continue;
      const { patch, entry } = change.value;
      const after = { ...before, ...patch, history: [...before.history, { to: entry.to, at: now }] };
      counted = sumOf([counted, differenceOf(countExchange(before), countExchange(after))]);
      exchanges[step.exchange] = after;
    }
    expect(counted).toEqual(sumOf(exchanges.map(countExchange)));
  });
  fc.assert(run, { numRuns: 20 });
});
