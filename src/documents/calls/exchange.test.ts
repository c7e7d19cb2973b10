import { describe, expect, test } from 'vitest';
import { requestExchangeCall, transitionExchangeCall } from './exchange.ts';

const item = { purity: '18K', weight: 3_750, count: 2, note: '끊어진 목걸이' };
const bar = { weight: 10_000, count: 1 };
const request = {
  items: [item],
  targetBars: [bar],
  storeId: 'jongno',
  preferredSlots: [1_780_000_000_000],
  contactPhone: ' 010-1234-5678 ',
};

describe('a request from a page', () => {
  const read = (changes: object = {}) =>
    requestExchangeCall.request({ id: 'x1', request: { ...request, ...changes } });

  test('is read, and the phone number trimmed', () => {
    expect(read()).toEqual({ id: 'x1', request: { ...request, contactPhone: '010-1234-5678' } });
  });

  test('leaves fields behind that nobody asked for', () => {
    expect(read({ items: [{ ...item, idImageUrl: 'x' }], status: 'completed' })).toEqual({
      id: 'x1',
      request: { ...request, contactPhone: '010-1234-5678' },
    });
  });

  test.each<[string, object]>([
    ['an item of an unknown metal', { items: [{ ...item, purity: 'silver' }] }],
    ['a weight in words', { items: [{ ...item, weight: '3.75' }] }],
    ['half a milligram', { targetBars: [{ ...bar, weight: 0.5 }] }],
    ['a negative count', { targetBars: [{ ...bar, count: -1 }] }],
    ['eleven items', { items: Array.from({ length: 11 }, () => item) }],
    ['a list that is none', { items: { 0: item } }],
    ['a store that is no id', { storeId: 'a/b' }],
    ['a time that is none', { preferredSlots: [Number.NaN] }],
    ['a time beyond timestamps', { preferredSlots: [9e15] }],
    ['no phone', { contactPhone: null }],
  ])('%s is not understood', (_what, changes) => {
    expect(read(changes)).toBeNull();
  });

  test('has an id that leaves room for those of its notices', () => {
    expect(requestExchangeCall.request({ id: 'x'.repeat(64), request })).not.toBeNull();
    expect(requestExchangeCall.request({ id: 'x'.repeat(65), request })).toBeNull();
  });

  test.each([null, undefined, 'x', 1, [], {}, { id: 'x1' }, { id: 'a/b', request }])('nor is %j', (data) => {
    expect(requestExchangeCall.request(data)).toBeNull();
  });
});

describe('a transition from a page', () => {
  const read = (event: object) =>
    transitionExchangeCall.request({ id: 'x1', callId: 'c1', event: { version: 3, ...event } });

  test.each([
    { kind: 'schedule', scheduledAt: 1_780_000_000_000, storeId: 'jongno' },
    { kind: 'reject', reason: '도금 제품입니다.' },
    { kind: 'cancel', reason: '' },
    { kind: 'start', idCheckedAt: 1_780_000_000_000, measured: [item] },
    { kind: 'complete', final: { fineGold: 14_025, fee: 20_000 }, receiptNo: 'R-1' },
  ])('$kind is read', (event) => {
    expect(read(event)).toEqual({ id: 'x1', callId: 'c1', event: { version: 3, ...event } });
  });

  test.each([
    { kind: 'delete' },
    { kind: 'schedule', scheduledAt: 'tomorrow', storeId: 'jongno' },
    { kind: 'reject' },
    { kind: 'start', idCheckedAt: 1, measured: [null] },
    { kind: 'complete', final: { fineGold: 1 }, receiptNo: 'R-1' },
    { kind: 'cancel', reason: 'x', version: 1.5 },
    { kind: 'cancel', reason: 'x'.repeat(601) },
  ])('%j is not understood', (event) => {
    expect(read(event)).toBeNull();
  });

  test('nor is one without a call id', () => {
    expect(
      transitionExchangeCall.request({ id: 'x1', event: { kind: 'cancel', version: 0, reason: '' } }),
    ).toBeNull();
  });
});
