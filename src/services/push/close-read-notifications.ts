import type { UserDatabase } from '#data/local/user-database.ts';
import { shownPushOf } from '#documents/push.ts';
import { unreadIn } from '#domain/chat/unread.ts';
import type { Push } from '#domain/notification/push.ts';

/**
 * Takes off the screen what this person has read meanwhile, here or on another device, so that the next of its
 * tag does not count it as well; what is anybody else's stays.
 */
export async function closeReadNotifications(
  db: UserDatabase,
  shown: readonly Pick<Notification, 'data' | 'close'>[],
): Promise<void> {
  for (const notification of shown) {
    const push = shownPushOf(notification)?.push;
    if (push?.to === db.uid && (await isRead(db, push))) notification.close();
  }
}

async function isRead(db: UserDatabase, { notificationId, chatId, sentAt }: Push): Promise<boolean> {
  if (notificationId) return (await db.notifications.get(notificationId))?.read === true;
  const chat = chatId && (await db.chats.get(chatId));
  // A push that this device could not merge says nothing of its room yet.
  return chat ? unreadIn(chat, db.uid) === 0 && (chat.heardTo ?? 0) >= sentAt : false;
}
