import { hasArrived } from '#data/local/push-arrivals.ts';
import { parsePageMessage } from '#documents/page-message.ts';
import { connection } from '#session/connection-store.ts';
import { loadPush } from '#session/remote-modules.ts';
import { browserPush } from './browser-push.ts';
import { registerPush } from './register-push.ts';
import type { TestSurroundings } from './test-push.ts';

/** The real browser and server. */
export const browserTestPush: TestSurroundings = {
  permission: browserPush.permission,
  register: (uid) => registerPush(uid, browserPush),
  async forget() {
    await browserPush.endSubscription();
    browserPush.clearCache();
  },
  isOffline: () => connection.get().kind === 'offline',
  send: async (token) => (await loadPush()).sendTestPush(token),
  listen: listenForPushes,
};

/**
 * The worker hands a push to the page that is seen; one that has shown it as a notification instead has kept
 * it, too.
 */
function listenForPushes(): ReturnType<TestSurroundings['listen']> {
  const heard = new Set<string>();
  const stop = new AbortController();
  const waiting = new EventTarget();
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }) => {
      const message = parsePageMessage(data);
      if (message?.kind !== 'show_push') return;
      heard.add(message.push.eventId);
      waiting.dispatchEvent(new Event('heard'));
    },
    { signal: stop.signal },
  );
  return {
    async arrives(eventId, withinMs) {
      const isHeard = await new Promise<boolean>((resolve) => {
        const look = () => {
          if (heard.has(eventId)) resolve(true);
        };
        waiting.addEventListener('heard', look, { signal: stop.signal });
        setTimeout(resolve, withinMs, false);
        look();
      });
      return isHeard || hasArrived(eventId);
    },
    stop: () => stop.abort(),
  };
}
