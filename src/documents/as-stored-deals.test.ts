import { expect, test } from 'vitest';
import { parseMemberSearch, parsePriceChange, parseStoreChange } from './desk.ts';
import { parseExchange, parseLogEntry } from './exchange.ts';
import { parseNotification } from './notification.ts';
import { parseOrder } from './order.ts';
import { parseProfile } from './profile.ts';
import { parseReportDecision } from './report-decision.ts';

/* As `as-stored.test.ts`: deals, exchanges and what is told of them. */

const AT = 1_760_000_000_000;
const at = { seconds: AT / 1_000, nanoseconds: 0 };

test('an order, with the thing as it was when it was agreed on', () => {
  const snapshot = { title: '반지', purity: '18K', weightG: 3.75, thumbUrl: 'https://example.com/s.jpg' };
  const order = {
    productId: 'p1',
    snapshot,
    buyerId: 'b',
    sellerId: 's',
    chatId: 'p1_b_s',
    agreedPrice: 600_000,
    method: 'store',
    status: 'reserved',
    createdAt: at,
    completedAt: null,
    updatedAt: at,
    reviewedBy: ['b'],
  };
  const { weightG: _grams, ...seen } = snapshot;
  const read = {
    ...order,
    id: 'o1',
    snapshot: { ...seen, weight: 3_750 },
    createdAt: AT,
    updatedAt: AT,
  };
  expect(parseOrder('o1', order)).toEqual(read);
  const odd = { ...order, method: 'drone', snapshot: { ...snapshot, purity: '30K', thumbUrl: 'data:x' } };
  expect(parseOrder('o1', odd)).toEqual({
    ...read,
    method: 'meet',
    snapshot: { ...read.snapshot, purity: 'unknown', thumbUrl: '' },
  });
  expect(parseOrder('o1', { ...order, status: 'melted' })).toBeNull();
});

test('an exchange: weights are grams in the document', () => {
  const stored = {
    userId: 'u',
    viewed: true,
    status: 'completed',
    requestNo: 'GN-260311-0042',
    items: [{ purity: '30K', weightG: 3.75, count: 2, note: '' }],
    targetBars: [{ weightG: 10, count: 1 }],
    storeId: 'jongno',
    preferredSlots: [AT],
    contactPhone: '010-1234-5678',
    estimate: { fineGoldG: 14.063, fee: 20_000, priceDate: '2026-03-11' },
    scheduledAt: at,
    idCheckedAt: at,
    assignedAdminId: 'a',
    measured: [{ purity: '18K', weightG: 3.74, count: 2, note: 'x' }],
    final: { fineGoldG: 14, fee: 20_000 },
    reason: null,
    receiptNo: 'R-1',
    history: [{ to: 'requested', at }],
    version: 3,
    createdAt: at,
    updatedAt: at,
    touchedAt: at,
  };
  expect(parseExchange('x1', stored)).toEqual({
    ...stored,
    id: 'x1',
    items: [{ purity: 'unknown', weight: 3_750, count: 2, note: '' }],
    targetBars: [{ weight: 10_000, count: 1 }],
    estimate: { fineGold: 14_063, fee: 20_000, priceDate: '2026-03-11' },
    scheduledAt: AT,
    idCheckedAt: AT,
    measured: [{ purity: '18K', weight: 3_740, count: 2, note: 'x' }],
    final: { fineGold: 14_000, fee: 20_000 },
    history: [{ to: 'requested', at: AT }],
    createdAt: AT,
    updatedAt: AT * 1_000,
    touchedAt: AT,
  });
  const { preferredSlots, history } = parseExchange('x1', { ...stored, preferredSlots: 5, history: 5 }) ?? {};
  expect([preferredSlots, history]).toEqual([[], []]);
  const entry = {
    version: 1,
    kind: 'request',
    from: null,
    to: 'requested',
    by: 'u',
    role: 'owner',
    at,
    reason: '',
  };
  expect(parseLogEntry('1', { ...entry, callId: 'c1' })).toEqual({ ...entry, at: AT });
});

test('what is told of a thing comes as texts, whoever wrote it', () => {
  const notice = {
    to: 'u',
    type: 'order',
    title: '거래',
    body: '완료됐어요.',
    link: '/orders',
    meta: { orderId: 'o1', count: 3, isNew: true, list: [1], none: null, within: {} },
    read: true,
    createdAt: at,
    readAt: at,
  };
  const read = parseNotification('n1', notice);
  expect(read).toMatchObject({ id: 'n1', meta: { orderId: 'o1', count: '3', isNew: 'true' }, readAt: AT });
  expect(Object.keys(read?.meta ?? {})).toEqual(['orderId', 'count', 'isNew']);
  expect(parseNotification('n1', { ...notice, type: 'moon' })?.type).toBe('system');
  expect(parseNotification('n1', { ...notice, meta: 5, link: '//evil.example' })).toMatchObject({
    meta: {},
    link: '',
  });
  expect(parseNotification('a/b', notice)).toBeNull();
  expect(parseNotification('n1', {})).toBeNull();
});

test('what the desk has done, of each sort', () => {
  const who = { kind: 'any', byName: '관리자', at };
  const price = { date: '2026-03-11', buyPerGram: 160_000, sellPerGram: 140_000, source: '거래소' };
  const done = { id: 'c1', byName: '관리자', at: AT };
  expect(parseMemberSearch('c1', { ...who, found: 3 })).toEqual({ ...done, found: 3 });
  expect(parsePriceChange('c1', { ...who, ...price })).toEqual({ ...done, ...price });
  expect(parseStoreChange('c1', { ...who, name: '종로점', isClosed: true })).toEqual({
    ...done,
    name: '종로점',
    isClosed: true,
  });
  const { at: _time, ...timeless } = who;
  expect(parseMemberSearch('c1', { ...timeless, found: 3 })).toBeNull();
  expect(parsePriceChange('c1', { ...timeless, ...price })).toBeNull();
  expect(parsePriceChange('c1', who)).toBeNull();
  expect(parseStoreChange('c1', { ...timeless, name: '종로점', isClosed: true })).toBeNull();
  expect(parseStoreChange('c1', who)).toBeNull();
});

test('what was decided on a report is read with its decision and its time, or not at all', () => {
  const about = { targetType: 'user', targetId: 'x1', parentId: null, reason: '선입금 요구' };
  const decided = {
    ...about,
    decision: 'warn',
    note: '경고',
    by: 'a1',
    byName: '관리자',
    at,
    authorId: 'x1',
  };
  expect(parseReportDecision('r1', decided)).toEqual({
    id: 'r1',
    target: { type: 'user', id: 'x1' },
    reason: 'other',
    decision: 'warn',
    note: '경고',
    byName: '관리자',
    at: AT,
  });
  expect(parseReportDecision('r1', { ...decided, at: null })).toBeNull();
  expect(parseReportDecision('r1', { ...decided, decision: null })).toBeNull();
});

test('a profile, with what is known of its standing or nothing of it', () => {
  const standing = {
    isEmailVerified: true,
    bigDealCount: 1,
    noShowCount: 0,
    disputedNoShowCount: 0,
    answerTime: null,
  };
  const profile = {
    nickname: '금이',
    photoUrl: null,
    joinedAt: at,
    reviewCount: 1,
    ratings: { bad: 0, good: 1, best: 0 },
    dealCount: 1,
    standing,
  };
  expect(parseProfile('u', profile)).toEqual({ ...profile, uid: 'u', joinedAt: AT });
  const { noShowCount: _count, ...half } = standing;
  expect(parseProfile('u', { ...profile, standing: half, ratings: 5 })).toMatchObject({
    standing: null,
    ratings: { bad: 0, good: 0, best: 0 },
  });
  expect(parseProfile('a/b', profile)).toBeNull();
  expect(parseProfile('u', {})).toBeNull();
});
