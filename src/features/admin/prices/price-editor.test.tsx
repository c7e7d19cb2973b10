// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { millis, won } from '#domain/units.ts';
import { deskText } from '#i18n/ko/desk.ts';
import { PriceEditor } from './price-editor.tsx';

vi.mock('#services/desk/use-desk-call.ts', () => ({ useSetGoldPrice: () => ({ isBusy: false }) }));
vi.mock('#services/forms/use-kept-form.ts', () => ({
  useKeptForm() {
    const [form, setForm] = useState<ReadonlyMap<string, string>>(new Map());
    const change = (...changes: readonly (readonly [string, string])[]) =>
      setForm(new Map([...form, ...changes]));
    return { form, change, clear: () => setForm(new Map()) };
  },
}));

afterEach(cleanup);

const text = deskText.price;
const today = '2026-03-11';
const LAST = {
  date: '2026-03-10',
  buyPerGram: won(247_200),
  sellPerGram: won(214_400),
  source: '한국금거래소',
  updatedAt: millis(0),
};
const source = () => screen.getByLabelText<HTMLInputElement>(text.source);

test('the source of the price before comes also where that price comes later than the form', () => {
  const { rerender } = render(<PriceEditor today={today} last={null} />);
  fireEvent.change(screen.getByLabelText(text.buy), { target: { value: '247300' } });
  expect(source().value).toBe('');
  rerender(<PriceEditor today={today} last={LAST} />);
  expect(source().value).toBe(LAST.source);
  expect(screen.getByLabelText<HTMLInputElement>(text.buy).value).toBe('247,300');
});

test('a source that somebody has typed stays, an emptied one too', () => {
  const { rerender } = render(<PriceEditor today={today} last={LAST} />);
  fireEvent.change(source(), { target: { value: '' } });
  rerender(<PriceEditor today={today} last={{ ...LAST, source: '다른 곳' }} />);
  expect(source().value).toBe('');
});
