// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { deleteUserDatabase, openUserDatabase, userDatabaseName } from '#data/local/user-database.ts';
import { BUYER } from '#tests/support/domain-fixtures.ts';
import { followLeftoverPhotos } from './leftover-photos.ts';

vi.mock('#session/session-store.ts', () => ({
  sessionStore: {
    subscribe: () => () => undefined,
    get: () => ({ kind: 'signed_in', uid: 'buyer', isEmailVerified: true }),
  },
}));
const part = vi.hoisted(() => ({ asked: vi.fn(), comes: Promise.resolve() }));
vi.mock('./browser-photo-tools.ts', async () => {
  part.asked();
  await part.comes;
  return { browserPhotoTools: {} };
});

afterEach(() => vi.restoreAllMocks());

test('a look at what photos were left makes no database for whoever has signed out meanwhile', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await openUserDatabase(BUYER).photos.count();
  let come = (): void => undefined;
  part.comes = new Promise((resolve) => {
    come = resolve;
  });
  followLeftoverPhotos();
  await vi.waitFor(() => expect(part.asked).toHaveBeenCalled());
  await deleteUserDatabase(BUYER);
  come();
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).not.toContain(userDatabaseName(BUYER));
});
