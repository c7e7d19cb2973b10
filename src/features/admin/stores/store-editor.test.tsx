// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { storeDeskText as text } from '#i18n/ko/store-desk.ts';
import { storesText } from '#i18n/ko/stores.ts';
import { aStore } from '#tests/support/catalogue-fixtures.ts';
import { StoreEditor } from './store-editor.tsx';

afterEach(cleanup);

const save = () => fireEvent.click(screen.getByRole('button', { name: text.submit }));
const [, , , wednesday] = storesText.days;

test('an hour that is wrong is said at its day, and led to, each time', () => {
  render(<StoreEditor today="2026-03-11" store={aStore()} onDone={() => undefined} />);
  const closing = screen.getByLabelText<HTMLInputElement>(text.to(wednesday));
  fireEvent.change(closing, { target: { value: '09:00' } });
  for (let time = 0; time < 2; time += 1) {
    save();
    expect(document.activeElement).toBe(closing);
    closing.blur();
  }
  const described = document.getElementById(closing.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toContain(text.refusal.hours_invalid);
  expect(screen.getAllByText(text.refusal.hours_invalid)).toHaveLength(1);
});

test('a store that offers nothing is led to what it could offer', () => {
  render(<StoreEditor today="2026-03-11" store={aStore({ services: [] })} onDone={() => undefined} />);
  save();
  expect(document.activeElement).toBe(screen.getByLabelText(storesText.services.buy));
});
