// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '#data/local/user-database.ts';
import { PRICE_TARGET_LIMITS } from '#domain/gold/price-target.ts';
import { won } from '#domain/units.ts';
import { priceTargetsText as text } from '#i18n/ko/price-targets.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { TargetForm } from './target-form.tsx';
import { keepPriceTarget } from './use-price-targets.ts';

vi.mock('./use-price-targets.ts', async (original) =>
  (await import('#tests/support/spied.ts')).spied(await original<object>()),
);

vi.mock('#session/running-sync.ts', () => ({ wakeSync: () => undefined }));

const LAST = { day: 20_000, buyPerGram: won(100_000), sellPerGram: won(90_000) };
const shown = vi.spyOn(toasts, 'show');

afterEach(async () => {
  cleanup();
  shown.mockClear();
  vi.mocked(keepPriceTarget).mockClear();
  localStorage.clear();
  const { drafts, outbox, priceTargets } = openUserDatabase(BUYER);
  await Promise.all([drafts, outbox, priceTargets].map((table) => table.clear()));
});

const amount = () => screen.getByLabelText<HTMLInputElement>(text.amount);
const add = () => fireEvent.click(screen.getByRole('button', { name: text.add }));

async function typed(digits: string): Promise<void> {
  render(<TargetForm db={openUserDatabase(BUYER)} last={LAST} />);
  await waitFor(() => expect(amount().disabled).toBe(false));
  fireEvent.change(amount(), { target: { value: digits } });
  await waitFor(() => expect(amount().value.replaceAll(',', '')).toBe(digits));
}

const NOTHING = async () => undefined;
const EMPTIED = async () => {
  await expect.poll(() => amount().value).toBe('');
};

test.each([
  ['at once', NOTHING],
  ['one after the other', EMPTIED],
] as const)('two presses %s are one target, and no fault', async (_how, between) => {
  await typed('400000');
  add();
  await between();
  add();
  await waitFor(() => expect(amount().value).toBe(''));
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
  expect(amount().getAttribute('aria-invalid')).toBeNull();
  expect(await openUserDatabase(BUYER).priceTargets.count()).toBe(1);
});

test('a target that is typed while the one before is being kept is another, set by its own press', async () => {
  await typed('400000');
  add();
  fireEvent.change(amount(), { target: { value: '500000' } });
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
  expect(amount().value).toBe('500,000');
  add();
  await waitFor(() => expect(amount().value).toBe(''));
  const kept = await openUserDatabase(BUYER).priceTargets.toArray();
  expect(kept.map(({ perDon }) => perDon)).toContain(500_000);
});

test('what cannot be a target leads to its field, each time, and stays', async () => {
  await typed('5');
  for (let time = 0; time < 2; time += 1) {
    add();
    await waitFor(() => expect(document.activeElement).toBe(amount()));
    amount().blur();
  }
  expect(amount().value).toBe('5');
});

test('the price beside the target is said with its day, which may be long past', async () => {
  await typed('300000');
  const described = () =>
    document.getElementById(amount().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
  // Day 20,000 is the fourth of October 2024.
  expect(described()?.textContent).toBe(text.reached('2024.10.04'));
  fireEvent.change(amount(), { target: { value: '400000' } });
  await waitFor(() => expect(described()?.textContent).toBe('2024.10.04 시세는 337,500원이에요.'));
});

test('a refusal that comes after the form was left is told where somebody is', async () => {
  let answer: (refusal: 'full') => void = () => undefined;
  vi.mocked(keepPriceTarget).mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  await typed('400000');
  add();
  await waitFor(() => expect(keepPriceTarget).toHaveBeenCalled());
  cleanup();
  answer('full');
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
  expect(shown).toHaveBeenCalledWith({ title: text.full(PRICE_TARGET_LIMITS.most), tone: 'error' });
});
