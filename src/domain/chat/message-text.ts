import { err, ok, type Result } from '../result.ts';
import { MESSAGE_MAX_CHARS } from './chat.ts';
import { answerFor, LAST_WORDS, type MessageContent } from './message-content.ts';
import { cutAtCodePoint, isVisible, typedText } from '../text/typed-text.ts';

/** Longest `lastMessage` of a chat, in UTF-16 code units. */
export const LAST_MESSAGE_MAX_CHARS = 100;

/**
 * The text as it is stored and sent: ends trimmed, one kind of line break, otherwise as typed, odd Unicode
 * included. Fails with `empty` where nothing would show, and with `too_long` above {@link MESSAGE_MAX_CHARS}.
 */
export function messageTextOf(raw: string): Result<string, 'empty' | 'too_long'> {
  const text = typedText(raw);
  if (!isVisible(text)) return err('empty');
  return text.length > MESSAGE_MAX_CHARS ? err('too_long') : ok(text);
}

/**
 * What the list of rooms shows of a message, at most {@link LAST_MESSAGE_MAX_CHARS} and never half a
 * character.
 */
export const lastMessageOf = (content: MessageContent): string =>
  cutAtCodePoint(answerFor(content, LAST_WORDS), LAST_MESSAGE_MAX_CHARS);
