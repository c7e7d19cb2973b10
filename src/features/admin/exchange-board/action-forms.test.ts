import { describe, expect, test } from 'vitest';
import { transition } from '#domain/exchange/exchange-machine.ts';
import { milligrams } from '#domain/units.ts';
import { anExchange, seoul, storeId, userId } from '#tests/support/domain-fixtures.ts';
import { actionFormOf, eventOf, momentOfWallClock, wallClockOf } from './action-forms.ts';

const NOW = seoul('2026-03-12T10:00');
const desk = { uid: userId('desk'), isAdmin: true };
const exchange = anExchange();
const form = actionFormOf(exchange);

const outcome = (kind: Parameters<typeof eventOf>[0], changes: Partial<typeof form>, of = exchange) => {
  const event = eventOf(kind, { ...actionFormOf(of), ...changes }, of, NOW);
  const result = transition(of, event, desk, NOW);
  return result.ok ? result.value.patch.status : result.code;
};

describe('a form of the desk', () => {
  test('begins with the first wish, the customer’s list and the estimate', () => {
    expect(form).toMatchObject({
      day: '2026-03-14',
      time: '14:00',
      storeId: 'jongno',
      measured: [{ purity: '18K', grams: '3.75', count: '5' }],
      fineGrams: '14.063',
      fee: '20000',
    });
  });

  test('becomes the event that the machine takes', () => {
    expect(eventOf('schedule', form, exchange, NOW)).toEqual({
      kind: 'schedule',
      version: 3,
      scheduledAt: seoul('2026-03-14T14:00'),
      storeId: storeId('jongno'),
    });
    expect(eventOf('complete', { ...form, fee: '20,000' }, exchange, NOW)).toMatchObject({
      final: { fineGold: milligrams(14_063), fee: 20_000 },
    });
  });

  test('that is not complete is refused by what is missing', () => {
    const scheduled = anExchange({ status: 'scheduled', scheduledAt: seoul('2026-03-14T14:00') });
    const started = anExchange({ status: 'in_progress' });
    expect(outcome('schedule', {})).toBe('scheduled');
    expect(outcome('schedule', { time: '' })).toBe('time_invalid');
    expect(outcome('schedule', { day: '2026-03-11' })).toBe('time_invalid');
    expect(outcome('reject', {})).toBe('reason_required');
    expect(outcome('start', { isIdChecked: true }, scheduled)).toBe('in_progress');
    expect(outcome('start', {}, scheduled)).toBe('id_check_required');
    expect(
      outcome(
        'start',
        { isIdChecked: true, measured: [{ key: 1, purity: '18K', grams: 'x', count: '1' }] },
        scheduled,
      ),
    ).toBe('measured_invalid');
    expect(outcome('complete', { receiptNo: 'R-1' }, started)).toBe('completed');
    expect(outcome('complete', { receiptNo: 'R-1', fee: '' }, started)).toBe('final_invalid');
    expect(outcome('complete', { receiptNo: 'R-1', fineGrams: '0' }, started)).toBe('final_invalid');
    expect(outcome('complete', {}, started)).toBe('receipt_required');
  });
});

test('the wall clock of Seoul goes there and back', () => {
  const at = seoul('2026-03-12T00:05');
  expect(wallClockOf(at)).toEqual({ day: '2026-03-12', time: '00:05' });
  expect(momentOfWallClock(wallClockOf(at))).toBe(at);
  expect(momentOfWallClock({ day: '2026-02-30', time: '10:00' })).toBeNull();
});
