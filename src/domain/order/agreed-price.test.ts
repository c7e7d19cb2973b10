import { expect, test } from 'vitest';
import { aMessage, aProduct, messageId } from '#tests/support/domain-fixtures.ts';
import type { Message } from '../chat/chat.ts';
import type { MessageContent, Verdict } from '../chat/message-content.ts';
import { micros, millis, won } from '../units.ts';
import { agreedPriceOf, mayReserve, type Talk } from './agreed-price.ts';
import type { OrderStatus } from './order.ts';

const said = (id: string, at: number, content: MessageContent, over: Partial<Message> = {}): Message =>
  aMessage({ id: messageId(id), position: micros(at * 1_000), content, ...over });
const offer = (id: string, at: number, price: number) => said(id, at, { kind: 'offer', price: won(price) });
const answer = (id: string, at: number, verdict: Verdict = 'accepted') =>
  said(`${id}-a`, at, { kind: 'answer', verdict });
const deal = (status: OrderStatus) => ({
  status,
  agreedPrice: won(700_000),
  createdAt: millis(10),
  updatedAt: millis(20),
});
const agreed = (messages: readonly Message[], over: Partial<Talk> = {}) =>
  agreedPriceOf({ product: aProduct(), order: undefined, messages, ...over });

const ACCEPTED = [offer('o1', 1, 500_000), answer('o1', 2)];

test.each<OrderStatus>(['reserved', 'handed', 'completed'])(
  'a deal that is %s says it, whatever was offered',
  (status) => {
    expect(agreed(ACCEPTED, { order: deal(status) })).toBe(700_000);
  },
);

test('without a deal it is the offer that was accepted last', () => {
  expect(agreed(ACCEPTED)).toBe(500_000);
  const later = [
    offer('o2', 3, 450_000),
    answer('o2', 4),
    offer('o3', 5, 400_000),
    answer('o3', 6, 'declined'),
  ];
  expect(agreed([...ACCEPTED, ...later])).toBe(450_000);
});

test('nothing is agreed on where nothing was accepted, or the answer has failed', () => {
  expect(agreed([])).toBeNull();
  expect(agreed([offer('o1', 1, 500_000), answer('o1', 2, 'declined')])).toBeNull();
  expect(agreed([offer('o1', 1, 500_000), answer('o1', 2, 'withdrawn')])).toBeNull();
  const failed = { ...answer('o1', 2), delivery: { kind: 'failed', reason: 'denied' } } as const;
  expect(agreed([offer('o1', 1, 500_000), failed])).toBeNull();
  const meeting = { at: millis(9), place: '종로', note: '' };
  expect(agreed([said('m1', 1, { kind: 'appointment', appointment: meeting }), answer('m1', 2)])).toBeNull();
});

test('an accepted offer ends with the deal that came of it, and with a sale to somebody else', () => {
  expect(agreed(ACCEPTED, { order: deal('cancelled') })).toBeNull();
  const again = [offer('o2', 21, 450_000), answer('o2', 22)];
  expect(agreed([...ACCEPTED, ...again], { order: deal('cancelled') })).toBe(450_000);
  expect(agreed(ACCEPTED, { product: aProduct({ status: 'sold' }) })).toBeNull();
  expect(agreed(ACCEPTED, { product: aProduct({ status: 'reserved', isDealt: true }) })).toBeNull();
});

test.each<OrderStatus>(['reserved', 'handed', 'completed'])(
  'where a deal is %s, none is made beside it',
  (status) => {
    expect(mayReserve({ product: aProduct(), order: deal(status) })).toBe(false);
    expect(mayReserve({ product: aProduct(), order: deal('cancelled') })).toBe(true);
    expect(mayReserve({ product: aProduct(), order: undefined })).toBe(true);
  },
);
