// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { deskText as text } from '#i18n/ko/desk.ts';
import { seoul } from '#tests/support/domain-fixtures.ts';
import { History } from './history.tsx';

afterEach(cleanup);

const rows = [{ id: 'call', byName: '담당자', at: seoul('2026-03-11T09:00') }];

test('what was done before the newest page is a press away, and so is the newest', () => {
  const turner = { isFirst: false, turn: 'here', onNext: vi.fn(), onFirst: vi.fn() } as const;
  render(
    <History pages={{ page: { kind: 'ready', rows, end: null }, isWhole: false, turner }}>
      {({ id }) => id}
    </History>,
  );
  fireEvent.click(screen.getByRole('button', { name: text.earlier }));
  expect(turner.onNext).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: text.latest }));
  expect(turner.onFirst).toHaveBeenCalledOnce();
});

test('a list that ends with a full page has an empty one behind it, and a way back from there', () => {
  const turner = { isFirst: false, turn: 'here', onNext: undefined, onFirst: vi.fn() } as const;
  const page = { kind: 'ready', rows: [], end: null } as const;
  render(<History pages={{ page, isWhole: false, turner }}>{() => null}</History>);
  expect(screen.queryByText(text.historyEmpty)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: text.latest }));
  expect(turner.onFirst).toHaveBeenCalledOnce();
});

test('whoever turns to a page at the end is led to where it begins, as its button goes', async () => {
  const page = { kind: 'ready', rows, end: null } as const;
  function Turned() {
    const [isFirst, setFirst] = useState(true);
    const turn = () => setFirst(!isFirst);
    const turner = { isFirst, turn: 'here', onNext: isFirst ? turn : undefined, onFirst: turn } as const;
    return <History pages={{ page, isWhole: false, turner }}>{({ id }) => id}</History>;
  }
  render(<Turned />);
  for (const name of [text.earlier, text.latest]) {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
  }
});
