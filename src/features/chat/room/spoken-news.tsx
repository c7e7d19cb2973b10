import { useState } from 'react';
import type { Message } from '#domain/chat/chat.ts';
import { answerFor, answerText, type ForEachKind } from '#domain/chat/message-content.ts';
import { formatWon } from '#domain/format/format-won.ts';
import type { UserId } from '#domain/ids.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { messageWords } from '#i18n/ko/messages.ts';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';

const text = chatText.room;

export interface SpokenNewsProps {
  readonly messages: readonly Message[] | null;
  readonly other: UserId;
  readonly name: string;
}

/** Reads out what the other side says while the room is open, and nothing that was there before. */
export function SpokenNews({ messages, other, name }: SpokenNewsProps) {
  const newest = messages?.findLast((message) => message.sender === other) ?? null;
  const [first, setFirst] = useState<{ readonly id: string | null } | null>(null);
  if (first === null && messages !== null) setFirst({ id: newest?.id ?? null });
  const isNews = newest !== null && first !== null && newest.id !== first.id;
  return (
    <div aria-live="polite">
      {isNews ? <VisuallyHidden>{text.said(name, wordsOf(newest))}</VisuallyHidden> : null}
    </div>
  );
}

const WORDS: ForEachKind<string> = messageWords(formatWon, answerText);

const wordsOf = ({ content }: Message): string => answerFor(content, WORDS);
