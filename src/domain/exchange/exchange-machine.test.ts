import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { BUYER, SELLER, anExchange, seoul, storeId, userId } from '#tests/support/domain-fixtures.ts';

import { milligrams, millis, won } from '../units.ts';
import type { ExchangeActor, ExchangeEvent, ExchangeEventKind } from './exchange-event.ts';
import { allowedEvents, ownerCancelDeadline, transition } from './exchange-machine.ts';
import { EXCHANGE_STATUSES, type ExchangeStatus, type GoldExchange } from './exchange.ts';

const NOW = seoul('2026-03-12T10:00');
const VISIT = seoul('2026-03-14T14:00');
const HOUR = 3_600_000;
const VERSION = 3;

const owner: ExchangeActor = { uid: BUYER, isAdmin: false };
const admin: ExchangeActor = { uid: userId('desk'), isAdmin: true };
const stranger: ExchangeActor = { uid: SELLER, isAdmin: false };

/** Each event with all that it needs. */
const EVENTS = {
  schedule: {
    kind: 'schedule',
    version: VERSION,
    scheduledAt: millis(VISIT + HOUR),
    storeId: storeId('jongno'),
  },
  reject: { kind: 'reject', version: VERSION, reason: '도금 제품은 교환이 어렵습니다.' },
  cancel: { kind: 'cancel', version: VERSION, reason: '일정이 바뀌었어요' },
  start: {
    kind: 'start',
    version: VERSION,
    idCheckedAt: NOW,
    measured: [{ purity: '18K', weight: milligrams(18_700), count: 1, note: '' }],
  },
  complete: {
    kind: 'complete',
    version: VERSION,
    final: { fineGold: milligrams(14_025), fee: won(20_000) },
    receiptNo: 'R-1042',
  },
} satisfies Record<ExchangeEventKind, ExchangeEvent>;

const inState = (status: ExchangeStatus, over: Partial<GoldExchange> = {}) =>
  anExchange({ status, version: VERSION, scheduledAt: status === 'requested' ? null : VISIT, ...over });

const outcome = (status: ExchangeStatus, kind: ExchangeEventKind, actor: ExchangeActor) => {
  const result = transition(inState(status), EVENTS[kind], actor, NOW);
  return result.ok ? result.value.patch.status : result.code;
};

/** Columns: schedule, reject, cancel, start, complete. */
const COLUMNS = ['schedule', 'reject', 'cancel', 'start', 'complete'] as const;
const X = 'impossible';
const ADMIN_TABLE: Readonly<Record<ExchangeStatus, readonly string[]>> = {
  requested: ['scheduled', 'rejected', 'cancelled', X, X],
  scheduled: ['scheduled', X, 'cancelled', 'in_progress', X],
  in_progress: [X, X, 'cancelled', X, 'completed'],
  completed: [X, X, X, X, X],
  cancelled: [X, X, X, X, X],
  rejected: [X, X, X, X, X],
};
const OWNER_TABLE: Readonly<Record<ExchangeStatus, readonly string[]>> = {
  requested: ['denied', 'denied', 'cancelled', X, X],
  scheduled: ['denied', X, 'cancelled', 'denied', X],
  in_progress: [X, X, 'denied', X, 'denied'],
  completed: [X, X, X, X, X],
  cancelled: [X, X, X, X, X],
  rejected: [X, X, X, X, X],
};

describe('every state × event × actor', () => {
  test.each(EXCHANGE_STATUSES)('from %s', (status) => {
    expect(COLUMNS.map((kind) => outcome(status, kind, admin))).toEqual(ADMIN_TABLE[status]);
    expect(COLUMNS.map((kind) => outcome(status, kind, owner))).toEqual(OWNER_TABLE[status]);
    expect(COLUMNS.map((kind) => outcome(status, kind, stranger))).toEqual(COLUMNS.map(() => 'denied'));
  });

  test('buttons are exactly what would go through', () => {
    for (const status of EXCHANGE_STATUSES) {
      for (const actor of [owner, admin, stranger]) {
        const possible = COLUMNS.filter((kind) => transition(inState(status), EVENTS[kind], actor, NOW).ok);
        expect(allowedEvents(inState(status), actor, NOW).toSorted()).toEqual(possible.toSorted());
      }
    }
  });

  test('an exchange that has ended stays ended', () => {
    for (const status of ['completed', 'cancelled', 'rejected'] as const) {
      expect(allowedEvents(inState(status), admin, NOW)).toEqual([]);
    }
  });
});

describe('calling it off', () => {
  const cancel = (status: ExchangeStatus, actor: ExchangeActor, at = NOW, reason = '사정이 생겼어요') =>
    transition(inState(status), { kind: 'cancel', version: VERSION, reason }, actor, at);

  test('is the owner’s right until exactly two hours before the visit, and the desk’s at any time', () => {
    const deadline = millis(VISIT - 2 * HOUR);
    expect(ownerCancelDeadline(inState('scheduled'))).toBe(deadline);
    expect(cancel('scheduled', owner, deadline).ok).toBe(true);
    expect(cancel('scheduled', owner, millis(deadline + 1))).toEqual({ ok: false, code: 'too_late' });
    expect(cancel('scheduled', admin, millis(VISIT + HOUR)).ok).toBe(true);
    expect(allowedEvents(inState('scheduled'), owner, deadline)).toEqual(['cancel']);
    expect(allowedEvents(inState('scheduled'), owner, millis(deadline + 1))).toEqual([]);
  });

  test('needs no reason before the desk has answered, and one afterwards', () => {
    expect(cancel('requested', owner, NOW, ' ').ok).toBe(true);
    expect(cancel('requested', admin, NOW, '').ok).toBe(true);
    expect(cancel('scheduled', owner, NOW, ' ')).toEqual({ ok: false, code: 'reason_required' });
    expect(cancel('in_progress', admin, NOW, '')).toEqual({ ok: false, code: 'reason_required' });
    expect(cancel('requested', owner, NOW, '가'.repeat(301))).toEqual({ ok: false, code: 'reason_required' });
  });

  test('has no deadline where no visit is agreed on', () => {
    expect(ownerCancelDeadline(inState('requested'))).toBeNull();
    expect(ownerCancelDeadline(inState('in_progress'))).toBeNull();
    expect(ownerCancelDeadline(inState('scheduled', { scheduledAt: null }))).toBeNull();
  });
});

describe('an event without what it needs is refused', () => {
  const refused = (status: ExchangeStatus, event: ExchangeEvent) => {
    const result = transition(inState(status), event, admin, NOW);
    return result.ok ? 'went through' : result.code;
  };
  const { schedule, start, complete, reject } = EVENTS;

  test('a visit in the past, or the very one that is already agreed on', () => {
    expect(refused('requested', { ...schedule, scheduledAt: NOW })).toBe('time_invalid');
    expect(refused('requested', { ...schedule, scheduledAt: millis(NaN) })).toBe('time_invalid');
    expect(refused('scheduled', { ...schedule, scheduledAt: VISIT })).toBe('time_invalid');
    expect(refused('scheduled', { ...schedule, scheduledAt: VISIT, storeId: storeId('busan') })).toBe(
      'went through',
    );
  });

  test('a rejection without a reason', () => {
    expect(refused('requested', { ...reject, reason: ' \n' })).toBe('reason_required');
  });

  test('a start without an ID check or a sensible measurement', () => {
    const measured = [{ purity: '18K', weight: milligrams(0), count: 1, note: '' }] as const;
    expect(refused('scheduled', { ...start, idCheckedAt: millis(0) })).toBe('id_check_required');
    expect(refused('scheduled', { ...start, measured: [] })).toBe('measured_invalid');
    expect(refused('scheduled', { ...start, measured })).toBe('measured_invalid');
  });

  test('a completion without gold, with a negative fee or without a receipt', () => {
    const final = { fineGold: milligrams(1), fee: won(0) };
    expect(refused('in_progress', { ...complete, final: { ...final, fineGold: milligrams(0) } })).toBe(
      'final_invalid',
    );
    expect(refused('in_progress', { ...complete, final: { ...final, fee: won(-1) } })).toBe('final_invalid');
    expect(refused('in_progress', { ...complete, receiptNo: ' ' })).toBe('receipt_required');
    expect(refused('in_progress', { ...complete, final })).toBe('went through');
  });

  test('anything that was decided on an older version', () => {
    expect(refused('requested', { ...schedule, version: VERSION - 1 })).toBe('stale');
    expect(refused('requested', { ...schedule, version: VERSION + 1 })).toBe('stale');
  });
});

describe('what a change writes', () => {
  test('the desk’s change is unread, told to the owner and logged', () => {
    expect(transition(inState('requested'), EVENTS.schedule, admin, NOW)).toEqual({
      ok: true,
      value: {
        patch: {
          status: 'scheduled',
          version: VERSION + 1,
          viewed: false,
          assignedAdminId: 'desk',
          scheduledAt: VISIT + HOUR,
          storeId: 'jongno',
        },
        notification: 'exchange_scheduled',
        entry: {
          kind: 'schedule',
          from: 'requested',
          to: 'scheduled',
          by: 'desk',
          role: 'admin',
          at: NOW,
          reason: '',
        },
      },
    });
  });

  test('the owner’s own cancelling is logged, and neither unread nor told to the owner', () => {
    const result = transition(inState('scheduled'), { ...EVENTS.cancel, reason: ' 급한 일 ' }, owner, NOW);
    expect(result).toEqual({
      ok: true,
      value: {
        patch: { status: 'cancelled', version: VERSION + 1, reason: '급한 일' },
        notification: null,
        entry: {
          kind: 'cancel',
          from: 'scheduled',
          to: 'cancelled',
          by: 'buyer',
          role: 'owner',
          at: NOW,
          reason: '급한 일',
        },
      },
    });
  });

  test('each step of the desk has its notification', () => {
    const told = (status: ExchangeStatus, kind: ExchangeEventKind) => {
      const result = transition(inState(status), EVENTS[kind], admin, NOW);
      return result.ok ? result.value.notification : result.code;
    };
    expect(told('scheduled', 'schedule')).toBe('exchange_scheduled');
    expect(told('scheduled', 'start')).toBe('exchange_in_progress');
    expect(told('in_progress', 'complete')).toBe('exchange_completed');
    expect(told('in_progress', 'cancel')).toBe('exchange_cancelled');
    expect(told('requested', 'reject')).toBe('exchange_rejected');
  });
});

describe('any history of events', () => {
  const anyEvent = fc.constantFrom(...COLUMNS).map((kind) => EVENTS[kind]);
  const anyActor = fc.constantFrom(owner, admin, stranger);

  test('counts one version per change and never leaves a final state', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyEvent, anyActor), { maxLength: 30 }), (steps) => {
        let exchange = inState('requested');
        let changes = 0;
        for (const [event, actor] of steps) {
          const before = exchange.status;
          const result = transition(exchange, { ...event, version: exchange.version }, actor, NOW);
          if (!result.ok) continue;
          expect(['completed', 'cancelled', 'rejected']).not.toContain(before);
          expect(result.value.entry).toMatchObject({ from: before, to: result.value.patch.status });
          exchange = { ...exchange, ...result.value.patch };
          changes += 1;
        }
        expect(exchange.version).toBe(VERSION + changes);
      }),
    );
  });

  test('lets only one of two admins win who saw the same version', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EXCHANGE_STATUSES), anyEvent, anyEvent, (status, first, second) => {
        const exchange = inState(status);
        const won = transition(exchange, first, admin, NOW);
        fc.pre(won.ok);
        const after = won.ok ? { ...exchange, ...won.value.patch } : exchange;
        expect(transition(after, second, admin, NOW)).toEqual({ ok: false, code: 'stale' });
      }),
    );
  });
});

describe('what an event leaves in the exchange', () => {
  const patchOf = (status: ExchangeStatus, event: ExchangeEvent) => {
    const result = transition(inState(status), event, admin, NOW);
    return result.ok ? result.value.patch : result.code;
  };

  test('is what it says', () => {
    const { start, complete, schedule } = EVENTS;
    expect(patchOf('requested', schedule)).toMatchObject({
      scheduledAt: schedule.scheduledAt,
      storeId: schedule.storeId,
    });
    expect(patchOf('scheduled', start)).toMatchObject({
      idCheckedAt: start.idCheckedAt,
      measured: start.measured,
    });
    expect(patchOf('in_progress', { ...complete, receiptNo: ' R-1042 ' })).toMatchObject({
      final: complete.final,
      receiptNo: 'R-1042',
    });
  });

  test('is when the server was told of an ID check, whatever the clock of the desk’s device says', () => {
    for (const day of [-1, 1]) {
      const start = { ...EVENTS.start, idCheckedAt: millis(NOW + day * 24 * HOUR) };
      expect(patchOf('scheduled', start)).toMatchObject({ status: 'in_progress', idCheckedAt: NOW });
    }
  });

  test('is its reason without blanks around it, and none where none was given', () => {
    expect(patchOf('requested', { ...EVENTS.reject, reason: ' 도금 ' })).toMatchObject({ reason: '도금' });
    expect(patchOf('requested', { ...EVENTS.cancel, reason: ' 늦음 ' })).toMatchObject({ reason: '늦음' });
    expect(patchOf('requested', { ...EVENTS.cancel, reason: '  ' })).toMatchObject({ reason: null });
  });
});
