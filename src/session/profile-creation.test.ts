// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountFields } from '#data/remote/accounts.ts';
import type { Session } from '#domain/account/account.ts';
import { parseUserId, type UserId } from '#domain/ids.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import { keepPendingProfile, readPendingProfile } from './pending-profile.ts';
import { ensureProfile } from './profile-creation.ts';
import { keepSessionHint } from './session-hint.ts';

const uid = parseUserId('buyer1') ?? expect.unreachable('not an id');
const verified: Session = {
  kind: 'signed_in',
  uid,
  email: 'buyer@example.com',
  displayName: '이름',
  isEmailVerified: true,
  isAdmin: false,
};

/** Stands in for the server: what it was asked to create, and whether it can be reached. */
function accounts(answer: () => Result<boolean, ServerFailure> = () => ok(true)) {
  const asked: { uid: UserId; fields: AccountFields }[] = [];
  const createIfMissing = async (
    who: UserId,
    fields: AccountFields,
  ): Promise<Result<boolean, ServerFailure>> => {
    asked.push({ uid: who, fields });
    return answer();
  };
  return { asked, createIfMissing };
}

beforeEach(() => keepSessionHint(verified));
afterEach(() => localStorage.clear());

test('what was typed at sign-up comes first, and is then cleared', async () => {
  keepPendingProfile({ email: 'buyer@example.com', nickname: '금빛', phone: '010-1234-5678' });
  const { asked, createIfMissing } = accounts();
  await ensureProfile(verified, createIfMissing);
  expect(asked).toEqual([
    { uid, fields: { nickname: '금빛', phone: '010-1234-5678', email: 'buyer@example.com' } },
  ]);
  expect(readPendingProfile('buyer@example.com')).toBeNull();
});

test('without it the display name is used, else nothing', async () => {
  const { asked, createIfMissing } = accounts();
  await ensureProfile(verified, createIfMissing);
  localStorage.clear();
  await ensureProfile({ ...verified, displayName: '' }, createIfMissing);
  expect(asked.map(({ fields }) => [fields.nickname, fields.phone])).toEqual([
    ['이름', ''],
    ['', ''],
  ]);
});

test('a name that the server would refuse does not keep the account from being made', async () => {
  const { asked, createIfMissing } = accounts();
  await ensureProfile({ ...verified, displayName: '관리자' }, createIfMissing);
  expect(asked[0]?.fields.nickname).toBe('');
});

test('what somebody else typed at sign-up is not used', async () => {
  keepPendingProfile({ email: 'other@example.com', nickname: '남', phone: '010-0000-0000' });
  const { asked, createIfMissing } = accounts();
  await ensureProfile(verified, createIfMissing);
  expect(asked[0]?.fields.nickname).toBe('이름');
  expect(readPendingProfile('other@example.com')).not.toBeNull();
});

test('a profile that is known to exist is not asked for again', async () => {
  const { asked, createIfMissing } = accounts(() => ok(false));
  await ensureProfile(verified, createIfMissing);
  await ensureProfile(verified, createIfMissing);
  expect(asked).toHaveLength(1);
});

test('an answer that comes after the sign-out leaves nothing on the device', async () => {
  const { createIfMissing } = accounts(() => {
    localStorage.clear();
    return ok(true);
  });
  await ensureProfile(verified, createIfMissing);
  expect(localStorage).toHaveLength(0);
});

test.each<[string, Session]>([
  ['nobody', { kind: 'signed_out' }],
  ['a session still loading', { kind: 'loading' }],
  ['an unverified person', { ...verified, isEmailVerified: false }],
])('%s gets no profile', async (_who, session) => {
  const { asked, createIfMissing } = accounts();
  await ensureProfile(session, createIfMissing);
  expect(asked).toEqual([]);
});

test('a failure is a warning, keeps what was typed, and the next time tries again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  keepPendingProfile({ email: 'buyer@example.com', nickname: '금빛', phone: '010-1234-5678' });
  const failing = accounts(() => err('denied'));
  await ensureProfile(verified, failing.createIfMissing);
  expect(warn).toHaveBeenCalledOnce();
  expect(readPendingProfile('buyer@example.com')?.nickname).toBe('금빛');

  const { asked, createIfMissing } = accounts();
  await ensureProfile(verified, createIfMissing);
  expect(asked[0]?.fields.nickname).toBe('금빛');
  warn.mockRestore();
});
