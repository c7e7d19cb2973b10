import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAccount } from '#data/local/account-store.ts';
import { catalogue } from '#data/local/catalogue-database.ts';
import { noteOwnWrite } from '#data/local/own-writes.ts';
import { keptAccount } from '#data/local/queries/account-queries.ts';
import { deleteUserDatabase, openUserDatabase, userDatabaseName } from '#data/local/user-database.ts';
import type { OwnAccount } from '#domain/account/account.ts';
import { err, ok } from '#domain/result.ts';
import { millis } from '#domain/units.ts';
import { aProfile } from '#tests/support/catalogue-fixtures.ts';
import { userId } from '#tests/support/domain-fixtures.ts';
import { refreshAccount, saveAccount } from './account-actions.ts';

const { readAccount, updateAccount } = vi.hoisted(() => ({ readAccount: vi.fn(), updateAccount: vi.fn() }));
vi.mock(import('#session/remote-modules.ts'), async (original) => ({
  ...(await original()),
  loadAccounts: vi.fn().mockResolvedValue({ readAccount, updateAccount }),
}));

const ACCOUNT: OwnAccount = { nickname: '금이', phone: '', photoUrl: null, quietHours: null };

let people = 0;
let uid = userId('account0');

beforeEach(() => {
  people += 1;
  uid = userId(`account${people}`);
  readAccount.mockReset().mockResolvedValue(ok(ACCOUNT));
});

afterEach(() => vi.restoreAllMocks());

test('the parts of a screen that ask at once ask the server once; the next visit asks again', async () => {
  const answers = await Promise.all([refreshAccount(uid), refreshAccount(uid), refreshAccount(uid)]);
  expect(answers).toEqual([ok(null), ok(null), ok(null)]);
  expect(readAccount).toHaveBeenCalledTimes(1);
  expect(await keptAccount(openUserDatabase(uid))).toEqual(ACCOUNT);
  await refreshAccount(uid);
  expect(readAccount).toHaveBeenCalledTimes(2);
});

test('what is known already is not written again, and what has changed is', async () => {
  await refreshAccount(uid);
  const writing = vi.spyOn(openUserDatabase(uid).meta, 'bulkPut');
  await refreshAccount(uid);
  expect(writing).not.toHaveBeenCalled();
  readAccount.mockResolvedValue(ok({ ...ACCOUNT, nickname: '은이' }));
  await refreshAccount(uid);
  expect(writing).toHaveBeenCalledTimes(1);
  expect(await keptAccount(openUserDatabase(uid))).toEqual({ ...ACCOUNT, nickname: '은이' });
});

test('what is kept stays when the server cannot be asked, and the next try asks it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await refreshAccount(uid);
  readAccount.mockResolvedValueOnce(err('offline'));
  expect(await refreshAccount(uid)).toEqual(err('offline'));
  expect(await keptAccount(openUserDatabase(uid))).toEqual(ACCOUNT);
  expect(await refreshAccount(uid)).toEqual(ok(null));
});

test('an answer that was asked for before something was saved does not undo it', async () => {
  let answer = () => {};
  readAccount.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = () => resolve(ok(ACCOUNT));
    }),
  );
  updateAccount.mockResolvedValue(ok(null));
  const refreshing = refreshAccount(uid);
  await vi.waitFor(() => expect(readAccount).toHaveBeenCalled());
  expect(await saveAccount(uid, { phone: '010-1234-5678' })).toEqual(ok(null));
  answer();
  await refreshing;
  expect((await keptAccount(openUserDatabase(uid)))?.phone).toBe('010-1234-5678');
});

test('nor does one that was asked for before another tab has saved something', async () => {
  await keepAccount(openUserDatabase(uid), catalogue, { ...ACCOUNT, nickname: '은이' });
  readAccount.mockImplementationOnce(async () => {
    await noteOwnWrite(catalogue, { kind: 'profile', id: uid }, millis(Date.now()));
    return ok(ACCOUNT);
  });
  await refreshAccount(uid);
  expect((await keptAccount(openUserDatabase(uid)))?.nickname).toBe('은이');
});

test('of two things that are saved at once both are kept, and shown where the profile is', async () => {
  await catalogue.profiles.put(aProfile({ uid, nickname: '금이' }));
  updateAccount.mockResolvedValue(ok(null));
  const [nickname, photoUrl] = ['은이', 'https://example.com/face.jpg'];
  await Promise.all([saveAccount(uid, { photoUrl }), saveAccount(uid, { nickname })]);
  expect(await keptAccount(openUserDatabase(uid))).toEqual({ ...ACCOUNT, nickname, photoUrl });
  expect(await catalogue.profiles.get(uid)).toMatchObject({ nickname, photoUrl });
});

test('what the server has taken is saved, where this device cannot keep it too', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  updateAccount.mockResolvedValueOnce(ok(null));
  vi.spyOn(openUserDatabase(uid).meta, 'bulkPut').mockRejectedValueOnce(new Error('the disk is full'));
  expect(await saveAccount(uid, { phone: '010-1234-5678' })).toEqual(ok(null));
});

test.each<[string, typeof readAccount, () => Promise<unknown>]>([
  ['a question', readAccount, () => refreshAccount(uid)],
  ['a save', updateAccount, () => saveAccount(uid, { phone: '010-1234-5678' })],
])('the answer to %s after a sign-out makes no database for whoever has left', async (_what, call, ask) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await keepAccount(openUserDatabase(uid), catalogue, ACCOUNT);
  call.mockImplementationOnce(async () => {
    await deleteUserDatabase(uid);
    return ok(ACCOUNT);
  });
  await ask();
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).not.toContain(userDatabaseName(uid));
});
