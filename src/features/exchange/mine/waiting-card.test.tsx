// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '#tests/support/buyer-signed-in.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findOutboxRow } from '#data/local/outbox-store.ts';
import { exchangeRowId } from '#data/local/intent-names.ts';
import { ownExchanges, type WaitingExchange } from '#data/local/queries/exchange-queries.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { THIS_TAB } from '#device/this-tab.ts';
import { commonText } from '#i18n/ko/common.ts';
import { myExchangesText as text } from '#i18n/ko/exchange.ts';
import { keepExchangeDraft, requestExchange, takeExchangeDraft } from '#sync/commands/request-exchange.ts';
import { realEnvironment } from '#sync/environment.ts';
import { anExchange, BUYER, exchangeId, seoul } from '#tests/support/domain-fixtures.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { emptyForm, restoreForm } from '../request/exchange-form.ts';
import { WaitingCard } from './waiting-card.tsx';

const own = openUserDatabase(BUYER);
const rewritten = vi.fn<() => void>();

beforeEach(async () => {
  // No other tab is open.
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { query: async () => ({ held: [] }), request: async () => undefined },
  });
  await Promise.all([own.outbox.clear(), own.drafts.clear()]);
});
afterEach(() => {
  cleanup();
  rewritten.mockClear();
});

const now = seoul('2026-03-12T15:20');
const { items, targetBars, storeId, preferredSlots, contactPhone, estimate } = anExchange();
const waiting: WaitingExchange = {
  id: exchangeId('one'),
  request: { items, targetBars, storeId, preferredSlots, contactPhone },
  estimate,
  refusal: null,
  state: { kind: 'queued' },
  held: null,
  createdAt: now,
};

test('a request that a quota holds back says until when, and any other that it goes out by itself', () => {
  const held = { quota: 'exchanges', until: seoul('2026-03-13T09:10') } as const;
  const shown = render(<WaitingCard waiting={{ ...waiting, held }} now={now} onRewritten={rewritten} />);
  expect(shown.container).toHaveProperty('textContent', expect.stringContaining('내일 오전 9:10에 이어서'));
  shown.rerender(<WaitingCard waiting={waiting} now={now} onRewritten={rewritten} />);
  expect(shown.container.textContent).not.toContain('이어서 보내요');
});

/** One that the server has refused, since the times that were wished for have passed. */
async function refused(): Promise<WaitingExchange> {
  const request = { ...waiting.request, preferredSlots: [seoul('2026-03-14T14:00')] };
  const at = { ...realEnvironment, now: () => now };
  const asked = await requestExchange(own, { request, estimate, tab: 'gone' }, at);
  if (!asked.ok) throw new Error(asked.code);
  const row = await findOutboxRow(own, exchangeRowId(asked.value));
  if (row?.intent.kind !== 'exchange_request') throw new Error('no row');
  const state = { kind: 'failed', reason: 'invalid' } as const;
  await own.outbox.update(row.seq, { state, intent: { ...row.intent, refusal: 'slots_invalid' } });
  const [found] = (await ownExchanges(own)).waiting;
  if (!found) throw new Error('nothing waits');
  return found;
}
const inForm = () => takeExchangeDraft(own, THIS_TAB.tab, new Set([THIS_TAB.tab]), restoreForm);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('what was refused stands in the form again, with all that was typed, and waits no more', async () => {
  render(<WaitingCard waiting={await refused()} now={now} onRewritten={rewritten} />);
  press(text.rewrite);
  await waitFor(() => expect(rewritten).toHaveBeenCalledTimes(1));
  expect(await own.outbox.count()).toBe(0);
  expect(await inForm()).toMatchObject({
    step: 2,
    items: items.map(({ purity, note }) => ({ purity, note })),
    slots: [{ day: '2026-03-14', minute: '840' }, {}, {}],
    phone: contactPhone,
  });
});

test('what is being written goes only for whoever says so', async () => {
  const written = { ...emptyForm(), phone: '02-123-4567' };
  await keepExchangeDraft(own, THIS_TAB.tab, written, realEnvironment);
  render(<WaitingCard waiting={await refused()} now={now} onRewritten={rewritten} />);
  press(text.rewrite);
  await screen.findByText(text.replaceBody);
  expect([await own.outbox.count(), await inForm()]).toEqual([1, written]);
  press(text.rewrite);
  await waitFor(() => expect(rewritten).toHaveBeenCalledTimes(1));
  expect(await inForm()).toMatchObject({ phone: contactPhone });
});

test('what another tab has put in line again, and may arrive, is not left in silence', async () => {
  render(<WaitingCard waiting={await refused()} now={now} onRewritten={rewritten} />);
  await own.outbox.toCollection().modify({ state: { kind: 'queued' }, attempts: 1 });
  press(text.rewrite);
  await waitFor(() => expect(toasts.getSnapshot().map(({ title }) => title)).toEqual([text.notWithdrawn]));
  expect([await own.outbox.count(), await inForm()]).toEqual([1, null]);
  expect(rewritten).not.toHaveBeenCalled();
});

test('where one is too many nothing is to be put right', () => {
  const state = { kind: 'failed', reason: 'invalid' } as const;
  render(
    <WaitingCard
      waiting={{ ...waiting, state, refusal: 'too_many_open' }}
      now={now}
      onRewritten={rewritten}
    />,
  );
  expect(screen.getByRole('button', { name: text.retry })).toBeDefined();
  expect(screen.queryByRole('button', { name: text.rewrite })).toBeNull();
});

test('a request goes only after a question', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  render(<WaitingCard waiting={waiting} now={now} onRewritten={rewritten} />);
  fireEvent.click(screen.getByRole('button', { name: '신청 지우기' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('이 신청을 지울까요?');
  vi.unstubAllGlobals();
});

test('whatever the disk refuses is said, and can be pressed again', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const show = vi.spyOn(toasts, 'show');
  const told = (times: number) =>
    waitFor(() =>
      expect(show.mock.calls.map(([{ title }]) => title)).toEqual(
        Array.from({ length: times }, () => commonText.unknownFailure),
      ),
    );
  render(<WaitingCard waiting={await refused()} now={now} onRewritten={rewritten} />);
  const disk = vi.spyOn(own, 'transaction').mockImplementation(() => {
    throw new DOMException('closed', 'UnknownError');
  });
  press(text.retry);
  await told(1);
  press(text.rewrite);
  await told(2);
  const rewrite = screen.getByRole('button', { name: text.rewrite });
  await waitFor(() => expect(rewrite.getAttribute('aria-busy')).toBeNull());
  press(text.withdraw);
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: text.withdraw }));
  await told(3);
  disk.mockRestore();
  fireEvent.click(rewrite);
  await waitFor(() => expect(rewritten).toHaveBeenCalledTimes(1));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
