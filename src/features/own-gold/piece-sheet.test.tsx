// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import type * as Router from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ownGold } from '#data/local/own-gold-database.ts';
import { DEFAULT_FEE_TABLE } from '#domain/gold/fee-schedule.ts';
import { ok } from '#domain/result.ts';
import { ownGoldText as text } from '#i18n/ko/own-gold.ts';
import { draftExchange } from '#services/own-gold/hand-over.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { anOwnRing } from '#tests/support/own-pieces.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { PieceSheet } from './piece-sheet.tsx';

const navigate = vi.hoisted(() => vi.fn());
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof Router>()),
  useNavigate: () => navigate,
}));
vi.mock('#services/own-gold/hand-over.ts', async (original) =>
  (await import('#tests/support/spied.ts')).spied(await original<object>()),
);

afterEach(() => {
  cleanup();
  navigate.mockReset();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
});

test.each([
  ['whoever hands a piece over and stays is led to its form', false, 1],
  ['whoever has closed the sheet meanwhile is told, and left where they are', true, 0],
])('%s', async (_what, isLeft, led) => {
  let answer: () => void = () => undefined;
  vi.mocked(draftExchange)
    .mockClear()
    .mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve(ok(undefined)))));
  const gold = { db: ownGold, owner: BUYER, giveUp: async () => false };
  const basis = { price: null, isOld: false, table: DEFAULT_FEE_TABLE, isPending: false };
  const nothing = () => undefined;
  const piece = anOwnRing({ owner: BUYER });
  render(<PieceSheet {...{ gold, basis, piece }} onEdit={nothing} onRemove={nothing} onClose={nothing} />, {
    wrapper: InRouter,
  });
  fireEvent.click(await screen.findByText(text.act.exchange));
  await vi.waitFor(() => expect(draftExchange).toHaveBeenCalledTimes(1));
  if (isLeft) cleanup();
  await act(async () => answer());
  expect(toasts.getSnapshot().map(({ title }) => title)).toEqual([text.act.exchanged]);
  expect(navigate).toHaveBeenCalledTimes(led);
});
