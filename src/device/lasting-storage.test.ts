// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askToPersistAt } from './lasting-storage.ts';

const persist = vi.fn<() => Promise<boolean>>();
let isPersisted = false;

beforeEach(() => {
  localStorage.clear();
  persist.mockReset().mockResolvedValue(true);
  isPersisted = false;
  vi.stubGlobal('navigator', {
    ...navigator,
    storage: { persist, persisted: async () => isPersisted },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the first words that wait on this device are the moment to ask, and no second time', async () => {
  await askToPersistAt('first_words');
  await askToPersistAt('first_words');
  expect(persist).toHaveBeenCalledTimes(1);
});

test('an installation is worth one more question', async () => {
  await askToPersistAt('first_words');
  await askToPersistAt('installed');
  await askToPersistAt('installed');
  expect(persist).toHaveBeenCalledTimes(2);
});

test('a browser that has promised already is not asked', async () => {
  isPersisted = true;
  await askToPersistAt('first_words');
  expect(persist).not.toHaveBeenCalled();
});

test('a browser that cannot, or fails, breaks nothing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  persist.mockRejectedValue(new Error('no'));
  await expect(askToPersistAt('first_words')).resolves.toBeUndefined();
  vi.stubGlobal('navigator', { ...navigator, storage: undefined });
  await expect(askToPersistAt('installed')).resolves.toBeUndefined();
});
