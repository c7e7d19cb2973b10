// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GoldExchange } from '#domain/exchange/exchange.ts';
import { err, type Result } from '#domain/result.ts';
import { adminExchangeText as text } from '#i18n/ko/admin.ts';
import { moveRefusalText } from '#i18n/ko/exchange-words.ts';
import { anExchange, userId } from '#tests/support/domain-fixtures.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { DetailSheet } from './detail-sheet.tsx';

const callTransition = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('#data/remote/exchange-calls.ts', () => ({ callTransition }));
vi.mock('#services/desk/use-exchange-desk.ts', () => ({
  useExchangeLog: () => ({ kind: 'ready', rows: [], end: null }),
}));

beforeEach(() => {
  callTransition.mockReset();
});
afterEach(cleanup);

const sheet = (exchange: GoldExchange) => (
  <DetailSheet exchange={exchange} me={userId('desk')} stores={[]} onClose={() => undefined} />
);
const asked = anExchange();
const moved = anExchange({ status: 'cancelled', version: asked.version + 1 });

/** The desk calls it off, and hears this. */
async function callOff(code: 'offline' | 'stale') {
  callTransition.mockResolvedValue(err(code));
  const { rerender } = render(sheet(asked));
  for (let step = 0; step < 2; step += 1) {
    fireEvent.click(screen.getByRole('button', { name: text.action.cancel }));
  }
  expect((await screen.findByRole('alert')).textContent).toBe(moveRefusalText[code]);
  rerender(sheet(moved));
}

test('where only the answer was lost, what has moved on is not said to have failed', async () => {
  await callOff('offline');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where somebody else was faster, it is said beside what has become of it', async () => {
  await callOff('stale');
  expect(screen.getByRole('alert').textContent).toBe(moveRefusalText.stale);
});

test('whoever has closed the sheet is told why the exchange was not moved on', async () => {
  let answer: (given: Result<null, 'offline'>) => void = () => undefined;
  callTransition.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { unmount } = render(sheet(asked));
  for (let step = 0; step < 2; step += 1) {
    fireEvent.click(screen.getByRole('button', { name: text.action.cancel }));
  }
  await vi.waitFor(() => expect(callTransition).toHaveBeenCalledTimes(1));
  unmount();
  await act(async () => answer(err('offline')));
  expect(toasts.getSnapshot().map(({ title }) => title)).toEqual([moveRefusalText.offline]);
});
