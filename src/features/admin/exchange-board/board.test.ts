import { describe, expect, test } from 'vitest';
import { EXCHANGE_STATUSES } from '#domain/exchange/exchange.ts';
import { micros, millis } from '#domain/units.ts';
import { anExchange, exchangeId, seoul, storeId } from '#tests/support/domain-fixtures.ts';
import { boardOf, searchExchanges, warningOf } from './board.ts';

const NOW = seoul('2026-03-12T10:00');
const named = (id: string, over: Parameters<typeof anExchange>[0] = {}) =>
  anExchange({ id: exchangeId(id), ...over });
const ids = (exchanges: readonly { readonly id: string }[]) => exchanges.map(({ id }) => id);

describe('the board', () => {
  test('has every exchange in one column', () => {
    const board = boardOf(EXCHANGE_STATUSES.map((status) => named(status, { status })));
    expect(Object.values(board).flatMap(ids).toSorted()).toEqual([...EXCHANGE_STATUSES].toSorted());
    // What the customer called off is not what the desk refused.
    expect([ids(board.cancelled), ids(board.rejected)]).toEqual([['cancelled'], ['rejected']]);
  });

  test('puts the longest wait, the next visit and the newest end first', () => {
    const board = boardOf([
      named('new', { createdAt: NOW }),
      named('old', { createdAt: millis(NOW - 1) }),
      named('late', { status: 'scheduled', scheduledAt: seoul('2026-03-13T10:00') }),
      named('soon', { status: 'scheduled', scheduledAt: seoul('2026-03-12T15:00') }),
      named('before', { status: 'completed', updatedAt: micros(1) }),
      named('just', { status: 'completed', updatedAt: micros(2) }),
    ]);
    expect(ids(board.requested)).toEqual(['old', 'new']);
    expect(ids(board.scheduled)).toEqual(['soon', 'late']);
    expect(ids(board.completed)).toEqual(['just', 'before']);
  });
});

describe('a warning', () => {
  test('comes when a request has waited for a day', () => {
    const day = 24 * 3_600_000;
    expect(warningOf(anExchange({ createdAt: millis(NOW - day + 1) }), NOW)).toBeNull();
    expect(warningOf(anExchange({ createdAt: millis(NOW - day) }), NOW)).toEqual({
      kind: 'waiting',
      hours: 24,
    });
    expect(warningOf(anExchange({ status: 'completed', createdAt: millis(0) }), NOW)).toBeNull();
  });

  test('comes when a visit has passed by an hour', () => {
    const visit = (time: string) => anExchange({ status: 'scheduled', scheduledAt: seoul(time) });
    expect(warningOf(visit('2026-03-12T09:00'), NOW)).toBeNull();
    expect(warningOf(visit('2026-03-12T08:59'), NOW)).toEqual({ kind: 'overdue' });
  });
});

test('a search finds numbers, phones with or without hyphens, receipts and stores', () => {
  const stores = new Map([[storeId('jongno'), '금나루 종로점']]);
  const exchanges = [
    named('a', { requestNo: 'GN-260311-0042', contactPhone: '010-1234-5678' }),
    named('b', {
      requestNo: 'GN-260311-0043',
      contactPhone: '02 987 6543',
      storeId: storeId('busan'),
      receiptNo: 'R-77',
    }),
  ];
  const find = (words: string) => ids(searchExchanges(exchanges, words, stores));
  expect(find(' ')).toEqual(['a', 'b']);
  expect(find('gn-260311-0042')).toEqual(['a']);
  expect(find('01012345678')).toEqual(['a']);
  expect(find('종로')).toEqual(['a']);
  expect(find('r77')).toEqual(['b']);
  expect(find('없음')).toEqual([]);
});
