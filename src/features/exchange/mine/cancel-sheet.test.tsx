// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { err, ok, type Result } from '#domain/result.ts';
import { myExchangesText } from '#i18n/ko/exchange.ts';
import { moveRefusalText } from '#i18n/ko/exchange-words.ts';
import { anExchange } from '#tests/support/domain-fixtures.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { CancelSheet } from './cancel-sheet.tsx';

const callTransition = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('#data/remote/exchange-calls.ts', () => ({ callTransition }));

const text = myExchangesText.cancel;
const exchange = anExchange({ status: 'requested' });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  vi.unstubAllGlobals();
});

const told = () => toasts.getSnapshot().map(({ title }) => title);

/** The sheet with its button pressed; `answer` is the server's. */
async function cancelling() {
  let answer: (given: Result<null, 'offline'>) => void = () => undefined;
  callTransition.mockReset().mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const sheet = (isOpen: boolean, shown = exchange) => (
    <CancelSheet exchange={shown} isOpen={isOpen} onClose={() => undefined} />
  );
  const { rerender } = render(sheet(true));
  fireEvent.change(screen.getByLabelText(new RegExp(text.reason)), { target: { value: '다음에 할게요' } });
  fireEvent.click(screen.getByText(text.confirm, { selector: 'button, button *' }));
  await vi.waitFor(() => expect(callTransition).toHaveBeenCalledTimes(1));
  return {
    turn: (isOpen: boolean, shown = exchange) => rerender(sheet(isOpen, shown)),
    answer: (given: Result<null, 'offline'>) => act(async () => answer(given)),
  };
}

test('whoever has closed the sheet is told that nothing was cancelled, and finds no old failure in it', async () => {
  const { turn, answer } = await cancelling();
  turn(false);
  await answer(err('offline'));
  await vi.waitFor(() => expect(told()).toEqual([moveRefusalText.offline]));
  turn(true);
  await screen.findByText(text.keep, { selector: 'button, button *' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an open sheet says by itself why nothing was cancelled', async () => {
  const { answer } = await cancelling();
  await answer(err('offline'));
  expect((await screen.findByRole('alert')).textContent).toBe(moveRefusalText.offline);
  expect(told()).toEqual([]);
});

test('a request that is cancelled is told of, whether or not its sheet is open', async () => {
  const { turn, answer } = await cancelling();
  turn(false);
  await answer(ok(null));
  await vi.waitFor(() => expect(told()).toEqual([text.done]));
});

test('one that was cancelled though the answer was lost is not said to have failed, and not asked for again', async () => {
  const { turn, answer } = await cancelling();
  await answer(err('offline'));
  await screen.findByRole('alert');
  turn(true, anExchange({ status: 'cancelled', version: exchange.version + 1 }));
  await vi.waitFor(() => expect(screen.queryByText(text.confirm)).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(told()).toEqual([]);
});
