// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '#data/local/user-database.ts';
import { anOrder } from '#tests/support/catalogue-fixtures.ts';
import { aProduct, BUYER, SELLER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { myProductsText as text } from '#i18n/ko/my-products.ts';
import { connection } from '#session/connection-store.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { ManageSheet } from './manage-sheet.tsx';

vi.mock('#data/remote/rest/probe.ts', () => ({ probeServer: async () => false }));
vi.mock('#session/running-sync.ts', () => ({ wakeSync: () => undefined }));

const asked = vi.hoisted(() => ({ deal: vi.fn<(kind: string) => Promise<boolean>>() }));
vi.mock('#session/use-session.ts', () => ({ useSession: () => ({ kind: 'signed_in', uid: 'seller' }) }));
vi.mock('./use-deal.ts', () => ({ useDeal: () => ({ isBusy: false, deal: asked.deal }) }));

afterEach(async () => {
  cleanup();
  asked.deal.mockReset();
  await openUserDatabase(SELLER).orders.clear();
  vi.unstubAllGlobals();
});

test('a reservation is called off, and its buyer told, only after a question', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  asked.deal.mockResolvedValue(true);
  const onClose = vi.fn();
  render(<ManageSheet product={aProduct({ status: 'reserved' })} onClose={onClose} />, { wrapper: InRouter });
  fireEvent.click(await screen.findByRole('button', { name: '예약 취소하고 판매중으로 변경' }));
  const question = await screen.findByRole('alertdialog');
  expect(asked.deal).not.toHaveBeenCalled();
  fireEvent.click(within(question).getByRole('button', { name: '예약 취소' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(asked.deal).toHaveBeenCalledExactlyOnceWith('release', undefined, 'release');
});

test('the mark of a sale that was taken down is taken back, and nothing is said of a new one', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  asked.deal.mockResolvedValue(true);
  const product = aProduct({ sellerId: SELLER, status: 'hidden', isDealt: true, isWithheld: true });
  const deal = { productId: product.id, buyerId: BUYER, sellerId: SELLER };
  await openUserDatabase(SELLER).orders.put(anOrder({ ...deal, status: 'handed' }));
  render(<ManageSheet product={product} onClose={() => undefined} />, { wrapper: InRouter });
  fireEvent.click(await screen.findByRole('button', { name: '거래완료 취소' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).not.toContain('판매중');
  fireEvent.click(within(question).getByRole('button', { name: '거래완료 취소' }));
  await waitFor(() => expect(asked.deal).toHaveBeenCalledWith('release', undefined, 'undoWithheld'));
});

test('a change that waits for the network is said to wait, where nothing on the screen says so', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const told = vi.spyOn(toasts, 'show');
  connection.report('radio_off');
  const product = aProduct({ sellerId: SELLER, status: 'selling' });
  render(<ManageSheet product={product} onClose={() => undefined} />, { wrapper: InRouter });
  fireEvent.click(await screen.findByRole('button', { name: text.hide }));
  await waitFor(() => expect(told).toHaveBeenCalledWith({ title: text.changeLater, tone: 'ok' }));
  const { outbox } = openUserDatabase(SELLER);
  expect(await outbox.count()).toBe(1);
  await outbox.clear();
});
