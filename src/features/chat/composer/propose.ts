import type { Message } from '#domain/chat/chat.ts';
import type { Proposal } from '#domain/chat/proposal.ts';
import type { ChatId, MessageId } from '#domain/ids.ts';
import type { Result } from '#domain/result.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import { answerProposal, type AnswerCode } from '#sync/commands/answer-proposal.ts';
import { sendMessage } from '#sync/commands/send-message.ts';
import { realEnvironment } from '#sync/environment.ts';

export interface ProposalWish {
  readonly chatId: ChatId;
  /** The proposal of the other side that this one answers. */
  readonly instead: Message | null;
  readonly content: Proposal;
  /** The id of one that answers nothing. */
  readonly wish: string;
}

/** Sends a proposal, on its own or in the place of one of the other side's. */
export const propose = (
  db: OwnDatabase,
  { chatId, instead, content, wish }: ProposalWish,
): Promise<Result<MessageId, AnswerCode>> =>
  instead
    ? answerProposal(db, instead, content, realEnvironment)
    : sendMessage(db, chatId, content, realEnvironment, wish);
