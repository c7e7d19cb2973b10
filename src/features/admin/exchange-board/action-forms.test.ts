import { describe, expect, test } from 'vitest';
import { transition } from '#domain/exchange/exchange-machine.ts';
import { milligrams } from '#domain/units.ts';
import { aStore } from '#tests/support/catalogue-fixtures.ts';
import { anExchange, seoul, storeId, userId } from '#tests/support/domain-fixtures.ts';
import { actionErrors } from './action-errors.ts';
import { actionFormOf, eventOf, momentOfWallClock, storeOptions, wallClockOf } from './action-forms.ts';

const NOW = seoul('2026-03-12T10:00');
const desk = { uid: userId('desk'), isAdmin: true };
const exchange = anExchange();
const [jongno, busan, gone] = [
  aStore({ id: storeId('jongno'), name: '종로점' }),
  aStore({ id: storeId('busan'), name: '부산점' }),
  aStore({ id: storeId('gone'), name: '옛점', isClosed: true }),
];
const STORES = [jongno, busan, gone];
const form = actionFormOf(exchange);

const outcome = (kind: Parameters<typeof eventOf>[0], changes: Partial<typeof form>, of = exchange) => {
  const event = eventOf(kind, { ...actionFormOf(of), ...changes }, of, NOW);
  const result = transition(of, event, desk, NOW);
  return result.ok ? result.value.patch.status : result.code;
};

describe('a form of the desk', () => {
  test('begins with the first wish and the fee, and with nothing of what is to be measured', () => {
    expect(form).toMatchObject({
      day: '2026-03-14',
      time: '14:00',
      storeId: 'jongno',
      measured: [{ purity: null, grams: '', count: '' }],
      fineGrams: '',
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
    const filled = { ...form, fineGrams: '14.063', fee: '20,000' };
    expect(eventOf('complete', filled, exchange, NOW)).toMatchObject({
      final: { fineGold: milligrams(14_063), fee: 20_000 },
    });
  });

  test('that is not complete is refused by what is missing', () => {
    const scheduled = anExchange({ status: 'scheduled', scheduledAt: seoul('2026-03-14T14:00') });
    const started = anExchange({ status: 'in_progress', measured: exchange.items });
    const measured = [{ key: 1, purity: '18K', grams: '3.75', count: '5' } as const];
    expect(outcome('schedule', {})).toBe('scheduled');
    expect(outcome('schedule', { time: '' })).toBe('time_invalid');
    expect(outcome('schedule', { day: '2026-03-11' })).toBe('time_invalid');
    expect(outcome('reject', {})).toBe('reason_required');
    expect(outcome('start', { isIdChecked: true, measured }, scheduled)).toBe('in_progress');
    expect(outcome('start', { measured }, scheduled)).toBe('id_check_required');
    for (const wrong of [{ grams: 'x' }, { count: '' }, { purity: null }]) {
      const line = measured.map((one) => ({ ...one, ...wrong }));
      expect(outcome('start', { isIdChecked: true, measured: line }, scheduled)).toBe('measured_invalid');
    }
    expect(outcome('start', { isIdChecked: true }, scheduled)).toBe('measured_invalid');
    expect(outcome('complete', { receiptNo: 'R-1' }, started)).toBe('completed');
    expect(outcome('complete', { receiptNo: 'R-1', fee: '' }, started)).toBe('final_invalid');
    expect(outcome('complete', { receiptNo: 'R-1', fineGrams: '0' }, started)).toBe('final_invalid');
    expect(outcome('complete', {}, started)).toBe('receipt_required');
  });
});

test('a visit is offered the stores that are open and its own as it stands, and a wish that has closed is said to be', () => {
  const open = [
    { value: 'jongno', label: '종로점' },
    { value: 'busan', label: '부산점' },
  ];
  const wished = anExchange({ storeId: gone.id });
  const agreed = anExchange({ ...wished, status: 'scheduled', scheduledAt: seoul('2026-03-14T14:00') });
  expect(storeOptions(STORES, exchange, 'jongno')).toEqual(open);
  expect(storeOptions(STORES, agreed, 'jongno')).toEqual([...open, { value: 'gone', label: '옛점' }]);
  expect(storeOptions(STORES, wished, 'busan')).toEqual(open);
  expect(storeOptions(STORES, wished, 'gone')).toEqual([
    ...open,
    { value: 'gone', label: '옛점 (휴점 중)', isDisabled: true },
  ]);
});

test('the wall clock of Seoul goes there and back', () => {
  const at = seoul('2026-03-12T00:05');
  expect(wallClockOf(at)).toEqual({ day: '2026-03-12', time: '00:05' });
  expect(momentOfWallClock(wallClockOf(at))).toBe(at);
  expect(momentOfWallClock({ day: '2026-02-30', time: '10:00' })).toBeNull();
});

describe('what is missing is said at its field', () => {
  const errors = (
    kind: Parameters<typeof eventOf>[0],
    changes: Partial<typeof form> = {},
    of = anExchange({ status: 'scheduled', scheduledAt: seoul('2026-03-14T14:00') }),
  ) => actionErrors(kind, { ...actionFormOf(of), ...changes }, of, STORES, NOW);

  test('where nothing was measured, at each of the three', () => {
    const { idCheck, measured } = errors('start');
    expect(idCheck).toBeTruthy();
    expect(Object.keys(measured?.get(1) ?? {})).toEqual(['purity', 'grams', 'count']);
    const line = { key: 1, purity: '18K', grams: '3.75', count: '5' } as const;
    expect(errors('start', { isIdChecked: true, measured: [line] })).toEqual({});
  });

  test('of a visit at day or time', () => {
    expect(Object.keys(errors('schedule', { day: '' }))).toEqual(['day']);
    expect(Object.keys(errors('schedule', { time: '' }))).toEqual(['time']);
    // As it already stands.
    expect(Object.keys(errors('schedule'))).toEqual(['day']);
    expect(errors('schedule', { time: '15:00' })).toEqual({});
  });

  test('of a store that has closed, unless the visit stands there', () => {
    const wished = anExchange({ storeId: gone.id });
    const agreed = anExchange({ ...wished, status: 'scheduled', scheduledAt: seoul('2026-03-14T14:00') });
    expect(Object.keys(errors('schedule', {}, wished))).toEqual(['store']);
    expect(errors('schedule', { storeId: 'busan' }, wished)).toEqual({});
    expect(Object.keys(errors('schedule', { storeId: 'gone' }))).toEqual(['store']);
    expect(errors('schedule', { time: '15:00' }, agreed)).toEqual({});
    // Not told of yet: the server knows.
    expect(errors('schedule', { storeId: 'newest' }, wished)).toEqual({});
  });

  test('of a reason, without a word about how long it may be', () => {
    expect(errors('reject')).toEqual({ reason: '사유를 입력해주세요.' });
    expect(errors('cancel')).toEqual({ reason: '사유를 입력해주세요.' });
    expect(errors('cancel', {}, exchange)).toEqual({});
  });

  test('of what was settled in the end', () => {
    expect(Object.keys(errors('complete', { fee: '' }))).toEqual(['fineGrams', 'fee', 'receiptNo']);
    expect(errors('complete', { fineGrams: '14', receiptNo: 'R-1' })).toEqual({});
  });
});
