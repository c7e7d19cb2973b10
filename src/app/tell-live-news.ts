import { catalogue } from '#data/local/catalogue-database.ts';
import { keepTold, type Told } from '#data/local/push-arrivals.ts';
import { profilesByIds } from '#data/local/queries/profile-queries.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { pageVisibility } from '#device/page-visibility.ts';
import { otherParticipant } from '#domain/chat/chat-id.ts';
import type { Chat } from '#domain/chat/chat.ts';
import type { UserId } from '#domain/ids.ts';
import { internalLinkOf } from '#domain/notification/internal-link.ts';
import type { Notification } from '#domain/notification/notification.ts';
import { millis } from '#domain/units.ts';
import { pushText } from '#i18n/ko/push.ts';
import { liveNews } from '#session/live-news.ts';
import { sessionStore } from '#session/session-store.ts';
import type { News } from '#sync/pull/news.ts';
import { showNews } from './show-news.ts';

/** Tells what the live data brings while somebody looks, once, with a push or without. */
export function followLiveNews(): void {
  liveNews.subscribe((news) => {
    tell(news).catch((error: unknown) => console.warn('news were not told', error));
  });
}

function tell(news: News): Promise<void> {
  const session = sessionStore.get();
  // Who does not look is told by a push, or by the counts when they come back.
  if (session.kind !== 'signed_in' || !pageVisibility.isVisible()) return Promise.resolve();
  return news.kind === 'notice' ? tellNotice(session.uid, news.notice) : tellMessage(session.uid, news.chat);
}

async function tellNotice(
  to: UserId,
  { id, type, title, body, link, createdAt }: Notification,
): Promise<void> {
  const told: Told = { to, notificationId: id, chatId: null, sentAt: createdAt };
  if (!(await isFirst(told))) return;
  await showNews(
    { title, body, data: { type, click_action: internalLinkOf(link) || '/notifications' } },
    told,
  );
}

async function tellMessage(
  to: UserId,
  { id, participants, lastMessage, lastMessageAt }: Chat,
): Promise<void> {
  const other = otherParticipant(participants, to);
  if (other === null || (await openUserDatabase(to).blocks.get(other))) return;
  const told: Told = { to, notificationId: null, chatId: id, sentAt: lastMessageAt };
  if (!(await isFirst(told))) return;
  const profile = (await profilesByIds(catalogue, [other])).get(other);
  const title = profile?.nickname || pushText.unknownSender;
  const link = `/chat/${id}`;
  await showNews({ title, body: lastMessage, data: { type: 'chat_message', click_action: link } }, told);
}

/** A device whose storage fails tells rather twice than never. */
async function isFirst(told: Told): Promise<boolean> {
  try {
    return await keepTold(told, millis(Date.now()));
  } catch (error) {
    console.warn('it could not be kept that news were told', error);
    return true;
  }
}
