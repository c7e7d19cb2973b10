// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { deskText } from '#i18n/ko/desk.ts';
import { reportsText as text } from '#i18n/ko/reports.ts';
import { Decided, Waiting } from './reports-panel.tsx';

afterEach(cleanup);

test('a page that was decided to its end is not said to be the end of the queue', () => {
  const turner = { isFirst: false, turn: 'here', onNext: undefined, onFirst: vi.fn() } as const;
  const page = { kind: 'ready', rows: [], end: null } as const;
  const { rerender } = render(<Waiting pages={{ page, isWhole: false, turner }} />);
  expect(screen.getByText(text.emptyPage)).toBeTruthy();
  expect(screen.queryByText(text.empty)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: text.firstPage }));
  expect(turner.onFirst).toHaveBeenCalledOnce();
  rerender(<Waiting pages={{ page, isWhole: true, turner: { ...turner, isFirst: true } }} />);
  expect(screen.getByText(text.empty)).toBeTruthy();
});

test('an empty page behind what was decided does not say that nothing was, and has a way back', () => {
  const turner = { isFirst: false, turn: 'here', onNext: undefined, onFirst: vi.fn() } as const;
  const page = { kind: 'ready', rows: [], end: null } as const;
  render(<Decided pages={{ page, isWhole: false, turner }} />);
  expect(screen.queryByText(text.emptyDecided)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: deskText.latest }));
  expect(turner.onFirst).toHaveBeenCalledOnce();
});
