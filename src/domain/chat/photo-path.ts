import type { ChatId, MessageId } from '../ids.ts';
import { sanitiseFileName } from '../media/image-policy.ts';
import type { Millis } from '../units.ts';

/**
 * The message's id keeps two photos of one name and millisecond apart, and makes a repeated upload meet
 * itself.
 */
export function photoPath(chatId: ChatId, id: MessageId, fileName: string, queuedAt: Millis): string {
  const name = sanitiseFileName(`${id.slice(0, 8)}-${fileName}`);
  return `chatImages/${chatId}/${queuedAt}_${name}`;
}
