import { expect, test } from 'vitest';
import { exchangeNoticeRecord } from './exchange-notice.ts';

const exchange = (fields: Readonly<Record<string, unknown>>) => ({
  id: 'x1',
  get: (name: string): unknown => (name === 'userId' ? 'buyer' : fields[name]),
});

test('the notice of an exchange says its number, and without one what it is about', () => {
  const notice = (fields: Readonly<Record<string, unknown>>) =>
    exchangeNoticeRecord(exchange(fields), 'exchange_rejected', { reason: '재고 없음' });
  expect(notice({ requestNo: 'GN-260311-0001' })).toMatchObject({
    body: 'GN-260311-0001 · 재고 없음',
    meta: { requestNo: 'GN-260311-0001' },
  });
  expect(notice({})).toMatchObject({ body: '골드바 교환 · 재고 없음', meta: { requestNo: '' } });
  expect(notice({ requestNo: 7 })).toMatchObject({ body: '골드바 교환 · 재고 없음' });
});

test('what a change past the desk does not say leaves no hole in the sentence', () => {
  const bodyOf = (type: Parameters<typeof exchangeNoticeRecord>[1], fields = {}): unknown =>
    exchangeNoticeRecord(exchange({ requestNo: 'GN-260311-0001' }), type, fields)['body'];
  expect(bodyOf('exchange_scheduled')).toBe('GN-260311-0001 · 매장에서 뵙겠습니다.');
  expect(bodyOf('exchange_scheduled', { isMoved: true })).toBe(
    'GN-260311-0001 · 예약이 변경되었습니다. 매장에서 뵙겠습니다.',
  );
  expect(bodyOf('exchange_completed')).toBe('GN-260311-0001');
  expect(bodyOf('exchange_rejected')).toBe('GN-260311-0001');
});
