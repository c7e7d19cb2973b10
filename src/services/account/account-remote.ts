import { loadAccounts } from '#session/remote-modules.ts';
import type { AccountRemote } from './profile-creation.ts';

/** What is typed and agreed to at sign-up, as the server keeps it. */
export const loadSignUps = () => import('#data/remote/sign-ups.ts');

export async function loadAccountRemote(): Promise<AccountRemote> {
  const [{ createAccountIfMissing }, { readSignUp, forgetSignUp }] = await Promise.all([
    loadAccounts(),
    loadSignUps(),
  ]);
  return { createAccountIfMissing, readSignUp, forgetSignUp };
}
