import { assertNever, err, ok, type Result } from '../result.ts';
import {
  APPOINTMENT_MESSAGE_LABEL,
  IMAGE_MESSAGE_LABEL,
  MESSAGE_MAX_CHARS,
  type MessageContent,
} from './chat.ts';
import { offerText } from './price-offer.ts';

/** Longest `lastMessage` of a chat, in UTF-16 code units. */
export const LAST_MESSAGE_MAX_CHARS = 100;

/** Half of a surrogate pair alone: it has no UTF-8, so a server refuses it and the message would be stuck for good. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
/** Something a reader can see: neither white space nor a character that is drawn as nothing (zero width, fillers). */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/**
 * The text as it is stored and sent: ends trimmed, one kind of line break, otherwise as typed, odd Unicode included.
 * Fails with `empty` where nothing would show, and with `too_long` above {@link MESSAGE_MAX_CHARS}.
 */
export function messageTextOf(raw: string): Result<string, 'empty' | 'too_long'> {
  const text = raw.replaceAll(/\r\n?/g, '\n').replaceAll(LONE_SURROGATE, '\uFFFD').trim();
  if (!VISIBLE.test(text)) return err('empty');
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

/** The longest beginning of `text` within `maxChars` UTF-16 code units that does not split a surrogate pair. */
function cutAtCodePoint(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const splitsPair = (text.codePointAt(maxChars - 1) ?? 0) > 0xffff;
  return text.slice(0, splitsPair ? maxChars - 1 : maxChars);
}
