import { useState } from 'react';
import type { Message } from '#domain/chat/chat.ts';
import type { Proposal } from '#domain/chat/proposal.ts';
import type { ChatId } from '#domain/ids.ts';
import { err } from '#domain/result.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { useWish } from '#session/use-wish.ts';
import { notSentOf, type NotSent } from './not-sent.ts';
import { propose } from './propose.ts';

export interface ProposalDraft {
  readonly chatId: ChatId;
  /** The proposal of the other side in whose place this one comes. */
  readonly instead: Message | null;
  /** What has been filled in, in a word: as long as it is the same, sending it twice is one wish. */
  readonly filledIn: string;
}

/** Sends what a sheet proposes, and says why it was not sent. */
export function useProposal({ chatId, instead, filledIn }: ProposalDraft) {
  const db = useUserDatabase();
  const wish = useWish(JSON.stringify([instead?.id, filledIn]));
  const [notSent, setNotSent] = useState<NotSent | 'answered' | null>(null);
  return {
    notSent,
    /** Something else is about to be sent. */
    startOver: () => setNotSent(null),
    /** Whether it is in the conversation now, by this press. */
    async send(content: Proposal): Promise<boolean> {
      const sent = await wish.fulfil(async (id) =>
        db ? propose(db, { chatId, instead, content, wish: id }) : err('no_chat'),
      );
      if (sent === null) return false;
      if (!sent.ok) setNotSent(sent.code === 'answered' ? sent.code : notSentOf(sent.code));
      return sent.ok;
    },
  };
}
