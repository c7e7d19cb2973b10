import { describe, expect, test } from 'vitest';

import { anExchange, seoul, storeId } from '#tests/support/domain-fixtures.ts';

import { milligrams } from '../units.ts';
import { canRequest, checkRequest, isOpen, type ExchangeRequest } from './exchange-request.ts';
import { EXCHANGE_STATUSES, type ExchangeItem } from './exchange.ts';

const NOW = seoul('2026-03-12T10:00');
const [slot, second, third, fourth] = [13, 14, 15, 16].map((day) => seoul(`2026-03-${day}T14:00`));
const slots = [slot, second, third, fourth].flatMap((s) => (s === undefined ? [] : [s]));

const check = (over: Partial<ExchangeRequest> = {}, openCount = 0) => {
  const result = checkRequest(anExchange(over), openCount, NOW);
  return result.ok ? 'fine' : result.code;
};
const item = (over: Partial<ExchangeItem> = {}): ExchangeItem => ({
  purity: '18K',
  weight: milligrams(3_750),
  count: 1,
  note: '',
  ...over,
});

describe('how many exchanges one may have', () => {
  test('is three open ones', () => {
    expect([0, 1, 2, 3, 4].map(canRequest)).toEqual([true, true, true, false, false]);
    expect(check({}, 2)).toBe('fine');
    expect(check({}, 3)).toBe('too_many_open');
  });

  test('does not count what has ended', () => {
    expect(EXCHANGE_STATUSES.filter(isOpen)).toEqual(['requested', 'scheduled', 'in_progress']);
  });
});

describe('a request', () => {
  test('is fine with everything in place', () => {
    expect(check()).toBe('fine');
    expect(check({ preferredSlots: slots.slice(0, 3) })).toBe('fine');
  });

  test('names one to ten items, each with a weight and a count', () => {
    expect(check({ items: [] })).toBe('items_invalid');
    expect(check({ items: Array.from({ length: 10 }, () => item()) })).toBe('fine');
    expect(check({ items: Array.from({ length: 11 }, () => item()) })).toBe('items_invalid');
    for (const bad of [
      { weight: milligrams(0) },
      { count: 0 },
      { count: 1.5 },
      { count: 1000 },
      { note: 'x'.repeat(201) },
    ]) {
      expect(check({ items: [item(), item(bad)] })).toBe('items_invalid');
    }
  });

  test('takes each line at its bounds', () => {
    const most = { weight: milligrams(100_000_000), count: 1, note: 'x'.repeat(200) };
    expect(check({ items: [item(most)] })).toBe('fine');
    expect(check({ items: [item({ weight: milligrams(100_000), count: 999 })] })).toBe('fine');
  });

  test('names a store', () => {
    expect(check({ storeId: storeId('jongno') })).toBe('fine');
    // What a page has kept may say anything.
    const nowhere = { ...anExchange(), storeId: '' } as unknown as ExchangeRequest;
    expect(checkRequest(nowhere, 0, NOW)).toEqual({ ok: false, code: 'store_required' });
  });

  test('names one to five sizes of bars', () => {
    const bar = { weight: milligrams(10_000), count: 1 };
    expect(check({ targetBars: [bar, { ...bar, count: 0 }] })).toBe('bars_invalid');
    expect(check({ targetBars: [] })).toBe('bars_invalid');
    expect(check({ targetBars: Array.from({ length: 6 }, () => bar) })).toBe('bars_invalid');
    expect(check({ targetBars: [{ ...bar, weight: milligrams(-1) }] })).toBe('bars_invalid');
  });

  test('offers one to three different times, all ahead', () => {
    expect(check({ preferredSlots: [] })).toBe('slots_invalid');
    expect(check({ preferredSlots: slots })).toBe('slots_invalid');
    expect(check({ preferredSlots: [...slots.slice(0, 1), ...slots.slice(0, 1)] })).toBe('slots_invalid');
    expect(check({ preferredSlots: [NOW] })).toBe('slots_invalid');
    expect(check({ preferredSlots: [...slots.slice(0, 1), NOW] })).toBe('slots_invalid');
  });

  test('weighs no more than 100 kg in all', () => {
    expect(check({ items: [item({ weight: milligrams(50_000_000), count: 2 })] })).toBe('fine');
    expect(check({ items: [item({ weight: milligrams(50_000_000), count: 2 }), item()] })).toBe(
      'items_invalid',
    );
    expect(check({ targetBars: [{ weight: milligrams(1_000_000), count: 101 }] })).toBe('bars_invalid');
  });

  test('leaves a number to call', () => {
    expect(check({ contactPhone: ' 02 (123) 4567 ' })).toBe('fine');
    expect(check({ contactPhone: '전화주세요' })).toBe('phone_required');
    expect(check({ contactPhone: '119' })).toBe('phone_required');
    expect(check({ contactPhone: ' ' })).toBe('phone_required');
    expect(check({ contactPhone: '0'.repeat(21) })).toBe('phone_required');
    expect(check({ contactPhone: '02-1234-5678 집' })).toBe('phone_required');
    expect(check({ contactPhone: '집 02-1234-5678' })).toBe('phone_required');
    expect(check({ contactPhone: '1588-000' })).toBe('phone_required');
    expect(check({ contactPhone: '1588-0000' })).toBe('fine');
    expect(check({ contactPhone: `  ${'1'.repeat(8)}${'-'.repeat(12)}  ` })).toBe('fine');
    expect(check({ contactPhone: `${'1'.repeat(8)}${'-'.repeat(13)}` })).toBe('phone_required');
  });

  test('leaves no number of more digits than there are', () => {
    expect(check({ contactPhone: '0504-1234-5678' })).toBe('fine');
    expect(check({ contactPhone: '010-1234-56789-01' })).toBe('phone_required');
    expect(check({ contactPhone: '+82 10-1234-5678' })).toBe('fine');
    expect(check({ contactPhone: '+1234567890123456' })).toBe('phone_required');
  });
});
