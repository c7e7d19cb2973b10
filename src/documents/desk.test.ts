import { describe, expect, test } from 'vitest';
import { parseFeeTableChange, parsePriceChange, parseStoreChange, parseDayStatistics } from './desk.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { newReport, parseReport } from './report.ts';
import { parseReportDecision } from './report-decision.ts';

const at = { seconds: 1_780_000_000, nanoseconds: 0 };

describe('a report', () => {
  const report = {
    reporterId: 'buyer',
    targetType: 'product',
    targetId: 'ring-1',
    parentId: null,
    reason: 'fraud',
    detail: '가품 같아요.',
    status: 'open',
    createdAt: at,
  };

  test('that is open is read', () => {
    expect(parseReport('r1', report)).toEqual({
      id: 'r1',
      reporterId: 'buyer',
      target: { type: 'product', id: 'ring-1' },
      reason: 'fraud',
      detail: '가품 같아요.',
      status: 'open',
      createdAt: 1_780_000_000_000,
    });
  });

  test('of a message says whose chat, and what was decided on it by whom', () => {
    const message = { ...report, targetType: 'message', parentId: 'p_a_b', status: 'resolved' };
    const target = { type: 'message', id: 'ring-1', parentId: 'p_a_b' };
    expect(parseReport('r1', message)).toMatchObject({ target });
    expect(parseReport('r1', { ...message, parentId: null })).toBeNull();
    const decided = { decision: 'warn', note: '욕설입니다.', byName: '금나루지기' };
    expect(parseReportDecision('r1', { ...message, ...decided, at })).toEqual({
      id: 'r1',
      target,
      reason: 'fraud',
      ...decided,
      at: 1_780_000_000_000,
    });
  });

  test('of a review is of that review, wherever it stands', () => {
    const target = { type: 'review', id: 'o1_buyer' };
    const ofReview = { ...report, targetType: 'review', targetId: 'o1_buyer' };
    expect(parseReport('r1', ofReview)).toMatchObject({ target });
    expect(
      newReport(BUYER, { target: { type: 'review', id: 'o1_buyer' }, reason: 'abuse', detail: '' }),
    ).toEqual({
      reporterId: BUYER,
      targetType: 'review',
      targetId: 'o1_buyer',
      parentId: null,
      reason: 'abuse',
      detail: '',
      status: 'open',
    });
    expect(
      parseReportDecision('r1', { ...ofReview, decision: 'hide', note: '', byName: '', at }),
    ).toMatchObject({
      target,
    });
  });

  test('of an older app keeps what it says', () => {
    expect(parseReport('r1', { ...report, reason: '선입금 요구' })).toMatchObject({ reason: 'other' });
    expect(parseReport('r1', { ...report, targetType: 'store' })).toBeNull();
  });
});

test('a day’s statistics leave out what is no figure', () => {
  expect(parseDayStatistics('2026-03-11', { users: 3, trades: 'many', silver: 1, updatedAt: at })).toEqual({
    date: '2026-03-11',
    tally: { users: 3 },
  });
  expect(parseDayStatistics('today', { users: 3 })).toBeNull();
});

test('a changed price and a new table say who did it', () => {
  const price = { date: '2026-03-11', buyPerGram: 228_000, sellPerGram: 214_400, source: '한국금거래소' };
  expect(parsePriceChange('a1', { ...price, byName: '금나루지기', at })).toEqual({
    id: 'a1',
    ...price,
    byName: '금나루지기',
    at: 1_780_000_000_000,
  });
  const store = { name: '종로점', isClosed: true, address: '서울', byName: '금나루지기', at };
  expect(parseStoreChange('a3', store)).toEqual({
    id: 'a3',
    name: '종로점',
    isClosed: true,
    byName: '금나루지기',
    at: 1_780_000_000_000,
  });
  const table = {
    tableId: 't1',
    effectiveFrom: '2026-03-11',
    rules: [{ kind: 'grams_exact', grams: 1, fee: 1 }],
  };
  expect(parseFeeTableChange('a2', { ...table, byName: '금나루지기', at })).toMatchObject({
    table: { id: 't1', effectiveFrom: '2026-03-11', rules: [{ grams: 1 }] },
  });
  expect(parseFeeTableChange('a2', { ...table, tableId: 3 })).toBeNull();
});
