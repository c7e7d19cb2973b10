// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteUserDatabase, openUserDatabase } from '#data/local/user-database.ts';
import { millis, won } from '#domain/units.ts';
import { anOrder } from '#tests/support/catalogue-fixtures.ts';
import { aProduct, BUYER, chatId, SELLER } from '#tests/support/domain-fixtures.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { DealSheet } from './deal-sheet.tsx';

vi.mock('#session/use-session.ts', () => ({ useSession: () => ({ kind: 'signed_in', uid: 'seller' }) }));
vi.mock('#session/use-refresh.ts', () => ({ useRefresh: () => undefined }));

const changeDeal = vi.hoisted(() => vi.fn());
vi.mock('#services/listing/deal-actions.ts', () => ({ changeDeal }));

// What was typed is read once it is known which tabs are open.
const locks = { query: async () => ({ held: [] }), request: async () => undefined };
Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

const product = aProduct({ sellerId: SELLER, price: won(600_000) });

/** A deal of this device's list, which the server may have ended meanwhile. */
beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  changeDeal.mockReset();
  const deal = { productId: product.id, buyerId: BUYER, sellerId: SELLER, agreedPrice: won(590_000) };
  const db = openUserDatabase(SELLER);
  await db.orders.put(anOrder({ ...deal, status: 'reserved' }));
  await db.chats.put({
    id: chatId('ring_buyer_seller'),
    productId: product.id,
    participants: [BUYER, SELLER],
    lastMessage: '아직 있나요?',
    lastMessageAt: millis(1),
    lastUpdated: millis(1),
    unreadCount: {},
    isOnServer: true,
  });
});
afterEach(async () => {
  cleanup();
  await deleteUserDatabase(SELLER);
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const priceShown = () => screen.getByLabelText<HTMLInputElement>('거래 금액').value.replaceAll(',', '');

test('whoever completes a deal completes that of the reservation', async () => {
  render(<DealSheet product={product} kind="complete" onClose={() => undefined} />);
  await screen.findByText(/님과의 거래예요/);
  expect(priceShown()).toBe('590000');
});

test('whoever reserves is asked for the buyer, whatever deal this device still knows', async () => {
  render(<DealSheet product={product} kind="reserve" onClose={() => undefined} />);
  // Read together with the deal: who has asked about the listing.
  await screen.findByLabelText(/회원/);
  expect(screen.queryByText(/님과의 거래예요/)).toBeNull();
  expect(priceShown()).toBe('600000');
  press('예약하기');
  await screen.findByText('구매자를 선택해주세요.');
  expect(changeDeal).not.toHaveBeenCalled();
});

test('what is completed is measured by what was agreed on, whatever the listing asks by then', async () => {
  changeDeal.mockResolvedValue({ ok: true, value: null });
  render(
    <DealSheet product={{ ...product, price: won(10_000_000) }} kind="complete" onClose={() => undefined} />,
  );
  await screen.findByText(/님과의 거래예요/);
  const type = (digits: string) =>
    fireEvent.change(screen.getByLabelText('거래 금액'), { target: { value: digits } });
  type('1780000');
  await vi.waitFor(() => expect(priceShown()).toBe('1780000'));
  press('거래완료');
  await screen.findByText('예약한 금액의 10%에서 300% 사이로 입력해주세요.');
  expect(changeDeal).not.toHaveBeenCalled();
  type('580000');
  await vi.waitFor(() => expect(priceShown()).toBe('580000'));
  press('거래완료');
  await vi.waitFor(() => expect(changeDeal).toHaveBeenCalledTimes(1));
});

test('what was typed for a buyer outside is none of what was agreed on with somebody since', async () => {
  changeDeal.mockResolvedValue({ ok: true, value: null });
  const db = openUserDatabase(SELLER);
  const [order] = await db.orders.toArray();
  await db.orders.clear();
  render(<DealSheet product={product} kind="complete" onClose={() => undefined} />);
  fireEvent.click(await screen.findByLabelText(/앱 밖의 구매자/));
  fireEvent.change(screen.getByLabelText('거래 금액'), { target: { value: '500000' } });
  await vi.waitFor(() => expect(priceShown()).toBe('500000'));
  await vi.waitFor(async () => expect(await db.drafts.count()).toBe(1));
  cleanup();
  if (order) await db.orders.put(order);
  render(<DealSheet product={product} kind="complete" onClose={() => undefined} />);
  await screen.findByText(/님과의 거래예요/);
  // Behind the reading of what was typed.
  await act(async () => void (await db.drafts.toArray()));
  expect(priceShown()).toBe('590000');
  fireEvent.change(screen.getByLabelText('거래 금액'), { target: { value: '580000' } });
  await vi.waitFor(() => expect(priceShown()).toBe('580000'));
  cleanup();
  render(<DealSheet product={product} kind="complete" onClose={() => undefined} />);
  await screen.findByText(/님과의 거래예요/);
  await vi.waitFor(() => expect(priceShown()).toBe('580000'));
  press('거래완료');
  await vi.waitFor(() => expect(changeDeal).toHaveBeenCalledTimes(1));
  expect(changeDeal.mock.calls).toMatchObject([[{ buyer: BUYER, price: 580_000 }]]);
});

test('nobody is led to an order, or told of a review, where the buyer is outside', async () => {
  changeDeal.mockResolvedValue({ ok: true, value: null });
  render(<DealSheet product={product} kind="reserve" onClose={() => undefined} />);
  fireEvent.click(await screen.findByLabelText(/앱 밖의 구매자/));
  await vi.waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/앱 밖의 구매자/).checked).toBe(true),
  );
  press('예약하기');
  await vi.waitFor(() => expect(toasts.getSnapshot().at(-1)?.title).toBe('예약했습니다.'));
  expect(toasts.getSnapshot().at(-1)).toMatchObject({
    body: '거래를 마치면 거래완료를 눌러주세요.',
    clickAction: '/my-products?tab=reserved',
  });
});

test('a sheet that was closed before its answer came closes nothing that was opened since', async () => {
  let answer: (result: unknown) => void = () => undefined;
  changeDeal.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const onClose = vi.fn();
  const { unmount } = render(<DealSheet product={product} kind="complete" onClose={onClose} />);
  await screen.findByText(/님과의 거래예요/);
  press('거래완료');
  await vi.waitFor(() => expect(changeDeal).toHaveBeenCalledTimes(1));
  unmount();
  const told = vi.spyOn(toasts, 'show');
  await act(async () => answer({ ok: true, value: null }));
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  expect(onClose).not.toHaveBeenCalled();
});
