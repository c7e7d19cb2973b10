import { firstScreenPainted, whenQuiet } from '#device/first-screen.ts';
import { sessionStore } from '#session/session-store.ts';

/** What a server that refuses its files is given before it is asked again. */
const ASK_AGAIN_MS = 30_000;

/** What the app needs but the first paint does not: the service worker, the sync and the pushes. */
export function startAfterPaint(): void {
  const load = async () => (await import('./behind-first-screen.ts')).startBehindFirstScreen;
  const begin = () => void attempt(load);
  // Who is signed in has something to send and to hear of; for others the screen fetches what it shows first.
  if (sessionStore.get().kind === 'signed_in') void firstScreenPainted.then(begin);
  else whenQuiet(begin);
}

/**
 * One that cannot be loaded must not take the others with it, and comes once the network is back: whoever
 * walks into a lift before the app is kept on the device would otherwise write into a page that never sends.
 */
export async function attempt(load: () => Promise<() => void>): Promise<void> {
  const begin = await load().catch((error: unknown) => {
    console.error('a part of the app could not be loaded', error);
    return null;
  });
  if (begin !== null) return begin();
  const again = () => {
    removeEventListener('online', again);
    clearTimeout(timer);
    void attempt(load);
  };
  const timer = setTimeout(again, ASK_AGAIN_MS);
  addEventListener('online', again);
}
