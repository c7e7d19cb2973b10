import { shownPushData, shownPushOf } from '#documents/push.ts';
import { isTitledToast, type Push } from '#domain/notification/push.ts';
import { exchangeNoticeText } from '#i18n/ko/exchange-notices.ts';
import { pushText } from '#i18n/ko/push.ts';

declare const self: ServiceWorkerGlobalScope;

export type PushAction = 'reply' | 'read';

/** What lib.webworker lacks of the options. */
interface ShownOptions extends NotificationOptions {
  readonly renotify?: boolean;
  readonly timestamp?: number;
  readonly actions?: readonly { readonly action: PushAction; readonly title: string }[];
}

const ICON = '/icons/icon-192.png';
const BADGE = '/icons/badge-96.png';

/**
 * Shows a push; what stands already under its tag makes room, and is counted. What is shown again adds
 * nothing, silently.
 */
export async function showPush(push: Push, kind: 'news' | 'again' = 'news'): Promise<void> {
  const standing = await self.registration.getNotifications({ tag: push.tag });
  const before = Math.max(0, ...standing.map((notification) => shownPushOf(notification)?.count ?? 1));
  const count = kind === 'news' ? before + 1 : Math.max(1, before);
  const title = titleOf(push);
  const options: ShownOptions = {
    body: push.body,
    tag: push.tag,
    // Another message of the same chat replaces the first, yet is news.
    renotify: kind === 'news',
    silent: kind === 'again',
    timestamp: push.sentAt,
    icon: ICON,
    badge: BADGE,
    lang: 'ko',
    data: shownPushData({ push, count }),
    actions: actionsOf(push),
  };
  await self.registration.showNotification(count > 1 ? pushText.counted(title, count) : title, options);
}

/**
 * For a push that cannot be read: the platform wants to see something, and there is something to see in the
 * app.
 */
export const showAnonymous = (): Promise<void> =>
  self.registration.showNotification(pushText.anonymousTitle, {
    body: pushText.anonymousBody,
    tag: 'unreadable',
    icon: ICON,
    badge: BADGE,
    lang: 'ko',
  });

const titleOf = ({ title, data: { type } }: Push): string =>
  title !== '' ? title : isTitledToast(type) ? exchangeNoticeText[type].title : pushText.anonymousTitle;

const actionsOf = (push: Push): NonNullable<ShownOptions['actions']> => [
  ...(push.chatId ? [{ action: 'reply' as const, title: pushText.reply }] : []),
  { action: 'read', title: pushText.read },
];
