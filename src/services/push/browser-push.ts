import { millis } from '#domain/units.ts';
import { loadAccountRemote } from '#services/account/account-remote.ts';
import { ensureProfile } from '#services/account/profile-creation.ts';
import { loadPush } from '#session/remote-modules.ts';
import { readSessionHint } from '#session/session-hint.ts';
import { sessionStore } from '#session/session-store.ts';
import { pushPermission } from './push-support.ts';
import type { PushSurroundings } from './register-push.ts';
import { clearTokenCache, readTokenCache, writeTokenCache } from './token-cache.ts';

/**
 * The real browser, push service and server. Firebase's part is a chunk of its own, fetched when first
 * needed.
 */
export const browserPush: PushSurroundings = {
  permission: pushPermission,
  now: () => millis(Date.now()),
  publicKey: async () => (await loadPush()).pushPublicKey(),
  workerReady: () => navigator.serviceWorker.ready,
  async hasSubscription() {
    const registration = await navigator.serviceWorker.getRegistration();
    return ((await registration?.pushManager.getSubscription()) ?? null) !== null;
  },
  async requestToken(publicKey) {
    const { requestPushToken } = await loadPush();
    return requestPushToken(await navigator.serviceWorker.ready, publicKey);
  },
  isHere: (uid) => readSessionHint()?.uid === uid,
  readCache: readTokenCache,
  writeCache: writeTokenCache,
  clearCache: clearTokenCache,
  endSubscription: unsubscribeBrowser,
  isSaved: async (uid, token) => (await loadPush()).hasPushToken(uid, token),
  async saveToken(uid, token, replaced) {
    // A token is a part of the account, which the very first visit may still be making.
    await ensureProfile(sessionStore.get(), loadAccountRemote);
    await (await loadPush()).addPushToken(uid, token, replaced);
  },
};

/** Whatever the server still believes, nothing reaches it any more. */
export async function unsubscribeBrowser(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
