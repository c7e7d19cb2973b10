import type { Session } from '#domain/account/account.ts';
import { loadAccountRemote } from './account-remote.ts';
import { ensureProfile } from './profile-creation.ts';
import { recordSignUp } from './sign-up-record.ts';

/**
 * Brings what was typed at sign-up as far as it can go: to the server, and once the address is verified into
 * the profile.
 */
export async function followSignUp(session: Extract<Session, { kind: 'signed_in' }>): Promise<void> {
  await recordSignUp(session.uid, session.email);
  await ensureProfile(session, loadAccountRemote);
}
