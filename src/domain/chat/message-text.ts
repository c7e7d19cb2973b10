import { assertNever, err, ok, type Result } from '../result.ts';
import {
  APPOINTMENT_MESSAGE_LABEL,
  IMAGE_MESSAGE_LABEL,
  MESSAGE_MAX_CHARS,
  type MessageContent,
} from './chat.ts';
import { cutAtCodePoint, isVisible, typedText } from '../text/typed-text.ts';
import { offerText } from './price-offer.ts';

/** Longest `lastMessage` of a chat, in UTF-16 code units. */
export const LAST_MESSAGE_MAX_CHARS = 100;

/**
 * The text as it is stored and sent: ends trimmed, one kind of line break, otherwise as typed, odd Unicode included.
 * Fails with `empty` where nothing would show, and with `too_long` above {@link MESSAGE_MAX_CHARS}.
 */
export function messageTextOf(raw: string): Result<string, 'empty' | 'too_long'> {
  const text = typedText(raw);
  if (!isVisible(text)) return err('empty');
  return text.length > MESSAGE_MAX_CHARS ? err('too_long') : ok(text);
}

/** What the list of rooms shows of a message, at most {@link LAST_MESSAGE_MAX_CHARS} and never half a character. */
export function lastMessageOf(content: MessageContent): string {
  switch (content.kind) {
    case 'text':
      return cutAtCodePoint(content.text, LAST_MESSAGE_MAX_CHARS);
    case 'image':
      return IMAGE_MESSAGE_LABEL;
    case 'appointment':
      return APPOINTMENT_MESSAGE_LABEL;
    case 'offer':
      return offerText(content.price);
    default:
      return assertNever(content);
  }
}
