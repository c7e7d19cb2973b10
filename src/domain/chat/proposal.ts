import { parseMessageId, type MessageId } from '../ids.ts';
import { assertNever } from '../result.ts';
import type { ContentOf, MessageContent, Verdict } from './message-content.ts';

/** What one side may put to the other: it is accepted, declined, or answered by another of its kind. */
export type Proposal = ContentOf<'offer' | 'appointment'>;

const ANSWER_SUFFIX = '-a';

/**
 * Where the answer to a proposal stands: under an id made of the proposal's, so that there is one at most, and of two
 * devices that answer at once the first holds. `null` after some forty answers to answers, when ids become too long.
 */
export const answerIdOf = (proposal: MessageId): MessageId | null =>
  parseMessageId(`${proposal}${ANSWER_SUFFIX}`);

/** How a proposal stands. */
export type ProposalState = 'waiting' | 'accepted' | 'declined' | 'countered';

/** By what stands under the id of its answer. */
export function proposalState(answer: MessageContent | null): ProposalState {
  if (answer === null) return 'waiting';
  switch (answer.kind) {
    case 'answer':
      return answer.verdict;
    case 'offer':
    case 'appointment':
      return 'countered';
    // Only a newer app answers so.
    case 'text':
    case 'image':
      return 'countered';
    default:
      return assertNever(answer);
  }
}

const ANSWER_TEXTS: Readonly<Record<Verdict, string>> = {
  accepted: '제안을 수락했어요.',
  declined: '제안을 거절했어요.',
};

/** What the list of rooms, a push and an app that knows no answers show of one. */
export const answerText = (verdict: Verdict): string => ANSWER_TEXTS[verdict];
