import { useState } from 'react';
import { PENDING_POSITION, type DeliveryState, type Message } from '#domain/chat/chat.ts';
import { compareMessages } from '#domain/chat/merge-messages.ts';
import { answerFor, answerText, type ForEachKind } from '#domain/chat/message-content.ts';
import { formatWon } from '#domain/format/format-won.ts';
import type { MessageId, UserId } from '#domain/ids.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { messageWords } from '#i18n/ko/messages.ts';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';

const text = chatText.room;

export interface SpokenNewsProps {
  readonly messages: readonly Message[] | null;
  readonly other: UserId;
  readonly name: string;
}

/** What comes in one go, such as all that was said meanwhile, is not read out to its beginning. */
const MOST = 5;

/** What was there before, and is not read out. */
interface First {
  readonly after: Message | null;
  readonly refused: readonly MessageId[];
}

/**
 * Reads out what the other side says while the room is open and which of one's own words are refused, and nothing
 * that was there before. A line for each message: where one took the place of another that says the same, there
 * was nothing new to read.
 */
export function SpokenNews({ messages, other, name }: SpokenNewsProps) {
  const [first, setFirst] = useState<First | null>(null);
  const refused = messages?.filter(isRefused).map(({ id }) => id) ?? [];
  if (first === null && messages !== null) setFirst({ after: newestOf(messages, other), refused });
  // One that is tried once more may be refused once more.
  const known = first?.refused.filter((id) => refused.includes(id)) ?? [];
  if (first && known.length < first.refused.length) setFirst({ ...first, refused: known });
  const after = first?.after ?? null;
  const isNews = (message: Message) =>
    message.sender === other
      ? after === null || compareMessages(message, after) > 0
      : isRefused(message) && !known.includes(message.id);
  const news = first === null ? [] : (messages?.filter(isNews).slice(-MOST) ?? []);
  return (
    <div aria-live="polite" aria-relevant="additions">
      {news.map((message) => (
        <VisuallyHidden key={message.id}>
          {isRefused(message)
            ? text.refused(wordsOf(message), chatText.message.reason[message.delivery.reason])
            : text.said(name, wordsOf(message))}
        </VisuallyHidden>
      ))}
    </div>
  );
}

type Refused = Message & { readonly delivery: Extract<DeliveryState, { kind: 'failed' }> };
const isRefused = (message: Message): message is Refused => message.delivery.kind === 'failed';

/** Of the other side, or of one's own where they are not in sight: what is shown later of before is no news. */
const newestOf = (messages: readonly Message[], other: UserId): Message | null =>
  messages.findLast(({ sender }) => sender === other) ??
  messages.findLast(({ position }) => position !== PENDING_POSITION) ??
  null;

const WORDS: ForEachKind<string> = messageWords(formatWon, answerText);

const wordsOf = ({ content }: Message): string => answerFor(content, WORDS);
