// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openUserDatabase } from '#data/local/user-database.ts';
import { userId } from '#tests/support/domain-fixtures.ts';
import { isDeviceBusy } from './device-busy.ts';

const ANNA = userId('anna');
vi.mock('#session/session-store.ts', () => ({
  sessionStore: { get: () => ({ kind: 'signed_in', uid: 'anna' }) },
}));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('a device whose database does not open sends nothing: it may take the version that mends it', async () => {
  expect(await isDeviceBusy()).toBe(false);
  const db = openUserDatabase(ANNA);
  db.close({ disableAutoOpen: false });
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('damaged', 'UnknownError');
  });
  expect(await isDeviceBusy()).toBe(false);
});

test('it is busy all the same while something is being typed', async () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  expect(await isDeviceBusy()).toBe(false);
  field.value = '쓰던 글';
  expect(await isDeviceBusy()).toBe(true);
});
