// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_FEE_TABLE, type FeeTable } from '#domain/gold/fee-schedule.ts';
import { ok } from '#domain/result.ts';
import { deskText } from '#i18n/ko/desk.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { FeeEditor } from './fee-editor.tsx';

const addFeeTable = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('#data/remote/desk-calls.ts', () => ({ addFeeTable }));
vi.mock('#session/page-catalogue.ts', () => ({ catalogueSync: { refresh: async () => ok(null) } }));

const text = deskText.fee;

beforeEach(() => {
  addFeeTable.mockReset().mockResolvedValue(ok(null));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(() => {
  cleanup();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  vi.unstubAllGlobals();
});

/** Presses the form's button, and the one that asks again. */
async function add() {
  fireEvent.click(screen.getByRole('button', { name: text.submit }));
  const dialog = await screen.findByRole('alertdialog');
  const yes = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === text.submit);
  if (yes) fireEvent.click(yes);
  return dialog;
}

test('the same table a second time is none, and its question does not stand for ever', async () => {
  render(<FeeEditor today="2025-03-11" table={DEFAULT_FEE_TABLE} />);
  await add();
  await vi.waitFor(() => expect(toasts.getSnapshot().map(({ title }) => title)).toEqual([text.saved]));
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await add();
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(addFeeTable).toHaveBeenCalledTimes(1);
});

test('what is typed while another table comes into force stays, and that is said', () => {
  const editor = (table: FeeTable) => <FeeEditor today="2025-03-11" table={table} />;
  const { rerender } = render(editor(DEFAULT_FEE_TABLE));
  const first = () => screen.getAllByLabelText<HTMLInputElement>(text.fee)[0];
  const typed = first();
  if (!typed) throw new Error('no fee');
  fireEvent.change(typed, { target: { value: '25000' } });
  const before = first()?.value;
  expect(screen.queryByText(text.overtaken)).toBeNull();
  rerender(editor({ ...DEFAULT_FEE_TABLE, id: 'another', rules: DEFAULT_FEE_TABLE.rules.slice(1) }));
  expect(first()?.value).toBe(before);
  expect(screen.getByText(text.overtaken)).toBeDefined();
});
