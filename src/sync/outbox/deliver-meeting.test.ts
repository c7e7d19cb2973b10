import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { putServerOrders } from '#data/local/order-store.ts';
import { ownMeeting } from '#data/local/queries/meeting-queries.ts';
import type { MeetingReceipt } from '#domain/meeting/receipt.ts';
import type { Order } from '#domain/order/order.ts';
import { milligrams, millis, won } from '#domain/units.ts';
import { BUYER, chatId, orderId, productId, SELLER } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { showMeeting, signMeeting, unsignMeeting } from '../commands/sign-meeting.ts';
import { countUnsent } from '../intents/intents.ts';
import { keepMeetingKeys } from '../pull/keep-meeting-keys.ts';

const ORDER = orderId('o1');
const ROOM = chatId('p1_buyer_seller');
const KEYS = { shared: 'S'.repeat(43), own: 'b'.repeat(43) };
const order: Order = {
  id: ORDER,
  productId: productId('p1'),
  snapshot: { title: '18K 반지', purity: '18K', weight: milligrams(3_750), thumbUrl: '' },
  buyerId: BUYER,
  sellerId: SELLER,
  chatId: ROOM,
  agreedPrice: won(590_000),
  method: 'meet',
  status: 'reserved',
  createdAt: millis(1),
  completedAt: null,
};
const receipt: MeetingReceipt = {
  orderId: ORDER,
  weight: milligrams(3_750),
  amount: won(590_000),
  step: 100,
  takenStep: 101,
  seller: { kind: 'code', digits: '012345' },
  buyer: { kind: 'seal', seal: 'a'.repeat(22) },
};

let server: FakeServer;
let device: FakeDevice;
let asked: number;

beforeEach(async () => {
  server = new FakeServer();
  device = new FakeDevice(server);
  asked = 0;
  await putServerOrders(device.db, [order]);
});

const keys = (status: Order['status'] = 'reserved') =>
  keepMeetingKeys(device.db, [{ ...order, status }], async () => {
    asked += 1;
    return { ok: true, value: KEYS };
  });
const sign = () => signMeeting(device.db, receipt, ROOM, device.environment);
const own = () => ownMeeting(device.db, ORDER);

describe('the keys of a meeting', () => {
  test('are fetched once for an open order, and for no other', async () => {
    await keys('completed');
    await keys('cancelled');
    expect(asked).toBe(0);
    await keys();
    await keys();
    expect(asked).toBe(1);
    expect(await own()).toMatchObject({ meeting: { keys: KEYS, shown: [], signed: null } });
  });

  test('that the server refuses are asked for again', async () => {
    const refuse = async () => ({ ok: false, code: 'over' }) as const;
    await keepMeetingKeys(device.db, [order], refuse);
    expect(await own()).toMatchObject({ meeting: null });
  });

  test('come with the last three showings only', async () => {
    await keys();
    for (const step of [1, 2, 3, 4, 4]) await showMeeting(device.db, ORDER, step, device.environment);
    expect(await own()).toMatchObject({ meeting: { shown: [2, 3, 4] } });
  });
});

describe('what two have signed', () => {
  test('waits on the disk, and signed again it is one receipt that is delivered once', async () => {
    await keys();
    await Promise.all([sign(), sign()]);
    expect(await own()).toMatchObject({ sending: 'waiting', meeting: { signed: { step: 100 } } });
    expect(await countUnsent(device.db)).toBe(1);
    await device.drain();
    await sign();
    await device.drain();
    expect(server.receipts).toEqual([receipt]);
    expect(await own()).toMatchObject({ sending: null, meeting: { signed: { step: 100 } } });
  });

  test('that the server refuses says why, and can be taken back to meet again', async () => {
    server.meetingAnswer = { ok: false, code: 'forged' };
    await keys();
    await sign();
    await device.drain();
    expect(await own()).toMatchObject({ sending: 'refused', refusal: 'forged' });
    expect(await unsignMeeting(device.db, ORDER)).toBe(true);
    expect(await own()).toMatchObject({ sending: null, refusal: null, meeting: { signed: null } });
    expect(await unsignMeeting(device.db, ORDER)).toBe(false);
  });
});
