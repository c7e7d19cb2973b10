import type { NotificationId } from '#domain/ids.ts';
import { notificationsText as text } from '#i18n/ko/notifications.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { markAllNotificationsRead, markNotificationRead } from '#sync/commands/mark-notifications-read.ts';
import { realEnvironment } from '#sync/environment.ts';
import { toasts } from '#ui/toast/toasts.ts';

export interface MarkRead {
  readonly one: (id: NotificationId) => Promise<void>;
  readonly all: () => Promise<void>;
}

/** Marks what has been read: on the disk at once, on the server when the network lets it. */
export function useMarkRead(): MarkRead {
  const db = useUserDatabase();
  const attempt = async (mark: () => Promise<void>): Promise<boolean> => {
    try {
      await mark();
      return true;
    } catch (error) {
      console.error('a notification could not be marked as read', error);
      toasts.show({ title: text.markFailed, tone: 'error' });
      return false;
    }
  };
  return {
    async one(id) {
      if (db) await attempt(() => markNotificationRead(db, id, realEnvironment));
    },
    async all() {
      if (db && (await attempt(() => markAllNotificationsRead(db, realEnvironment)))) {
        toasts.show({ title: text.readAllDone, tone: 'ok' });
      }
    },
  };
}
