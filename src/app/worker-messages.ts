import { parsePageMessage, type PageMessage } from '#documents/page-message.ts';
import type { Push } from '#domain/notification/push.ts';
import { sessionStore } from '#session/session-store.ts';
import { router } from './router.tsx';
import { showNews } from './show-news.ts';

/**
 * Does what the service worker asks of this page, and lets it know: unanswered, it shows a notification
 * instead.
 */
export function followWorkerMessages(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    const message = parsePageMessage(data);
    if (!message) return;
    follow(message);
    ports[0]?.postMessage('done');
  });
  // Messages wait for this; a listener that comes after the page has loaded must ask for them.
  navigator.serviceWorker.startMessages();
}

function follow(message: PageMessage): void {
  if (message.kind === 'open_path') goTo(message.path);
  else showPush(message.push);
}

/** Who stands there already, in whichever place of that page, has nothing to step back from. */
function goTo(path: string): void {
  const [here] = router.state.location.href.split('#');
  if (here !== path) router.history.push(path);
}

function showPush(push: Push): void {
  const session = sessionStore.get();
  if (session.kind === 'signed_in' && session.uid === push.to) void showNews(push, push);
}
