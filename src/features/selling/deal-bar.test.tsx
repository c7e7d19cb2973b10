// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteUserDatabase } from '#data/local/user-database.ts';
import type { Order } from '#domain/order/order.ts';
import { won } from '#domain/units.ts';
import { anOrder } from '#tests/support/catalogue-fixtures.ts';
import { aProduct, BUYER, SELLER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { DealBar } from './deal-bar.tsx';

const uid = vi.hoisted(() => ({ now: 'buyer' }));
vi.mock('#session/use-session.ts', () => ({ useSession: () => ({ kind: 'signed_in', uid: uid.now }) }));
vi.mock('#session/use-refresh.ts', () => ({ useRefresh: () => undefined }));

const changeDeal = vi.hoisted(() => vi.fn());
vi.mock('#services/listing/deal-actions.ts', () => ({ changeDeal }));

const product = aProduct({ sellerId: SELLER, status: 'reserved', isDealt: true });
const orderThat = (status: Order['status']): Order =>
  anOrder({ productId: product.id, buyerId: BUYER, sellerId: SELLER, status });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  changeDeal.mockReset();
  changeDeal.mockResolvedValue({ ok: true, value: null });
});
afterEach(async () => {
  cleanup();
  uid.now = 'buyer';
  vi.unstubAllGlobals();
  await deleteUserDatabase(BUYER);
});

async function answered(order: Order, button: string): Promise<HTMLElement> {
  render(<DealBar order={order} product={product} other={SELLER} agreed={null} meeting={null} />, {
    wrapper: InRouter,
  });
  fireEvent.click(await screen.findByRole('button', { name: button }));
  return screen.findByRole('alertdialog');
}

test('the buyer of a reservation goes back on it after a question, and stays among what they have bought', async () => {
  const question = await answered(orderThat('reserved'), '예약 취소');
  expect(question.textContent).toContain('예약을 취소할까요?');
  expect(changeDeal).not.toHaveBeenCalled();
  fireEvent.click(within(question).getByRole('button', { name: '예약 취소' }));
  await vi.waitFor(() => expect(toasts.getSnapshot().at(-1)?.title).toBe('예약을 취소했습니다.'));
  expect(changeDeal.mock.calls).toMatchObject([[{ productId: product.id, kind: 'release' }]]);
  expect(toasts.getSnapshot().at(-1)?.clickAction).toBe('/my-orders');
});

test('who denies a sale is not asked about a reservation, nor led to what they sell', async () => {
  const question = await answered(orderThat('handed'), '거래하지 않았어요');
  expect(question.textContent).toContain('거래하지 않았다고 알릴까요?');
  fireEvent.click(within(question).getByRole('button', { name: '거래하지 않았어요' }));
  await vi.waitFor(() => expect(toasts.getSnapshot().at(-1)?.title).toBe('거래하지 않았다고 알렸습니다.'));
  expect(changeDeal.mock.calls).toMatchObject([[{ productId: product.id, kind: 'release' }]]);
  expect(toasts.getSnapshot().at(-1)?.clickAction).toBe('/my-orders');
});

test.each([
  ['reserved', '예약 취소'],
  ['handed', '거래하지 않았어요'],
] as const)(
  'the buyer of what is %s is promised no sale that the house may have ended',
  async (status, button) => {
    const question = await answered(orderThat(status), button);
    expect(question.textContent).not.toContain('판매중');
    fireEvent.click(within(question).getByRole('button', { name: button }));
    await vi.waitFor(() => expect(changeDeal).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(toasts.getSnapshot().at(-1)?.body).toBe('판매자에게 알려드렸어요.'));
  },
);

test.each([
  ['is on sale again', {}, '다시 판매중'],
  ['was taken down stays so', { status: 'hidden', isWithheld: true }, '숨김으로 남아요'],
] as const)('a sale whose mark is taken back is called so, and what %s', async (_what, over, then) => {
  uid.now = 'seller';
  const sold = aProduct({ ...product, status: 'sold', ...over });
  render(<DealBar order={orderThat('handed')} product={sold} other={BUYER} agreed={null} meeting={null} />, {
    wrapper: InRouter,
  });
  fireEvent.click(await screen.findByRole('button', { name: '거래완료 취소' }));
  const question = await screen.findByRole('alertdialog', { name: '거래완료 표시를 취소할까요?' });
  expect(question.textContent).toContain(then);
  fireEvent.click(within(question).getByRole('button', { name: '거래완료 취소' }));
  await vi.waitFor(() =>
    expect(toasts.getSnapshot().at(-1)).toMatchObject({
      title: '거래완료 표시를 취소했습니다.',
      body: expect.stringContaining(then),
    }),
  );
});

test.each(['예약하기', '거래완료'])(
  '%s begins with the price that the two have agreed on',
  async (button) => {
    uid.now = 'seller';
    const open = aProduct({ sellerId: SELLER, status: 'selling', price: won(600_000) });
    render(<DealBar order={undefined} product={open} other={BUYER} agreed={won(580_000)} meeting={null} />, {
      wrapper: InRouter,
    });
    fireEvent.click(await screen.findByRole('button', { name: button }));
    expect((await screen.findByLabelText<HTMLInputElement>('거래 금액')).value).toBe('580,000');
  },
);

test.each([
  ['the buyer', 'buyer', SELLER],
  ['the seller', 'seller', BUYER],
] as const)(
  'what %s has open of a meeting stays while the deal is handed over and done',
  async (_who, me, other) => {
    uid.now = me;
    const talk = { product, other, agreed: null, meeting: <input aria-label="open" /> };
    const { rerender } = render(<DealBar {...talk} order={orderThat('reserved')} />, { wrapper: InRouter });
    const open = await screen.findByLabelText('open');
    rerender(<DealBar {...talk} order={orderThat('handed')} />);
    expect(screen.getByLabelText('open')).toBe(open);
    const sold = { ...product, status: 'sold' } as const;
    rerender(<DealBar {...talk} product={sold} order={orderThat('completed')} />);
    expect(screen.getByLabelText('open')).toBe(open);
  },
);

test('a reservation whose listing is known before its order closes its sheet, which does not come back', async () => {
  uid.now = 'seller';
  let answer: (changed: unknown) => void = () => undefined;
  changeDeal.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const talk = { other: BUYER, agreed: null, meeting: null };
  const open = aProduct({ sellerId: SELLER, status: 'selling' });
  const { rerender } = render(<DealBar {...talk} order={undefined} product={open} />, { wrapper: InRouter });
  fireEvent.click(await screen.findByRole('button', { name: '예약하기' }));
  const sheet = await screen.findByRole('dialog', { name: '예약하기' });
  fireEvent.click(within(sheet).getByRole('button', { name: '예약하기' }));
  await vi.waitFor(() => expect(changeDeal).toHaveBeenCalledTimes(1));

  rerender(<DealBar {...talk} order={undefined} product={product} />);
  await act(async () => answer({ ok: true, value: null }));
  rerender(<DealBar {...talk} order={orderThat('reserved')} product={product} />);
  await screen.findByRole('button', { name: '예약 취소' });
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: '예약하기' })).toBeNull());
});
