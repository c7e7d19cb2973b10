// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '#data/local/catalogue-database.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { THIS_TAB } from '#device/this-tab.ts';
import type { ExchangeId } from '#domain/ids.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { exchangeText as text } from '#i18n/ko/exchange.ts';
import { wizardText } from '#i18n/ko/wizard.ts';
import { connection } from '#session/connection-store.ts';
import { forgetKeptAnswers } from '#session/kept-answer.ts';
import { keepExchangeDraft, requestExchange, type AskCode } from '#sync/commands/request-exchange.ts';
import { realEnvironment } from '#sync/environment.ts';
import { aStore } from '#tests/support/catalogue-fixtures.ts';
import { BUYER, exchangeId, seoul, storeId } from '#tests/support/domain-fixtures.ts';
import { InRouter } from '#tests/support/in-router.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { emptyForm, LAST_STEP, type ExchangeForm } from './exchange-form.ts';
import { GoldExchangeScreen } from './gold-exchange-screen.tsx';

vi.mock('#session/use-refresh.ts', () => ({
  useRefresh: () => ({ isRefreshing: false, failed: null, refresh: () => undefined }),
}));
vi.mock('#services/account/use-account.ts', () => ({ useAccount: () => ({ kind: 'loading' }) }));
vi.mock('#sync/commands/request-exchange.ts', async (original) =>
  (await import('#tests/support/spied.ts')).spied(await original<object>()),
);
vi.mock('#data/remote/rest/probe.ts', () => ({ probeServer: async () => false }));

type Answer = Result<ExchangeId, AskCode>;

const own = openUserDatabase(BUYER);
const OPEN = { opens: 600, closes: 1200 };
const amount = { key: 1, weight: '3.75', unit: 'gram', count: '1' } as const;
const NONE = { day: '', minute: '' };
const FILLED_IN: ExchangeForm = {
  ...emptyForm(),
  step: LAST_STEP,
  items: [{ ...amount, purity: '24K', note: '' }],
  bars: [amount],
  storeId: storeId('jongno'),
  slots: [{ day: '2025-03-14', minute: '780' }, NONE, NONE],
  phone: '010-1234-5678',
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: seoul('2025-03-12T10:00') });
  // No other tab is open.
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { query: async () => ({ held: [] }), request: async () => undefined },
  });
  connection.report('radio_off');
  const hours = Array.from({ length: 7 }, () => OPEN);
  await catalogue.stores.put(aStore({ id: storeId('jongno'), services: ['exchange'], hours }));
  await keepExchangeDraft(own, THIS_TAB.tab, FILLED_IN, realEnvironment);
});
afterEach(async () => {
  cleanup();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  forgetKeptAnswers();
  vi.useRealTimers();
  localStorage.clear();
  await Promise.all([catalogue.stores.clear(), own.drafts.clear(), own.outbox.clear()]);
});

const told = () => toasts.getSnapshot().map(({ title }) => title);

/** A request whose button is pressed; `answer` is what the device says in the end. */
async function asking() {
  let answer: (given: Answer) => void = () => undefined;
  vi.mocked(requestExchange)
    .mockClear()
    .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const onAsked = vi.fn();
  const { unmount } = render(
    <GoldExchangeScreen bar={undefined} onBarTaken={() => undefined} onAsked={onAsked} />,
    { wrapper: InRouter },
  );
  fireEvent.click(await screen.findByText(text.submit, { selector: 'button, button *' }));
  await vi.waitFor(() => expect(requestExchange).toHaveBeenCalledTimes(1));
  return { onAsked, leave: unmount, answer: (given: Answer) => act(async () => answer(given)) };
}

test('whoever has gone elsewhere while a request was being kept is told of it, and not led away', async () => {
  const { onAsked, leave, answer } = await asking();
  leave();
  await answer(ok(exchangeId('x1')));
  expect(told()).toEqual([text.asked]);
  expect(onAsked).not.toHaveBeenCalled();
});

test('whoever has stayed is led to it', async () => {
  const { onAsked, answer } = await asking();
  await answer(ok(exchangeId('x1')));
  expect(told()).toEqual([text.asked]);
  expect(onAsked).toHaveBeenCalledTimes(1);
});

test('a request that was not kept is told of where its form was left', async () => {
  const { leave, answer } = await asking();
  leave();
  await answer(err('disk'));
  expect(told()).toEqual([text.refusal.disk]);
});

test('and beside its button where it was not', async () => {
  const { answer } = await asking();
  await answer(err('disk'));
  expect((await screen.findByRole('alert')).textContent).toBe(text.refusal.disk);
  expect(told()).toEqual([]);
});

test('nothing is changed in a request while it is being kept, which would be lost with its form', async () => {
  const { answer } = await asking();
  for (let step = LAST_STEP; step > 0; step -= 1) fireEvent.click(screen.getByText(wizardText.previous));
  const note = () => screen.getByLabelText<HTMLInputElement>(new RegExp(text.items.note));
  const type = (value: string) => fireEvent.change(note(), { target: { value } });
  type('금 간 반지');
  expect(note().value).toBe('');
  await answer(err('disk'));
  type('금 간 반지');
  expect(note().value).toBe('금 간 반지');
});

test('a request that is being kept is not begun anew', async () => {
  const { answer } = await asking();
  const anew = () => screen.getByText<HTMLButtonElement>(text.startOver, { selector: 'button' });
  expect(anew().disabled).toBe(true);
  await answer(err('disk'));
  expect(anew().disabled).toBe(false);
});
