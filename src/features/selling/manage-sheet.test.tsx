// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aProduct } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { ManageSheet } from './manage-sheet.tsx';

const asked = vi.hoisted(() => ({ deal: vi.fn<(kind: string) => Promise<boolean>>() }));
vi.mock('./use-deal.ts', () => ({ useDeal: () => ({ isBusy: false, deal: asked.deal }) }));

afterEach(() => {
  cleanup();
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
  expect(asked.deal).toHaveBeenCalledExactlyOnceWith('release');
});
