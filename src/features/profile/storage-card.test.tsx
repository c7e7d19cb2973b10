// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { profileText } from '#i18n/ko/profile.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { StorageCard } from './storage-card.tsx';

const text = profileText.storage;
let pictures = 0;
const data = {
  used: null,
  available: null,
  isPersisted: false,
  since: null,
  messages: 0,
  products: 0,
  posts: 0,
};
vi.mock('#services/storage/device-data.ts', () => ({
  readDeviceData: async () => ({ ...data, pictures }),
  forgetPictures: async () => {
    pictures = 0;
  },
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a browser that does not answer whether it keeps everything is told of as one that does not', async () => {
  vi.stubGlobal('navigator', { storage: { persist: () => Promise.reject(new TypeError('not here')) } });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<StorageCard uid={BUYER} />);
  fireEvent.click(await screen.findByText(text.persist));
  await vi.waitFor(() =>
    expect(toasts.getSnapshot().map(({ title }) => title)).toEqual([text.persistDenied]),
  );
});

test('whoever has removed the pictures by a key keeps the focus, and another press does nothing', async () => {
  pictures = 3;
  render(<StorageCard uid={BUYER} />);
  const clear = await screen.findByRole('button', { name: text.clear });
  clear.focus();
  fireEvent.click(clear);
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByText(text.clearConfirm));
  await vi.waitFor(() => expect(clear.getAttribute('aria-disabled')).toBe('true'));
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // What is disabled loses the focus in a browser.
  expect(clear.hasAttribute('disabled')).toBe(false);
  fireEvent.click(clear);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
