import type { UserId } from '../ids.ts';
import type { Chat, Message } from './chat.ts';

/** Whether one's own delivered message still wears its "1": the other has not opened the chat since. */
export const showsUnreadMark = (
  message: Pick<Message, 'sender' | 'readBy' | 'delivery'>,
  participants: readonly UserId[],
  me: UserId,
): boolean =>
  message.sender === me &&
  message.delivery.kind === 'sent' &&
  participants.some((uid) => uid !== me && !message.readBy.includes(uid));

/** Whether a message of `me` waits for the other side to read it, as far as this device knows. */
export const isUnreadByOther = (
  { sender, readBy }: Pick<Message, 'sender' | 'readBy'>,
  me: UserId,
): boolean => sender === me && readBy.every((uid) => uid === me);

/**
 * A value that changes whenever the other side's messages hold something that `me` has not read. The newest of
 * them does not say it: a commit may become visible after a later one, and then stands before it.
 */
export const unreadKey = (
  messages: readonly Pick<Message, 'id' | 'sender' | 'readBy'>[],
  me: UserId,
): string =>
  messages.flatMap(({ id, sender, readBy }) => (sender === me || readBy.includes(me) ? [] : [id])).join(' ');

/** All messages that `uid` has not read, over the chats that they take part in. */
export const totalUnread = (
  chats: readonly Pick<Chat, 'participants' | 'unreadCount'>[],
  uid: UserId,
): number =>
  chats.reduce((sum, chat) => sum + (chat.participants.includes(uid) ? unreadIn(chat, uid) : 0), 0);

/** One chat's counter; a counter that is missing or makes no sense counts as nothing. */
export function unreadIn(chat: Pick<Chat, 'unreadCount'>, uid: UserId): number {
  const count = Object.hasOwn(chat.unreadCount, uid) ? chat.unreadCount[uid] : undefined;
  return count !== undefined && count > 0 && Number.isFinite(count) ? Math.trunc(count) : 0;
}
