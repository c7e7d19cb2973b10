import { parsePageMessage, type PageMessage } from '#domain/notification/page-message.ts';
import type { Push } from '#domain/notification/push.ts';
import { isTitledToast } from '#domain/notification/toast-payload.ts';
import { exchangeNoticeText } from '#i18n/ko/exchange-notices.ts';
import { sessionStore } from '#session/session-store.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { router } from './router.tsx';

/** Does what the service worker asks of this page, and lets it know: unanswered, it shows a notification instead. */
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
  if (message.kind === 'open_path') router.history.push(message.path);
  else showToast(message.push);
}

function showToast({ to, title, body, data: { type, click_action } }: Push): void {
  const session = sessionStore.get();
  if (session.kind !== 'signed_in' || session.uid !== to) return;
  // Who looks at the very page has it before their eyes.
  if (router.state.location.href === click_action) return;
  toasts.show({
    title: isTitledToast(type) ? exchangeNoticeText[type].title : title,
    body,
    tone: 'gold',
    clickAction: click_action,
  });
}
