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
