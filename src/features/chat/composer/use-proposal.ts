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
  const key = JSON.stringify([instead?.id, filledIn]);
  const wish = useWish(key);
  const [failed, setFailed] = useState<{ readonly key: string; readonly why: NotSent | 'answered' } | null>(
    null,
  );
  return {
    /** Why what is filled in was not sent; of something else nothing is known yet. */
    notSent: failed?.key === key ? failed.why : null,
    /** Whether it is in the conversation now, by this press. */
    async send(content: Proposal): Promise<boolean> {
      setFailed(null);
      const sent = await wish.fulfil(async (id) =>
        db ? propose(db, { chatId, instead, content, wish: id }) : err('no_chat'),
      );
      if (sent === null) return false;
      if (!sent.ok) setFailed({ key, why: sent.code === 'answered' ? sent.code : notSentOf(sent.code) });
      return sent.ok;
    },
  };
}
