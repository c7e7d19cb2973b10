import { parseMessageId, type MessageId } from '../ids.ts';
import type { ContentOf, MessageContent } from './message-content.ts';

/** What one side may put to the other: it is accepted, declined, or answered by another of its kind. */
export type Proposal = ContentOf<'offer' | 'appointment'>;

const ANSWER_SUFFIX = '-a';

/**
 * Where the answer to a proposal stands: under an id made of the proposal's, so that there is one at most,
 * and of two devices that answer at once the first holds. `null` after some forty answers to answers, when
 * ids become too long.
 */
export const answerIdOf = (proposal: MessageId): MessageId | null =>
  parseMessageId(`${proposal}${ANSWER_SUFFIX}`);

/** The proposal whose answer stands under this id; `null` where it is no answer's. */
export const proposalIdOf = (answer: MessageId): MessageId | null =>
  answer.endsWith(ANSWER_SUFFIX) ? parseMessageId(answer.slice(0, -ANSWER_SUFFIX.length)) : null;

/** How a proposal stands. */
export type ProposalState = 'waiting' | 'accepted' | 'declined' | 'countered';

/** By what stands under the id of its answer. */
export function proposalState(answer: MessageContent | null): ProposalState {
  if (answer === null) return 'waiting';
  // Of other kinds only a newer app answers.
  return answer.kind === 'answer' ? answer.verdict : 'countered';
}
