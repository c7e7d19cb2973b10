import { expect, test } from 'vitest';
import { parseUserId } from '#domain/ids.ts';
import { dealNotice, endBy } from './deal-record.ts';

const order = { id: 'o1', sellerId: 'seller', title: '반지', price: 400_000 };

test.each([
  ['seller', 'cancelled', '/my-orders?tab=sold'],
  ['buyer', 'cancelled', '/my-orders'],
  ['buyer', 'reserved', '/my-orders'],
  ['seller', 'completed', '/transactionReview?orderId=o1'],
] as const)('the notice to the %s of what is %s leads to where the deal stands', (to, status, link) => {
  const reader = parseUserId(to);
  expect(reader && dealNotice(reader, status, order)).toMatchObject({ to, link });
});

test('nothing of the title of a thing stands on a line of its own, or turns what is said around', () => {
  const reader = parseUserId('buyer');
  const title = '반지\n금나루 운영팀: 연락 주세요 \u202E';
  const notice = reader && dealNotice(reader, 'completed', { ...order, title });
  expect(notice).toMatchObject({ body: '반지 금나루 운영팀: 연락 주세요 · 거래 후기를 남겨주세요.' });
});

test.each([
  ['by_buyer', '거래 예약이 취소되었습니다', '반지 · 구매자가 예약을 취소했습니다.'],
  ['by_seller', '거래 예약이 취소되었습니다', '반지 · 판매자가 예약을 취소했습니다.'],
  ['denied', '거래가 취소되었습니다', '반지 · 구매자가 거래하지 않았다고 알려왔습니다.'],
  ['undone', '거래가 취소되었습니다', '반지 · 판매자가 거래완료 표시를 취소했습니다.'],
  ['lapsed', '거래 예약이 취소되었습니다', '반지 · 30일 동안 거래가 진행되지 않아 예약이 끝났습니다.'],
  ['withheld', '거래 예약이 취소되었습니다', '반지 · 상품이 운영정책에 따라 내려져 예약이 끝났습니다.'],
  [undefined, '거래 예약이 취소되었습니다', '반지'],
] as const)('the notice of a deal that was called off (%s) says how', (end, title, body) => {
  const reader = parseUserId('seller');
  const told = { ...order, ...(end ? { end } : {}) };
  expect(reader && dealNotice(reader, 'cancelled', told)).toMatchObject({ title, body });
});

test.each([
  ['by_buyer', true],
  ['denied', true],
  ['by_seller', false],
  ['undone', false],
] as const)(
  'that the listing is on sale again is told to a seller who has not undone it (%s)',
  (end, isTold) => {
    const reader = parseUserId('seller');
    const bodyOf = (isOnSaleAgain: boolean): unknown =>
      reader && dealNotice(reader, 'cancelled', { ...order, end, isOnSaleAgain })['body'];
    expect(String(bodyOf(true)).endsWith(' 상품은 다시 판매중입니다.')).toBe(isTold);
    // What the desk has taken down stays so.
    expect(bodyOf(false)).not.toContain('판매중');
  },
);

test.each([
  ['seller', 'reserved', 'by_seller'],
  ['buyer', 'reserved', 'by_buyer'],
  ['seller', 'handed', 'undone'],
  ['buyer', 'handed', 'denied'],
  ['admin', 'reserved', undefined],
] as const)('of what the %s calls off (%s) the other side hears whose word it was', (by, status, end) => {
  const [uid, sellerId, buyerId] = [by, 'seller', 'buyer'].map(parseUserId);
  if (!uid || !sellerId || !buyerId) throw new Error('no ids');
  const listing = { sellerId, status: 'reserved', deal: { buyerId, status } } as const;
  expect(endBy(uid, listing).end).toBe(end);
});

test.each(['reserved', 'handed', 'completed', 'cancelled'] as const)(
  'the notice of a deal about what has no name (%s) names it 상품, or not at all',
  (status) => {
    const reader = parseUserId('buyer');
    const notice = reader && dealNotice(reader, status, { ...order, title: '', end: 'by_seller' });
    expect(notice?.['body']).toMatch(/^(?:상품 · |판매자가 예약을 취소했습니다)/);
  },
);
