// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_FEE_TABLE } from '#domain/gold/fee-schedule.ts';
import { exchangeText as text } from '#i18n/ko/exchange.ts';
import { wizardText } from '#i18n/ko/wizard.ts';
import { aStore } from '#tests/support/catalogue-fixtures.ts';
import { seoul, storeId } from '#tests/support/domain-fixtures.ts';
import { emptyForm, type ExchangeForm, type SlotLine } from './exchange-form.ts';
import { RequestWizard } from './request-wizard.tsx';

afterEach(cleanup);

/** A Thursday, years ahead: what the wizard asks of the clock itself is behind it. */
const NOW = seoul('2099-03-12T10:00');
const [SUNDAY, MONDAY] = ['2099-03-15', '2099-03-16'];
const OPEN = { opens: 600, closes: 1200 };
const WEEK = Array.from({ length: 6 }, () => OPEN);
const STORES = [
  aStore({ id: storeId('always'), name: '갑점', hours: [OPEN, ...WEEK] }),
  aStore({ id: storeId('weekdays'), name: '을점', hours: [null, ...WEEK] }),
];
const amount = { key: 1, weight: '3.75', unit: 'gram', count: '1' } as const;
const NONE: SlotLine = { day: '', minute: '' };

/** Where and when, of a request that is in order but for `changes`. */
function visitStep(changes: Partial<ExchangeForm>): void {
  const initial: ExchangeForm = {
    ...emptyForm(),
    step: 2,
    items: [{ ...amount, purity: '24K', note: '' }],
    bars: [amount],
    storeId: storeId('always'),
    slots: [{ day: MONDAY, minute: '780' }, NONE, NONE],
    phone: '010-1234-5678',
    ...changes,
  };
  const basis = { table: DEFAULT_FEE_TABLE, price: null };
  render(
    <RequestWizard {...{ initial, basis, now: NOW }} stores={STORES} phone="" onAsked={() => undefined} />,
  );
}

const goOn = () => fireEvent.click(screen.getByRole('button', { name: wizardText.next }));
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;

test('a refused step leads to the field that is wrong, each time', () => {
  visitStep({ phone: '' });
  for (let time = 0; time < 2; time += 1) {
    goOn();
    expect(document.activeElement).toBe(screen.getByLabelText(text.visit.phone));
    screen.getByLabelText(text.visit.phone).blur();
  }
  expect(heading()).toBe(text.visit.title);
});

test('a time that another store does not have is chosen anew, not sent unseen', () => {
  visitStep({ slots: [{ day: SUNDAY, minute: '780' }, NONE, NONE] });
  fireEvent.click(screen.getByRole('radio', { name: /을점/ }));
  expect(screen.getByLabelText(text.visit.day(1))).toHaveProperty('value', '');
  goOn();
  expect(heading()).toBe(text.visit.title);
  expect(document.activeElement).toBe(screen.getByLabelText(text.visit.day(1)));
  expect(screen.getByText(text.visit.slotMissing)).toBeDefined();
  fireEvent.change(screen.getByLabelText(text.visit.day(1)), { target: { value: MONDAY } });
  fireEvent.change(screen.getByLabelText(text.visit.time(1)), { target: { value: '780' } });
  goOn();
  expect(heading()).toBe(text.check.title);
});
