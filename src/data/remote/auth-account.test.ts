import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ok, err } from '#domain/result.ts';
import { userId } from '#tests/support/domain-fixtures.ts';
import { changePassword, isAccountGone, signIn, signUp } from './auth-account.ts';

const firebase = vi.hoisted(() => ({
  createUserWithEmailAndPassword: vi.fn(),
  signInWithEmailAndPassword: vi.fn(),
  signOut: vi.fn(async () => undefined),
  updateProfile: vi.fn(async () => undefined),
  reauthenticateWithCredential: vi.fn(),
  updatePassword: vi.fn(async () => undefined),
}));
vi.mock('firebase/auth', () => ({
  ...firebase,
  EmailAuthProvider: { credential: (_email: string, password: string) => password },
}));
const here = vi.hoisted(() => ({
  currentUser: null as {
    uid: string;
    email?: string;
    getIdToken?: unknown;
    reload: () => Promise<void>;
  } | null,
  profile: vi.fn(),
}));
vi.mock('./auth.ts', () => ({ firebaseAuth: () => ({ ...here, authStateReady: async () => undefined }) }));
vi.mock('./catalogue-remote.ts', () => ({ publicReader: () => ({ get: here.profile }) }));
const mail = vi.hoisted(() => ({ sendVerificationMail: vi.fn(async () => ({ ok: true, value: null })) }));
vi.mock('./auth-mail.ts', () => mail);

const ACCOUNT = { email: 'anna@example.com', password: 'a1b2c3d4', nickname: '금빛', wanted: '/sell' };

test('an account that an earlier try has made is found by its password, and by nothing else', async () => {
  firebase.createUserWithEmailAndPassword.mockRejectedValue(
    new FirebaseError('auth/email-already-in-use', ''),
  );
  expect(await signUp({ ...ACCOUNT, mayBeThere: false })).toEqual(err('email_in_use'));
  expect(firebase.signInWithEmailAndPassword).not.toHaveBeenCalled();

  firebase.signInWithEmailAndPassword.mockResolvedValueOnce({ user: { uid: 'anna' } });
  expect(await signUp({ ...ACCOUNT, mayBeThere: true })).toEqual(ok({ uid: 'anna', isMailSent: true }));
  expect(mail.sendVerificationMail).toHaveBeenCalledExactlyOnceWith('/sell');

  firebase.signInWithEmailAndPassword.mockRejectedValueOnce(new FirebaseError('auth/invalid-credential', ''));
  expect(await signUp({ ...ACCOUNT, mayBeThere: true })).toEqual(err('email_in_use'));
});

test('whom the app could never know as signed in is told so, and is not', async () => {
  firebase.signInWithEmailAndPassword.mockResolvedValueOnce({ user: { uid: 'a.b/한글' } });
  expect(await signIn(ACCOUNT.email, ACCOUNT.password)).toEqual(err('unusable'));
  expect(firebase.signOut).toHaveBeenCalledOnce();
  firebase.signInWithEmailAndPassword.mockResolvedValueOnce({ user: { uid: 'anna' } });
  expect(await signIn(ACCOUNT.email, ACCOUNT.password)).toEqual(ok(null));
  expect(firebase.signOut).toHaveBeenCalledOnce();
});

describe('a password whose change had no answer', () => {
  /** What the server takes by now. */
  const taken = (...passwords: readonly string[]) =>
    firebase.reauthenticateWithCredential.mockReset().mockImplementation(async (_user, password) => {
      if (!passwords.includes(password)) throw new FirebaseError('auth/invalid-credential', '');
    });
  const change = (...mayBeSet: readonly string[]) =>
    changePassword({ current: 'before', next: 'after', mayBeSet });

  beforeEach(() => {
    const reload = async () => undefined;
    here.currentUser = { uid: 'anna', email: ACCOUNT.email, getIdToken: async () => 'token', reload };
    firebase.updatePassword.mockClear();
  });

  test('is set where the server takes it, and the one before no more', async () => {
    taken('after');
    expect(await change('after')).toEqual(ok(null));
    expect(firebase.updatePassword).not.toHaveBeenCalled();
  });

  test('is set anew where the one before holds still', async () => {
    taken('before');
    expect(await change('after')).toEqual(ok(null));
    expect(firebase.updatePassword).toHaveBeenCalledExactlyOnceWith(here.currentUser, 'after');
  });

  test('gives way to the one that was typed since', async () => {
    taken('between');
    expect(await change('never', 'between')).toEqual(ok(null));
    expect(firebase.updatePassword).toHaveBeenCalledExactlyOnceWith(here.currentUser, 'after');
  });

  test('is not looked for where none was asked for, and is not taken for set where another holds', async () => {
    taken('after');
    expect(await change()).toEqual(err('bad_credentials'));
    expect(firebase.reauthenticateWithCredential).toHaveBeenCalledOnce();
    taken('of another device');
    expect(await change('after')).toEqual(err('bad_credentials'));
    firebase.reauthenticateWithCredential
      .mockRejectedValueOnce(new FirebaseError('auth/invalid-credential', ''))
      .mockRejectedValueOnce(new FirebaseError('auth/network-request-failed', ''));
    expect(await change('after')).toEqual(err('offline'));
  });
});

describe('whether an account has been removed', () => {
  const ANNA = userId('anna');
  const profile = (answer: unknown) => here.profile.mockReset().mockResolvedValue(answer);
  const signedIn = (uid: string, reload: () => Promise<void>) => {
    here.currentUser = { uid, reload };
  };
  const ended = (code: string) => signedIn('anna', () => Promise.reject(new FirebaseError(code, '')));

  test('nobody knows where nobody is signed in any more, as long as its profile is there or cannot be read', async () => {
    here.currentUser = null;
    profile(ok({ id: 'anna', path: 'profiles/anna', data: {} }));
    expect(await isAccountGone(ANNA)).toBeNull();
    profile(err('offline'));
    expect(await isAccountGone(ANNA)).toBeNull();
    signedIn('bert', async () => undefined);
    expect(await isAccountGone(ANNA)).toBeNull();
    profile(err('gone'));
    expect(await isAccountGone(ANNA)).toBe(true);
    expect(here.profile).toHaveBeenCalledWith('profiles/anna');
  });

  test('is not said of one whose password was changed on another device', async () => {
    ended('auth/user-token-expired');
    profile(ok({ id: 'anna', path: 'profiles/anna', data: {} }));
    expect(await isAccountGone(ANNA)).toBeNull();
    profile(err('gone'));
    expect(await isAccountGone(ANNA)).toBe(true);
  });

  test('is known of one that Firebase knows, and not of one that it cannot be asked about', async () => {
    profile(err('gone'));
    signedIn('anna', async () => undefined);
    expect(await isAccountGone(ANNA)).toBe(false);
    ended('auth/network-request-failed');
    expect(await isAccountGone(ANNA)).toBeNull();
    expect(here.profile).not.toHaveBeenCalled();
  });
});
