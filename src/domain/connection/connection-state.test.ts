import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { millis } from '../units.ts';
import {
  OFFLINE_AFTER_MS,
  initialConnection,
  isWithoutRadio,
  nextTickAt,
  reduceConnection,
  type ConnectionEvent,
  type ConnectionState,
} from './connection-state.ts';

const T0 = millis(1_000_000);
const later = (ms: number) => millis(T0 + ms);

const EVENT_KINDS = [
  'radio_on',
  'radio_off',
  'success',
  'failure',
  'probe_ok',
  'probe_failed',
  'tick',
] as const;

const online: ConnectionState = { kind: 'online', since: T0, after: 'start' };
const unstable: ConnectionState = { kind: 'unstable', since: T0 };
const unreachable: ConnectionState = { kind: 'offline', since: T0, reason: 'unreachable' };
const noRadio: ConnectionState = { kind: 'offline', since: T0, reason: 'no_radio' };

describe('the belief at the start', () => {
  test('is online where the radio is on, else offline', () => {
    expect(initialConnection(true, T0)).toEqual(online);
    expect(initialConnection(false, T0)).toEqual(noRadio);
  });
});

describe('every state meets every event', () => {
  const soon = later(3_000);
  const late = later(OFFLINE_AFTER_MS);
  const onlineAfter = (after: 'unstable' | 'offline', since = soon): ConnectionState => ({
    kind: 'online',
    since,
    after,
  });
  const unstableSince = (since = soon): ConnectionState => ({ kind: 'unstable', since });
  const noRadioSince = (since = soon): ConnectionState => ({ kind: 'offline', since, reason: 'no_radio' });

  const table: readonly (readonly [string, ConnectionState, ConnectionEvent, ConnectionState])[] = [
    ['online', online, { kind: 'radio_on', at: soon }, online],
    ['online', online, { kind: 'radio_off', at: soon }, noRadioSince()],
    ['online', online, { kind: 'success', at: soon }, online],
    ['online', online, { kind: 'failure', at: soon }, unstableSince()],
    ['online', online, { kind: 'probe_ok', at: soon }, online],
    ['online', online, { kind: 'probe_failed', at: soon }, unstableSince()],
    ['online', online, { kind: 'tick', at: late }, online],

    ['unstable', unstable, { kind: 'radio_on', at: soon }, unstable],
    ['unstable', unstable, { kind: 'radio_off', at: soon }, noRadioSince()],
    ['unstable', unstable, { kind: 'success', at: soon }, onlineAfter('unstable')],
    ['unstable', unstable, { kind: 'failure', at: soon }, unstable],
    ['unstable', unstable, { kind: 'failure', at: late }, unreachable],
    ['unstable', unstable, { kind: 'probe_ok', at: soon }, onlineAfter('unstable')],
    ['unstable', unstable, { kind: 'probe_failed', at: soon }, unstable],
    ['unstable', unstable, { kind: 'probe_failed', at: late }, unreachable],
    ['unstable', unstable, { kind: 'tick', at: soon }, unstable],
    ['unstable', unstable, { kind: 'tick', at: late }, unreachable],

    ['unreachable', unreachable, { kind: 'radio_on', at: soon }, unreachable],
    ['unreachable', unreachable, { kind: 'radio_off', at: soon }, noRadioSince()],
    ['unreachable', unreachable, { kind: 'success', at: soon }, onlineAfter('offline')],
    ['unreachable', unreachable, { kind: 'failure', at: soon }, unreachable],
    ['unreachable', unreachable, { kind: 'probe_ok', at: soon }, onlineAfter('offline')],
    ['unreachable', unreachable, { kind: 'probe_failed', at: soon }, unreachable],
    ['unreachable', unreachable, { kind: 'tick', at: late }, unreachable],

    ['no radio', noRadio, { kind: 'radio_on', at: soon }, unstableSince()],
    ['no radio', noRadio, { kind: 'radio_off', at: soon }, noRadio],
    ['no radio', noRadio, { kind: 'success', at: soon }, noRadio],
    ['no radio', noRadio, { kind: 'failure', at: soon }, noRadio],
    ['no radio', noRadio, { kind: 'probe_ok', at: soon }, onlineAfter('offline')],
    ['no radio', noRadio, { kind: 'probe_failed', at: soon }, noRadio],
    ['no radio', noRadio, { kind: 'tick', at: late }, noRadio],
  ];

  test.each(table.map(([name, from, event, to]) => ({ name, event, from, to })))(
    '$name on $event.kind at $event.at',
    ({ from, event, to }) => {
      expect(reduceConnection(from, event)).toEqual(to);
    },
  );

  test('the table above leaves none out', () => {
    for (const state of [online, unstable, unreachable, noRadio]) {
      const seen = new Set(table.filter(([, from]) => from === state).map(([, , event]) => event.kind));
      expect([...seen].toSorted()).toEqual(EVENT_KINDS.toSorted());
    }
  });
});

describe('the time until offline is shown', () => {
  test('is within fifteen seconds of the first failure, tick included', () => {
    const failed = reduceConnection(online, { kind: 'failure', at: T0 });
    expect(reduceConnection(failed, { kind: 'tick', at: later(OFFLINE_AFTER_MS - 1) }).kind).toBe('unstable');
    expect(reduceConnection(failed, { kind: 'tick', at: later(OFFLINE_AFTER_MS) }).kind).toBe('offline');
    expect(OFFLINE_AFTER_MS).toBeLessThanOrEqual(15_000 - 2_000);
  });

  test('is what nextTickAt announces', () => {
    expect(nextTickAt(unstable)).toBe(T0 + OFFLINE_AFTER_MS);
    expect([online, unreachable, noRadio].map(nextTickAt)).toEqual([null, null, null]);
  });

  test('starts anew when the clock was set back', () => {
    const back = reduceConnection(unstable, { kind: 'tick', at: millis(T0 - 86_400_000) });
    expect(back).toEqual({ kind: 'unstable', since: T0 - 86_400_000 });
  });
});

describe('any history of events', () => {
  const history = fc.array(
    fc.record({ kind: fc.constantFrom(...EVENT_KINDS), gapMs: fc.integer({ min: 0, max: 20_000 }) }),
    { maxLength: 40 },
  );
  const replay = (steps: readonly { kind: ConnectionEvent['kind']; gapMs: number }[], radioOn: boolean) => {
    let at = T0;
    const states = [initialConnection(radioOn, at)];
    for (const { kind, gapMs } of steps) {
      at = millis(at + gapMs);
      const last = states.at(-1);
      if (last) states.push(reduceConnection(last, { kind, at }));
    }
    return { at, states, last: states.at(-1) };
  };

  test('ends online after a probe that got through', () => {
    fc.assert(
      fc.property(history, fc.boolean(), (steps, radio) => {
        expect(replay([...steps, { kind: 'probe_ok', gapMs: 1 }], radio).last?.kind).toBe('online');
      }),
    );
  });

  test('ends online after a success, unless the radio is gone', () => {
    fc.assert(
      fc.property(history, fc.boolean(), (steps, radio) => {
        const { last } = replay(steps, radio);
        const after = replay([...steps, { kind: 'success', gapMs: 1 }], radio).last;
        expect(after?.kind).toBe(last !== undefined && isWithoutRadio(last) ? 'offline' : 'online');
      }),
    );
  });

  test('ends offline when nothing but failure followed for fifteen seconds', () => {
    fc.assert(
      fc.property(history, fc.boolean(), (steps, radio) => {
        const silence = [
          { kind: 'failure', gapMs: 0 },
          { kind: 'tick', gapMs: 15_000 },
        ] as const;
        expect(replay([...steps, ...silence], radio).last?.kind).toBe('offline');
      }),
    );
  });

  test('never shows a failure as online', () => {
    fc.assert(
      fc.property(history, fc.boolean(), (steps, radio) => {
        expect(replay([...steps, { kind: 'failure', gapMs: 0 }], radio).last?.kind).not.toBe('online');
      }),
    );
  });

  test('is repeated without effect: the same event again returns the same object', () => {
    fc.assert(
      fc.property(history, fc.boolean(), fc.constantFrom(...EVENT_KINDS), (steps, radio, kind) => {
        const { at, last } = replay(steps, radio);
        if (!last) return;
        const once = reduceConnection(last, { kind, at });
        expect(reduceConnection(once, { kind, at })).toBe(once);
      }),
    );
  });
});
