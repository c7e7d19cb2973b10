/** Firebase stays out of the first load: each of these is a chunk of its own, fetched when first needed. */
export const loadKeptSignIn = () => import('#data/remote/persisted-sign-in.ts');
export const loadAuth = () => import('#data/remote/auth.ts');
export const loadAuthAccount = () => import('#data/remote/auth-account.ts');
export const loadAuthMail = () => import('#data/remote/auth-mail.ts');
export const loadAccounts = () => import('#data/remote/accounts.ts');
export const loadFunctions = () => import('#data/remote/functions.ts');
export const loadOutboxRemote = () => import('#data/remote/rest/signed-in-outbox-remote.ts');
export const loadPush = () => import('#data/remote/push.ts');
