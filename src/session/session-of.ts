import type { Session } from '#domain/account/account.ts';
import type { RemoteUser } from '#data/remote/auth.ts';

/**
 * Who Firebase says is signed in, as a session. The token's claims win, since the server goes by them;
 * while the token cannot be read, what was known of the same person stays.
 */
export function sessionOf(user: RemoteUser | null, before: Session): Session {
  if (!user) return { kind: 'signed_out' };
  const known = before.kind === 'signed_in' && before.uid === user.uid ? before : null;
  return {
    kind: 'signed_in',
    uid: user.uid,
    email: user.email,
    displayName: user.displayName,
    isEmailVerified: user.claims?.isEmailVerified ?? user.isEmailVerified,
    isAdmin: user.claims ? user.claims.isAdmin === true : (known?.isAdmin ?? false),
  };
}

export function isSameSession(a: Session, b: Session): boolean {
  if (a.kind !== 'signed_in' || b.kind !== 'signed_in') return a.kind === b.kind;
  return (
    a.uid === b.uid &&
    a.email === b.email &&
    a.displayName === b.displayName &&
    a.isEmailVerified === b.isEmailVerified &&
    a.isAdmin === b.isAdmin
  );
}
