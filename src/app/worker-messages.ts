import { parsePageMessage, type PageMessage } from '#documents/page-message.ts';
import type { Push } from '#domain/notification/push.ts';
import { sessionStore } from '#session/session-store.ts';
import { appRouter } from './router.tsx';
import { showNews } from './show-news.ts';

/**
 * Does what the service worker asks of this page, and lets it know: unanswered, it shows a notification
 * instead.
 */
export function followWorkerMessages(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    const message = parsePageMessage(data);
    if (message && follow(message)) ports[0]?.postMessage('done');
  });
  // Messages wait for this; a listener that comes after the page has loaded must ask for them.
  navigator.serviceWorker.startMessages();
}

/** Whether it is done. */
function follow(message: PageMessage): boolean {
  if (message.kind === 'show_push') return showPush(message.push);
  goTo(message.path);
  return true;
}

/** Who stands there already, in whichever place of that page, has nothing to step back from. */
function goTo(path: string): void {
  const router = appRouter();
  const [here] = router.state.location.href.split('#');
  if (here === path) return;
  if (here === path.split('#')[0]) router.history.replace(path);
  else router.history.push(path);
}

/** Not by a page that does not know yet, or any more, that it is theirs. */
function showPush(push: Push): boolean {
  const session = sessionStore.get();
  if (session.kind !== 'signed_in' || session.uid !== push.to) return false;
  void showNews(push, push);
  return true;
}
