// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { authText } from '#i18n/ko/auth.ts';
import { noteLeft } from '#services/account/leaving-for-good.ts';
import { LeftNotice } from './left-notice.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const words = () => screen.queryByText(authText.login.left);

test('whoever has just left for good is told so where the app begins anew, however often it does by itself', () => {
  noteLeft();
  render(<LeftNotice />);
  expect(words()).not.toBeNull();
  // The guard may lead here before the page is loaded afresh.
  cleanup();
  render(<LeftNotice />);
  expect(words()).not.toBeNull();
});

test('it stands while it is read, and nobody who comes later is told', () => {
  vi.useFakeTimers();
  noteLeft();
  const { rerender } = render(<LeftNotice />);
  vi.advanceTimersByTime(10 * 60_000);
  rerender(<LeftNotice />);
  expect(words()).not.toBeNull();
  cleanup();
  render(<LeftNotice />);
  expect(words()).toBeNull();
});

test('nobody is told who has not left', () => {
  render(<LeftNotice />);
  expect(words()).toBeNull();
});
