import { serverTime, timeOf, type Fields } from './world.ts';

const exchangeItem = { purity: '18K', weightG: 11.25, count: 2, note: '끊어진 목걸이' };
const exchangeBar = { weightG: 37.5, count: 1 };

/** A request as the function writes it. */
export const requestOf = (userId: string, changes: Fields = {}): Fields => ({
  userId,
  viewed: true,
  status: 'requested',
  requestNo: 'GN-260311-0042',
  items: [exchangeItem],
  targetBars: [exchangeBar],
  storeId: 'jongno',
  preferredSlots: [timeOf('2026-03-12T05:00:00Z')],
  contactPhone: '010-1234-5678',
  estimate: { fineGoldG: 16.87, fee: 30_000, priceDate: '2026-03-11' },
  version: 0,
  createdAt: serverTime(),
  updatedAt: serverTime(),
  ...changes,
});
