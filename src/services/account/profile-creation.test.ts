// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountFields } from '#data/remote/accounts.ts';
import type { SignUp } from '#documents/sign-up.ts';
import type { Session } from '#domain/account/account.ts';
import { parseUserId, type UserId } from '#domain/ids.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { keepSessionHint } from '#session/session-hint.ts';
import { keepPendingProfile, readPendingProfile } from './pending-profile.ts';
import { ensureProfile, type AccountRemote } from './profile-creation.ts';

const uid = parseUserId('buyer1') ?? expect.unreachable('not an id');
const verified: Session = {
  kind: 'signed_in',
  uid,
  email: 'buyer@example.com',
  displayName: '이름',
  isEmailVerified: true,
  isAdmin: false,
};

/**
 * Stands in for the server: what it was asked to create, what it keeps of a sign-up, and whether it can be
 * reached.
 */
function accounts(
  answer: () => Result<boolean, ServerFailure> = () => ok(true),
  signUp: Result<SignUp | null, ServerFailure> = ok(null),
) {
  const asked: { uid: UserId; fields: AccountFields }[] = [];
  const forgotten: UserId[] = [];
  const load = async (): Promise<AccountRemote> => ({
    async createAccountIfMissing(who, fields) {
      asked.push({ uid: who, fields });
      return answer();
    },
    readSignUp: async () => signUp,
    async forgetSignUp(who) {
      forgotten.push(who);
      return ok(null);
    },
  });
  return { asked, forgotten, load };
}

const typedHere = (email: string, nickname: string, phone: string, isRecorded = true) =>
  keepPendingProfile({ email, nickname, phone, wantsNews: false, isRecorded });

beforeEach(() => keepSessionHint(verified));
afterEach(() => localStorage.clear());

test('what was typed at sign-up comes first, and is then cleared', async () => {
  typedHere('buyer@example.com', '금빛', '010-1234-5678');
  const { asked, load } = accounts();
  await ensureProfile(verified, load);
  expect(asked).toEqual([
    { uid, fields: { nickname: '금빛', phone: '010-1234-5678', email: 'buyer@example.com' } },
  ]);
  expect(readPendingProfile('buyer@example.com')).toBeNull();
});

test('what was agreed to stays here until the server has it, though the account is made', async () => {
  typedHere('buyer@example.com', '금빛', '010-1234-5678', false);
  const { asked, forgotten, load } = accounts();
  await ensureProfile(verified, load);
  expect(asked).toHaveLength(1);
  expect(readPendingProfile('buyer@example.com')?.isRecorded).toBe(false);
  expect(forgotten).toEqual([]);

  typedHere('buyer@example.com', '금빛', '010-1234-5678');
  await ensureProfile(verified, load);
  expect(readPendingProfile('buyer@example.com')).toBeNull();
  expect(forgotten).toEqual([uid]);
});

test('without it the display name is used, else nothing', async () => {
  const { asked, load } = accounts();
  await ensureProfile(verified, load);
  localStorage.clear();
  await ensureProfile({ ...verified, displayName: '' }, load);
  expect(asked.map(({ fields }) => [fields.nickname, fields.phone])).toEqual([
    ['이름', ''],
    ['', ''],
  ]);
});

test('a name that the server would refuse does not keep the account from being made', async () => {
  const { asked, load } = accounts();
  await ensureProfile({ ...verified, displayName: '관리자' }, load);
  expect(asked[0]?.fields.nickname).toBe('');
});

test('what somebody else typed at sign-up is not used', async () => {
  typedHere('other@example.com', '남', '010-0000-0000');
  const { asked, load } = accounts();
  await ensureProfile(verified, load);
  expect(asked[0]?.fields.nickname).toBe('이름');
  expect(readPendingProfile('other@example.com')).not.toBeNull();
});

test('a profile that is known to exist is not asked for again', async () => {
  const { asked, load } = accounts(() => ok(false));
  await ensureProfile(verified, load);
  await ensureProfile(verified, load);
  expect(asked).toHaveLength(1);
});

test('an answer that comes after the sign-out leaves nothing on the device', async () => {
  const { load } = accounts(() => {
    localStorage.clear();
    return ok(true);
  });
  await ensureProfile(verified, load);
  expect(localStorage).toHaveLength(0);
});

test.each<[string, Session]>([
  ['nobody', { kind: 'signed_out' }],
  ['a session still loading', { kind: 'loading' }],
  ['an unverified person', { ...verified, isEmailVerified: false }],
])('%s gets no profile', async (_who, session) => {
  const { asked, load } = accounts();
  await ensureProfile(session, load);
  expect(asked).toEqual([]);
});

test('a failure is a warning, keeps what was typed, and the next time tries again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  typedHere('buyer@example.com', '금빛', '010-1234-5678');
  const failing = accounts(() => err('denied'));
  await ensureProfile(verified, failing.load);
  expect(warn).toHaveBeenCalledOnce();
  expect(readPendingProfile('buyer@example.com')?.nickname).toBe('금빛');

  const { asked, load } = accounts();
  await ensureProfile(verified, load);
  expect(asked[0]?.fields.nickname).toBe('금빛');
  warn.mockRestore();
});

test('what a sign-out has taken from the device, the server still has, and forgets once it is used', async () => {
  const { asked, forgotten, load } = accounts(
    () => ok(true),
    ok({ nickname: '금빛', phone: '010-1234-5678' }),
  );
  await ensureProfile(verified, load);
  expect(asked[0]?.fields).toMatchObject({ nickname: '금빛', phone: '010-1234-5678' });
  expect(forgotten).toEqual([uid]);
});

test('no account is made of a display name while the server cannot say what was typed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { asked, load } = accounts(() => ok(true), err('offline'));
  await ensureProfile(verified, load);
  expect(asked).toEqual([]);
  warn.mockRestore();
});

test('what could not be taken away from the server is taken away by the next start', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { forgotten, load } = accounts(
    () => ok(false),
    ok({ nickname: '금빛', phone: '010-1234-5678', wantsNews: false }),
  );
  const offline = async (): Promise<AccountRemote> => ({
    ...(await load()),
    forgetSignUp: async () => err('offline'),
  });
  await ensureProfile(verified, offline);
  expect(warn).toHaveBeenCalledWith('what was typed at sign-up stays on the server', 'offline');
  await ensureProfile(verified, load);
  await ensureProfile(verified, load);
  expect(forgotten).toEqual([uid]);
  warn.mockRestore();
});
