// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PriceEdit } from '#domain/gold/price-edit.ts';
import { ok, type Result } from '#domain/result.ts';
import { deskText } from '#i18n/ko/desk.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { PriceEditor } from './price-editor.tsx';

const send = vi.hoisted(() => vi.fn<(edit: PriceEdit) => Promise<Result<null, never>>>());
vi.mock('#services/desk/use-desk-call.ts', () => ({ useSetGoldPrice: () => ({ isBusy: false, send }) }));

afterEach(cleanup);

const text = deskText.price;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: text.submit }));

test('a price that is typed while the one before is being saved stays, and is saved by its own press', async () => {
  let answer: (result: Result<null, never>) => void = () => undefined;
  send.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  render(<PriceEditor today="2025-03-11" last={null} />);
  type(text.buy, '247300');
  type(text.sell, '214500');
  type(text.source, '한국금거래소');
  save();
  type(text.buy, '248000');
  await act(async () => answer(ok(null)));
  await waitFor(() => expect(toasts.getSnapshot().map(({ title }) => title)).toContain(text.saved));
  expect(screen.getByLabelText<HTMLInputElement>(text.buy).value).toBe('248,000');
  save();
  expect(send.mock.calls.map(([{ buyPerGram }]) => buyPerGram)).toEqual([247_300, 248_000]);
});
