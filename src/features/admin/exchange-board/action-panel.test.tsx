// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ExchangeEvent } from '#domain/exchange/exchange-event.ts';
import { adminExchangeText as text } from '#i18n/ko/admin.ts';
import { aStore } from '#tests/support/catalogue-fixtures.ts';
import { anExchange, seoul, storeId, userId } from '#tests/support/domain-fixtures.ts';
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
