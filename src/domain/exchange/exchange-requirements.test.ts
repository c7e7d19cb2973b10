import { expect, test } from 'vitest';
import { anExchange, seoul } from '#tests/support/domain-fixtures.ts';
import { milligrams, millis, won } from '../units.ts';
import type { ExchangeEvent } from './exchange-event.ts';
import { isOpenAtOneOf, missingFor } from './exchange-requirements.ts';
import type { ExchangeItem } from './exchange.ts';

const NOW = seoul('2025-03-12T10:00');
const lacks = (event: ExchangeEvent) => missingFor(anExchange({ status: 'in_progress' }), event, NOW);

const line = (over: Partial<ExchangeItem> = {}): ExchangeItem => ({
  purity: '18K',
  weight: milligrams(3_750),
  count: 1,
  note: '',
  ...over,
});
const start = (measured: readonly ExchangeItem[], idCheckedAt = NOW) =>
  lacks({ version: 1, kind: 'start', idCheckedAt, measured });

test('an exchange begins with one to ten lines that were weighed, each of them one, and somebody who was seen', () => {
  expect(start([])).toBe('measured_invalid');
  expect(start([line()])).toBeNull();
  expect(start(Array.from({ length: 10 }, () => line()))).toBeNull();
  expect(start(Array.from({ length: 11 }, () => line()))).toBe('measured_invalid');
  expect(start([line(), line({ count: 0 })])).toBe('measured_invalid');
  expect(start([line()], millis(0))).toBe('id_check_required');
});

const complete = (fineGold: number, fee: number, receiptNo = 'R-1') =>
  lacks({
    version: 1,
    kind: 'complete',
    final: { fineGold: milligrams(fineGold), fee: won(fee) },
    receiptNo,
  });

test('it ends with gold, up to 100 kg of it, and with a fee, which may be none', () => {
  expect(complete(1, 0)).toBeNull();
  expect(complete(0, 0)).toBe('final_invalid');
  expect(complete(100_000_000, 1)).toBeNull();
  expect(complete(100_000_001, 1)).toBe('final_invalid');
  expect(complete(1, -1)).toBe('final_invalid');
});

test('what is typed counts without the blanks around it, up to its last letter', () => {
  expect(complete(1, 0, ` ${'x'.repeat(40)} `)).toBeNull();
  expect(complete(1, 0, 'x'.repeat(41))).toBe('receipt_required');
  expect(complete(1, 0, ' ')).toBe('receipt_required');
  expect(lacks({ version: 1, kind: 'reject', reason: ` ${'x'.repeat(300)} ` })).toBeNull();
  expect(lacks({ version: 1, kind: 'cancel', reason: 'x'.repeat(301) })).toBe('reason_required');
});

test('a store is visited while it is open, at one of the wished times at least', () => {
  const shop = {
    hours: Array.from({ length: 7 }, (_, day) => (day === 0 ? null : { opens: 10 * 60, closes: 19 * 60 })),
    holidays: ['2025-03-14'],
  };
  const isOpenAt = (...times: readonly string[]) => isOpenAtOneOf(shop, times.map(seoul));
  expect(isOpenAt('2025-03-13T10:00')).toBe(true);
  expect(isOpenAt('2025-03-13T18:59')).toBe(true);
  expect(isOpenAt('2025-03-13T09:59')).toBe(false);
  expect(isOpenAt('2025-03-13T19:00')).toBe(false);
  expect(isOpenAt('2025-03-14T12:00', '2025-03-16T12:00')).toBe(false);
  expect(isOpenAt('2025-03-14T12:00', '2025-03-13T03:00', '2025-03-15T12:00')).toBe(true);
});
