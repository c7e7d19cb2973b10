// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { emptyForm, newItem, type ExchangeForm } from './exchange-form.ts';
import { stepErrors } from './form-check.ts';
import { ItemsStep } from './items-step.tsx';
import { millis } from '#domain/units.ts';

afterEach(cleanup);

function Step() {
  const [form, setForm] = useState<ExchangeForm>({ ...emptyForm(), items: [newItem(1), newItem(2)] });
  const none = { ...stepErrors(form, 0, [], millis(1)), lines: new Map() };
  return (
    <main>
      <ItemsStep form={form} errors={none} sum={null} onChange={(next) => setForm({ ...form, ...next })} />
    </main>
  );
}

test('whoever takes a line out is led to the one beside it', async () => {
  render(<Step />);
  const last = screen.getAllByRole('group', { name: /^품목/ }).at(-1);
  const button = last?.querySelector('button');
  if (!button) throw new Error('no line can be taken out');
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: '품목 1' })));
});
