import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDeskEvent } from '#tests/support/desk-events.ts';
import { BUYER, seoul, storeId, userId } from '#tests/support/domain-fixtures.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { transition } from '../exchange/exchange-machine.ts';
import type { ExchangeStanding } from '../exchange/exchange.ts';
import { millis } from '../units.ts';
import { countExchange, type CountedExchange } from './count.ts';
import { differenceOf, sumOf, totalOf, type Tallies } from './tally.ts';

const desk = userId('desk');
const DAY_MS = 86_400_000;

type Walking = ExchangeStanding & CountedExchange;

const asked = (at: CountedExchange['history'][number]['at']): Walking => ({
  userId: BUYER,
  storeId: storeId('store'),
  status: 'requested',
  version: 0,
  scheduledAt: null,
  history: [{ to: 'requested', at }],
  measured: null,
  final: null,
});

/** What stood at the end, and everything that was added on the way, change by change. */
function walk(seed: number, transitions: number) {
  const random = new SeededRandom(seed);
  let now = seoul('2001-01-01T09:00');
  const exchanges = [asked(now), asked(now)];
  const added: Tallies[] = exchanges.map((one) => countExchange(one));
  const open = [0, 1];
  for (let made = 0; made < transitions;) {
    now = millis(now + random.below(DAY_MS));
    const slot = random.below(open.length);
    const before = exchanges[open[slot] ?? 0] ?? asked(now);
    const event = anyDeskEvent(before, desk, now, random);
    if (event === null) {
      open[slot] = exchanges.push(asked(now)) - 1;
      added.push(countExchange(asked(now)));
      continue;
    }
    const change = transition(before, event, { uid: desk, isAdmin: true }, now);
    if (!change.ok) throw new Error(change.code);
    const { patch, entry } = change.value;
    const after = { ...before, ...patch, history: [...before.history, { to: entry.to, at: entry.at }] };
    added.push(differenceOf(countExchange(before), countExchange(after)));
    exchanges[open[slot] ?? 0] = after;
    made += 1;
  }
  return { exchanges, added };
}

test('what is added change by change is what a recount finds, on each day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed) => {
      const { exchanges, added } = walk(seed, 500);
      const recounted = sumOf(exchanges.map((one) => countExchange(one)));
      expect(sumOf(added)).toEqual(recounted);
      const total = totalOf(recounted.values());
      expect(total.asked).toBe(exchanges.length);
      expect(total.askedCompleted).toBe(total.completed);
      expect(total.completed).toBeGreaterThan(10);
    }),
    { numRuns: 20 },
  );
});
