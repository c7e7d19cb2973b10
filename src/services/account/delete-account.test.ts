// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { userId } from '#tests/support/domain-fixtures.ts';
import { deleteAccount } from './account-actions.ts';
import { isLeavingForGood } from './leaving-for-good.ts';
import { readLeaving } from './leaving-mark.ts';

const remote = vi.hoisted(() => ({
  confirmPassword: vi.fn(),
  isAccountGone: vi.fn(),
  callFunction: vi.fn(),
}));
vi.mock('#session/remote-modules.ts', () => ({
  loadAuthAccount: async () => remote,
  loadFunctions: async () => remote,
}));
vi.mock('#session/session-store.ts', () => ({
  sessionStore: { confirm: async () => undefined, get: () => ({ kind: 'signed_in', uid: 'anna' }) },
}));

const uid = userId('anna');
const isMarked = () => isLeavingForGood(uid) && readLeaving().includes(uid);

beforeEach(() => {
  vi.resetAllMocks();
  remote.confirmPassword.mockResolvedValue(ok(null));
  remote.isAccountGone.mockResolvedValue(null);
});
afterEach(() => localStorage.clear());

test('a page that dies before the answer leaves word of what was asked', async () => {
  remote.callFunction.mockImplementation(async () => {
    expect(isMarked()).toBe(true);
    return ok(ok(null));
  });
  expect(await deleteAccount('a1b2c3d4')).toEqual(ok(null));
  expect(isMarked()).toBe(true);
});

test('so does an answer that never came, and none of a refusal', async () => {
  remote.callFunction.mockResolvedValueOnce(err('offline'));
  expect(await deleteAccount('a1b2c3d4')).toEqual(err('offline'));
  expect(isMarked()).toBe(true);

  remote.callFunction.mockResolvedValueOnce(ok(err('open_exchange')));
  expect(await deleteAccount('a1b2c3d4')).toEqual(err('open_exchange'));
  expect(isMarked()).toBe(false);

  remote.callFunction.mockResolvedValueOnce(err('stale'));
  expect(await deleteAccount('a1b2c3d4')).toEqual(err('requires_recent_login'));
  expect(isMarked()).toBe(false);
});

test('a wrong password asks for nothing', async () => {
  remote.confirmPassword.mockResolvedValue(err('bad_credentials'));
  expect(await deleteAccount('wrong')).toEqual(err('bad_credentials'));
  expect(remote.callFunction).not.toHaveBeenCalled();
  expect(isMarked()).toBe(false);
});
