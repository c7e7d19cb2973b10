import { FirebaseError } from 'firebase/app';
import { expect, test, vi } from 'vitest';
import { ok, err } from '#domain/result.ts';
import { signUp } from './auth-account.ts';

const firebase = vi.hoisted(() => ({
  createUserWithEmailAndPassword: vi.fn(),
  signInWithEmailAndPassword: vi.fn(),
  updateProfile: vi.fn(async () => undefined),
}));
vi.mock('firebase/auth', () => ({ ...firebase, EmailAuthProvider: {} }));
vi.mock('./auth.ts', () => ({ firebaseAuth: () => ({}) }));
vi.mock('./auth-mail.ts', () => ({ sendVerificationMail: async () => ({ ok: true, value: null }) }));

const ACCOUNT = { email: 'anna@example.com', password: 'a1b2c3d4', nickname: '금빛' };

test('an account that an earlier try has made is found by its password, and by nothing else', async () => {
  firebase.createUserWithEmailAndPassword.mockRejectedValue(
    new FirebaseError('auth/email-already-in-use', ''),
  );
  expect(await signUp({ ...ACCOUNT, mayBeThere: false })).toEqual(err('email_in_use'));
  expect(firebase.signInWithEmailAndPassword).not.toHaveBeenCalled();

  firebase.signInWithEmailAndPassword.mockResolvedValueOnce({ user: { uid: 'anna' } });
  expect(await signUp({ ...ACCOUNT, mayBeThere: true })).toEqual(ok({ uid: 'anna', isMailSent: true }));

  firebase.signInWithEmailAndPassword.mockRejectedValueOnce(new FirebaseError('auth/invalid-credential', ''));
  expect(await signUp({ ...ACCOUNT, mayBeThere: true })).toEqual(err('email_in_use'));
});
