import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { DeliveryState } from './chat.ts';
import { isUnsent, transition, type DeliveryEvent } from './message-state.ts';

const queued: DeliveryState = { kind: 'queued' };
const sending: DeliveryState = { kind: 'sending' };
const sent: DeliveryState = { kind: 'sent' };
const received: DeliveryState = { kind: 'received' };
const denied: DeliveryState = { kind: 'failed', reason: 'denied' };
const gone: DeliveryState = { kind: 'failed', reason: 'gone' };

const drainStarted: DeliveryEvent = { kind: 'drain_started' };
const acknowledged: DeliveryEvent = { kind: 'acknowledged' };
const refused: DeliveryEvent = { kind: 'refused', reason: 'gone' };
const interrupted: DeliveryEvent = { kind: 'interrupted' };
const retried: DeliveryEvent = { kind: 'retried' };
const serverSeen: DeliveryEvent = { kind: 'server_seen' };

const EVENTS = [drainStarted, acknowledged, refused, interrupted, retried, serverSeen];
const STATES = [queued, sending, sent, denied, received];

/** Rows are states, columns the events in the order of EVENTS. */
const table: readonly (readonly [DeliveryState, readonly DeliveryState[]])[] = [
  [queued, [sending, sent, gone, queued, queued, sent]],
  [sending, [sending, sent, gone, queued, sending, sent]],
  [sent, [sent, sent, sent, sent, sent, sent]],
  [denied, [denied, sent, gone, denied, queued, sent]],
  [received, [received, received, received, received, received, received]],
];

describe('the state of a message', () => {
  const cases = table.flatMap(([from, row]) =>
    EVENTS.flatMap((event, i) => {
      const to = row[i];
      return to ? [{ from, event, to }] : [];
    }),
  );

  test.each(cases)('$from.kind on $event.kind becomes $to.kind', ({ from, event, to }) => {
    expect(transition(from, event)).toEqual(to);
  });

  test('has a row for every state and a column for every event', () => {
    expect(cases).toHaveLength(STATES.length * EVENTS.length);
  });

  test('comes back as the same object where nothing changed', () => {
    const unchanged = cases.filter(({ from, to }) => from === to);
    for (const { from, event } of unchanged) expect(transition(from, event)).toBe(from);
    expect(transition(gone, refused)).toBe(gone);
  });

  test('stays sent once the server has it, whatever is heard later', () => {
    const anyEvents = fc.array(fc.constantFrom(...EVENTS));
    fc.assert(
      fc.property(anyEvents, fc.constantFrom(acknowledged, serverSeen), anyEvents, (before, taken, after) => {
        const end = [...before, taken, ...after].reduce(transition, queued);
        expect(end).toEqual(sent);
      }),
    );
  });

  test('is unsent until the server has it', () => {
    expect([queued, sending, denied].map(isUnsent)).toEqual([true, true, true]);
    expect([sent, received].map(isUnsent)).toEqual([false, false]);
  });
});
