import { pageMessageFields, type PageMessage } from '#documents/page-message.ts';

declare const self: ServiceWorkerGlobalScope;

/** A page that is frozen, still loading or of an older version does not answer. */
const ANSWER_TIMEOUT_MS = 2_000;

/** The app's windows, the one that was used last first. */
export const openPages = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Whether the page has taken the message. */
export function tellPage(page: WindowClient, message: PageMessage): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ANSWER_TIMEOUT_MS);
    port1.addEventListener('message', () => {
      clearTimeout(timer);
      resolve(true);
    });
    port1.start();
    page.postMessage(pageMessageFields(message), [port2]);
  });
}
