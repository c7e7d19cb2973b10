// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { userId } from '#tests/support/domain-fixtures.ts';
import { applyVerification, signIn, signUp } from './auth-actions.ts';
import { markLeaving, readLeaving } from './leaving-mark.ts';
import { readPendingProfile } from './pending-profile.ts';

const remote = vi.hoisted(() => ({
  signUp: vi.fn(),
  signIn: vi.fn(),
  signedInUid: vi.fn(),
  applyCode: vi.fn(),
  readVerification: vi.fn(),
  recordSignUp: vi.fn(),
}));
vi.mock('#session/remote-modules.ts', () => ({
  loadAuth: async () => remote,
  loadAuthAccount: async () => remote,
  loadAuthMail: async () => remote,
}));
vi.mock('./account-remote.ts', () => ({ loadSignUps: async () => remote }));
vi.mock('./leaving.ts', () => ({ finishSignOuts: async () => undefined }));
vi.mock('#session/session-store.ts', () => ({ sessionStore: { confirm: async () => undefined } }));

const uid = userId('anna');
const email = 'anna@example.com';
const FORM = { email, nickname: '금빛', phone: '010-1234-5678', wantsNews: true, password: 'a1b2c3d4' };

beforeEach(() => {
  vi.resetAllMocks();
  remote.recordSignUp.mockResolvedValue(ok(null));
});
afterEach(() => localStorage.clear());

test('a sign-up whose answer was lost keeps what was typed, and the next try may find the account', async () => {
  remote.signUp.mockResolvedValueOnce(err('offline'));
  await signUp(FORM, '/sell');
  expect(remote.signUp).toHaveBeenLastCalledWith(expect.objectContaining({ mayBeThere: false }));
  expect(readPendingProfile(email)).toMatchObject({ nickname: '금빛', wantsNews: true, isRecorded: false });

  remote.signUp.mockResolvedValueOnce(ok({ uid, isMailSent: true }));
  await signUp(FORM, '/sell');
  expect(remote.signUp).toHaveBeenLastCalledWith(expect.objectContaining({ mayBeThere: true }));
  expect(remote.recordSignUp).toHaveBeenCalledOnce();
});

test('a sign-up that is refused leaves nothing, and the next try is a first one', async () => {
  remote.signUp.mockResolvedValue(err('email_in_use'));
  await signUp(FORM, '/sell');
  expect(readPendingProfile(email)).toBeNull();
  await signUp(FORM, '/sell');
  expect(remote.signUp).toHaveBeenLastCalledWith(expect.objectContaining({ mayBeThere: false }));
});

test('a try that is refused leaves what belongs to an account that an earlier one may have made', async () => {
  remote.signUp.mockResolvedValueOnce(err('offline'));
  await signUp(FORM, '/sell');
  remote.signUp.mockResolvedValueOnce(err('email_in_use'));
  await signUp({ ...FORM, nickname: '은빛', wantsNews: false, password: 'z9y8x7w6' }, undefined);
  expect(readPendingProfile(email)).toMatchObject({ nickname: '금빛', wantsNews: true, isRecorded: false });
  remote.signUp.mockResolvedValueOnce(ok({ uid, isMailSent: true }));
  await signUp(FORM, '/sell');
  expect(remote.signUp).toHaveBeenLastCalledWith(expect.objectContaining({ mayBeThere: true }));
});

test('whoever signs in again is signed out by no later start for what could not be wiped', async () => {
  markLeaving(uid);
  markLeaving(userId('bert'));
  remote.signedInUid.mockResolvedValue(uid);
  remote.signIn.mockResolvedValueOnce(err('bad_credentials'));
  await signIn(email, 'wrong');
  expect(readLeaving()).toContain(uid);
  remote.signIn.mockResolvedValueOnce(ok(null));
  await signIn(email, FORM.password);
  expect(readLeaving()).toEqual(['bert']);
});

test('a link that was used before may have verified the address: the account is looked at', async () => {
  remote.applyCode.mockResolvedValue(err('bad_link'));
  remote.readVerification.mockResolvedValue(ok(true));
  expect(await applyVerification('used')).toEqual(err('bad_link'));
  expect(remote.readVerification).toHaveBeenCalledOnce();
});

test.each(['offline', 'too_many_requests', 'unknown', 'user_disabled'] as const)(
  'a link that could not be applied (%s) is applied by another try, and one that was is not',
  async (code) => {
    remote.readVerification.mockResolvedValue(ok(true));
    const asked = () => applyVerification(`good after ${code}`);
    remote.applyCode.mockResolvedValueOnce(err(code)).mockResolvedValueOnce(ok(null));
    // As a screen that is drawn twice asks.
    expect(await Promise.all([asked(), asked()])).toEqual([err(code), err(code)]);
    expect(remote.applyCode).toHaveBeenCalledOnce();
    expect(await asked()).toEqual(ok(null));
    expect(await asked()).toEqual(ok(null));
    expect(remote.applyCode).toHaveBeenCalledTimes(2);
  },
);
