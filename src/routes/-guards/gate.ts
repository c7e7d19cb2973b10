import type { Session } from '#domain/account/account.ts';

/** What a guarded place asks of its visitor. */
export type Need = 'member' | 'admin';
export type Gate = 'wait' | 'to_login' | 'to_verify_email' | 'to_home' | 'enter';

/**
 * Where the guard sends a visitor. It only spares a useless screen: the server's rules do the guarding. While
 * this page signs out it waits: the login that is loaded afresh would wipe what is typed into one drawn before.
 */
export function gateOf(session: Session, need: Need, isSigningOut: boolean): Gate {
  if (session.kind === 'loading') return 'wait';
  if (session.kind === 'signed_out') return isSigningOut ? 'wait' : 'to_login';
  if (!session.isEmailVerified) return 'to_verify_email';
  return need === 'admin' && !session.isAdmin ? 'to_home' : 'enter';
}
