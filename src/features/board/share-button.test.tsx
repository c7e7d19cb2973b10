// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { boardText } from '#i18n/ko/board.ts';
import { standInSharing } from '#tests/support/stand-in-sharing.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { ShareButton } from './share-button.tsx';

const text = boardText.post;

afterEach(() => {
  cleanup();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  vi.unstubAllGlobals();
});

const told = () => toasts.getSnapshot().map(({ title }) => title);

/** Two presses, and what comes of them at once. */
const pressTwice = () =>
  act(async () => {
    for (let press = 0; press < 2; press += 1) fireEvent.click(screen.getByText(text.share));
  });

test('a second press while the sharing of the device is open does nothing, and whoever closes it is told nothing', async () => {
  const sharing = standInSharing();
  render(<ShareButton title="글" />);
  await pressTwice();
  await act(async () => sharing.closed());
  expect(sharing.copied).toEqual([]);
  expect(told()).toEqual([]);
});

test('where the device shares nothing the address is copied, and two presses are told of once', async () => {
  const { copied } = standInSharing({ canShare: false });
  render(<ShareButton title="글" />);
  await pressTwice();
  expect(copied).toContain(location.href);
  expect(told()).toEqual([text.shared]);
});
