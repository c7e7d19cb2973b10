// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { profileText } from '#i18n/ko/profile.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { StorageCard } from './storage-card.tsx';

const text = profileText.storage;
const data = {
  used: null,
  available: null,
  isPersisted: false,
  since: null,
  messages: 0,
  pictures: 0,
  products: 0,
  posts: 0,
};
vi.mock('#services/storage/device-data.ts', () => ({
  readDeviceData: async () => data,
  forgetPictures: async () => undefined,
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
