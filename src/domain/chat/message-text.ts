import { err, ok, type Result } from '../result.ts';
import { MESSAGE_MAX_CHARS } from './chat.ts';
import { answerFor, type ForEachKind, type MessageContent } from './message-content.ts';
import { cutAtCodePoint, isVisible, typedText } from '../text/typed-text.ts';
import { offerText } from './price-offer.ts';
import { answerText } from './proposal.ts';

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

/** `lastMessage` of a chat whose newest message is a picture. */
export const IMAGE_MESSAGE_LABEL = '[이미지]';

const LAST_WORDS: ForEachKind<string> = {
  text: ({ text }) => cutAtCodePoint(text, LAST_MESSAGE_MAX_CHARS),
  image: () => IMAGE_MESSAGE_LABEL,
  appointment: () => '[약속]',
  offer: ({ price }) => offerText(price),
  answer: ({ verdict }) => answerText(verdict),
};

/** What the list of rooms shows of a message, at most {@link LAST_MESSAGE_MAX_CHARS} and never half a character. */
export const lastMessageOf = (content: MessageContent): string => answerFor(content, LAST_WORDS);
