import { createElement } from 'react';
import { openUserDatabase } from '#data/local/user-database.ts';
import type { ChatId, NotificationId, UserId } from '#domain/ids.ts';
import { isTitledToast, type Push, type ToastPayload } from '#domain/notification/push.ts';
import { exchangeNoticeText } from '#i18n/ko/exchange-notices.ts';
import { sessionStore } from '#session/session-store.ts';
import { realEnvironment } from '#sync/environment.ts';
import type { ToastFoot } from '#ui/toast/toast-store.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { appRouter } from './router.tsx';
import { isSuperseded } from './superseded.ts';

/**
 * Shows what has come; a message can be answered in place, and a notice that is followed was read. Who looks at
 * the very page has it before their eyes.
 */
export async function showNews(
  { title, body, data: { type, click_action } }: ToastPayload,
  { to, chatId, notificationId }: Pick<Push, 'to' | 'chatId' | 'notificationId'>,
): Promise<void> {
  if (isOnScreen(click_action, chatId)) return;
  // A page that loads afresh for the foot would take the toast along, which nobody tells again.
  const foot = chatId && !isSuperseded() ? await replyTo(chatId, body) : undefined;
  // It may have been opened meanwhile.
  if (isOnScreen(click_action, chatId)) return;
  toasts.show({
    title: isTitledToast(type) ? exchangeNoticeText[type].title : title,
    body,
    tone: 'gold',
    clickAction: click_action,
    onFollow: notificationId ? () => void markRead(to, notificationId) : undefined,
    tag: chatId ?? undefined,
    foot,
  });
}

/** The list of notices shows each of them; a message is only shown in its room. */
const isOnScreen = (link: string, chatId: ChatId | null): boolean => {
  const { pathname, href } = appRouter().state.location;
  const [page] = link.split('#');
  return href === page || pathname === page || (chatId === null && pathname === '/notifications');
};

/** Nobody else's: a toast may outlive its person's sign-in. */
async function markRead(to: UserId, id: NotificationId): Promise<void> {
  const session = sessionStore.get();
  if (session.kind !== 'signed_in' || session.uid !== to) return;
  // Of before the part is there: a sign-out in between closes it for good, and nothing makes another.
  const db = openUserDatabase(to);
  try {
    const { markNotificationRead } = await import('#sync/commands/mark-notifications-read.ts');
    await markNotificationRead(db, id, realEnvironment);
  } catch (error) {
    console.warn('a notice that was followed is not marked as read', error);
  }
}

/** Without its code, which may be out of reach, the message is told all the same. */
async function replyTo(chatId: ChatId, heard: string): Promise<ToastFoot | undefined> {
  try {
    const { QuickReply } = await import('#features/chat/news/quick-reply.tsx');
    return (dismiss) => createElement(QuickReply, { chatId, heard, onDone: dismiss });
  } catch (error) {
    console.warn('a message cannot be answered in place', error);
    return undefined;
  }
}
