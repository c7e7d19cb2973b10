import { loadAuth } from './remote-modules.ts';

/** Somebody who lost the admin claim a minute ago still carries it in the token: the guard should know. */
export async function renewClaims(): Promise<void> {
  try {
    await (await loadAuth()).refreshUser();
  } catch (error) {
    console.warn('the sign-in token was not renewed', error);
  }
}
