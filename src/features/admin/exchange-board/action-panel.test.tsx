// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ExchangeEvent } from '#domain/exchange/exchange-event.ts';
import { adminExchangeText as text } from '#i18n/ko/admin.ts';
import { aStore } from '#tests/support/catalogue-fixtures.ts';
import { milligrams } from '#domain/units.ts';
import { anExchange, exchangeId, seoul, storeId, userId } from '#tests/support/domain-fixtures.ts';
import { ActionPanel } from './action-panel.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const NOW = seoul('2026-03-14T14:00');
const exchange = anExchange({ status: 'scheduled', scheduledAt: NOW });

test('what is pressed again after a lost answer asks for the same, to the millisecond', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const asked: ExchangeEvent[] = [];
  render(
    <ActionPanel
      exchange={exchange}
      me={{ uid: userId('desk'), isAdmin: true }}
      stores={[aStore({ id: storeId('jongno') })]}
      isBusy={false}
      onMove={(event) => asked.push(event)}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: text.action.start }));
  fireEvent.click(screen.getByLabelText(new RegExp(text.field.idChecked)));
  fireEvent.change(screen.getByLabelText(text.field.purity), { target: { value: '18K' } });
  const type = async (label: string, value: string) => {
    const box = screen.getByLabelText<HTMLInputElement>(label);
    fireEvent.change(box, { target: { value } });
    await waitFor(() => expect(box.value).toBe(value));
  };
  await type(text.field.weight, '3.7');
  await type(text.field.count, '5');
  const press = () => fireEvent.click(screen.getByRole('button', { name: text.action.start }));
  press();
  vi.setSystemTime(NOW + 5_000);
  press();
  expect(asked).toMatchObject([{ kind: 'start', idCheckedAt: NOW }, {}]);
  expect(asked[1]).toEqual(asked[0]);
  // What is measured anew is another.
  await type(text.field.count, '4');
  press();
  expect(asked[2]).toMatchObject({ idCheckedAt: NOW + 5_000 });
});

test('what is measured far from what was listed is asked about, before anybody can measure no more', async () => {
  const asked: ExchangeEvent[] = [];
  render(
    <ActionPanel
      exchange={anExchange({ id: exchangeId('x3'), status: 'scheduled', scheduledAt: NOW })}
      me={{ uid: userId('desk'), isAdmin: true }}
      stores={[aStore({ id: storeId('jongno') })]}
      isBusy={false}
      onMove={(event) => asked.push(event)}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: text.action.start }));
  fireEvent.click(screen.getByLabelText(new RegExp(text.field.idChecked)));
  fireEvent.change(screen.getByLabelText(text.field.purity), { target: { value: '18K' } });
  for (const [label, value] of [
    [text.field.count, '5'],
    [text.field.weight, '37,5'],
  ] as const) {
    const box = screen.getByLabelText<HTMLInputElement>(label);
    fireEvent.change(box, { target: { value } });
    await waitFor(() => expect(box.value).toBe(value));
  }
  fireEvent.click(screen.getByRole('button', { name: text.action.start }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    '측정한 무게 187.5g은 신청한 무게 18.75g과 900% 달라요',
  );
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: text.far.yes(text.action.start) }));
  expect(asked).toMatchObject([{ kind: 'start', measured: [{ weight: 37_500, count: 5 }] }]);
});

test('a completion that is far from what was measured is asked about, and one that is not goes at once', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const asked: ExchangeEvent[] = [];
  const gold = [{ purity: '24K', weight: milligrams(100_000), count: 1, note: '' }] as const;
  render(
    <ActionPanel
      exchange={anExchange({ id: exchangeId('x2'), status: 'in_progress', scheduledAt: NOW, measured: gold })}
      me={{ uid: userId('desk'), isAdmin: true }}
      stores={[aStore({ id: storeId('jongno') })]}
      isBusy={false}
      onMove={(event) => asked.push(event)}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: text.action.complete }));
  const type = async (label: string, value: string) => {
    const box = screen.getByLabelText<HTMLInputElement>(label);
    fireEvent.change(box, { target: { value } });
    await waitFor(() => expect(box.value).toBe(value));
  };
  await type(text.field.receiptNo, 'R-1');
  await type(text.field.fineGold, '1000');
  const press = () => fireEvent.click(screen.getByRole('button', { name: text.action.complete }));
  press();
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    '1,000g은 측정한 순금 100g과 900% 달라요',
  );
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: text.far.no }));
  await type(text.field.fineGold, '99.5');
  press();
  expect(asked).toMatchObject([{ kind: 'complete', final: { fineGold: 99_500 } }]);
  await type(text.field.fineGold, '1000');
  press();
  fireEvent.click(await screen.findByRole('button', { name: text.far.yes(text.action.complete) }));
  expect(asked[1]).toMatchObject({ final: { fineGold: 1_000_000 } });
});

test('whoever begins something, or goes back from it, by a key stands where it is', async () => {
  render(
    <ActionPanel
      exchange={anExchange({ id: exchangeId('x4'), status: 'scheduled', scheduledAt: NOW })}
      me={{ uid: userId('desk'), isAdmin: true }}
      stores={[]}
      isBusy={false}
      onMove={() => undefined}
    />,
  );
  for (const name of [text.action.start, text.back]) {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    expect(button.isConnected).toBe(false);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('group', { name: text.detail.actions })),
    );
  }
});
