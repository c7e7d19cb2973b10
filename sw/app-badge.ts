import { badgeCounts } from '#data/local/queries/badge-queries.ts';
import type { UserDatabase } from '#data/local/user-database.ts';

declare const self: ServiceWorkerGlobalScope;

/** Puts what is unread on the app's icon, where the platform has such a thing. */
export async function refreshAppBadge(db: UserDatabase): Promise<void> {
  if (!('setAppBadge' in self.navigator)) return;
  const { chat, notifications } = await badgeCounts(db);
  await self.navigator.setAppBadge(chat + notifications);
}
