import { mergeArrival } from '#data/local/merge-arrival.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { persistedUid } from '#data/remote/persisted-sign-in.ts';
import { shownPushOf } from '#documents/push.ts';
import { replyLinkOf } from '#domain/chat/reply-link.ts';
import type { Push } from '#domain/notification/push.ts';
import { markChatRead } from '#sync/commands/mark-chat-read.ts';
import { markNotificationRead } from '#sync/commands/mark-notifications-read.ts';
import { realEnvironment } from '#sync/environment.ts';
import { refreshAppBadge } from './app-badge.ts';
import { drainSignedIn } from './background-sync.ts';
import { openPages, tellPage } from './pages.ts';
import type { PushAction } from './push-notification.ts';

declare const self: ServiceWorkerGlobalScope;

/** Where a notification without an address of its own leads. */
const NOTIFICATIONS_PATH = '/notifications';

/** Answers presses on shown notifications and their buttons. */
export function followNotificationClicks(): void {
  self.addEventListener('notificationclick', (event) => {
    const { notification, action } = event;
    const push = shownPushOf(notification)?.push;
    notification.close();
    if (push && isAction(action, 'read')) {
      event.waitUntil(markRead(push));
      return;
    }
    // Before all else: what a press allows ends soon.
    event.waitUntil(openApp(pathOf(push, action)));
    // Whoever follows a notice has read it; what a chat says, they read in its room.
    if (push?.notificationId) event.waitUntil(markRead(push));
  });
}

const isAction = (action: string, wanted: PushAction): boolean => action === wanted;

/** 답장 leads where the press itself does: to the chat, with the cursor in its message box. */
function pathOf(push: Push | undefined, action: string): string {
  const path = push?.data.click_action || NOTIFICATIONS_PATH;
  return isAction(action, 'reply') ? replyLinkOf(path) : path;
}

/**
 * Brings an open window to the page, or opens one. A press lets us do so for a moment only: nothing but the
 * list of windows is waited for first.
 */
async function openApp(path: string): Promise<void> {
  const pages = await openPages();
  const page = pages.find(({ url }) => isAt(url, path)) ?? pages[0];
  if (!page) {
    await self.clients.openWindow(path);
    return;
  }
  await bringToFront(page);
  // Where it stands only the page knows: outside of Chrome `url` stays the address that it was opened with.
  // A page that answers keeps what is typed in it; one that does not is loaded anew. Another worker's page,
  // or nobody's after a hard reload, is not this worker's to load.
  if (await tellPage(page, { kind: 'open_path', path })) return;
  await page.navigate(path).catch(() => self.clients.openWindow(path));
}

/** A window that may not come to the front stands on the right page at least. */
async function bringToFront(page: WindowClient): Promise<void> {
  try {
    await page.focus();
  } catch (error) {
    console.warn('a window could not be focused', error);
  }
}

/** Whether a window was opened with that page, or shows it, in whichever place of it. */
const isAt = (url: string, path: string): boolean => {
  const [here, there] = [new URL(url), new URL(path, url)];
  return here.pathname === there.pathname && here.search === there.search;
};

/**
 * On this device at once, on the server as soon as it is reached; for whoever is signed in here, nobody else.
 */
async function markRead(push: Push): Promise<void> {
  if ((await persistedUid()) !== push.to) return;
  const db = openUserDatabase(push.to);
  await mergeArrival(db, push);
  if (push.notificationId) await markNotificationRead(db, push.notificationId, realEnvironment);
  if (push.chatId) await markChatRead(db, push.chatId, realEnvironment, push);
  await refreshAppBadge(db);
  await drainSignedIn();
}
