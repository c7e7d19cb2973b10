import { parseMessageId, type MessageId } from '../ids.ts';
import { millisOfMicros, type Millis } from '../units.ts';
import { PENDING_POSITION, type Message } from './chat.ts';
import type { ContentOf, MessageContent, Verdict } from './message-content.ts';

/** What one side may put to the other: it is accepted, declined, answered by another of its kind, or withdrawn. */
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

/** What was accepted in these messages and does not stand among them: they may begin in the midst of a room. */
export function acceptedBefore(messages: readonly Pick<Message, 'id' | 'content'>[]): readonly MessageId[] {
  const here = new Set(messages.map(({ id }) => id));
  return messages.flatMap(({ id, content }) => {
    const proposal = content.kind === 'answer' && content.verdict === 'accepted' ? proposalIdOf(id) : null;
    return proposal === null || here.has(proposal) ? [] : [proposal];
  });
}

/** Whether what stands there may be either side's: who has proposed may withdraw, and the first holds. */
export const isEithers = (id: MessageId): boolean => id.endsWith(ANSWER_SUFFIX);

/** How a proposal stands; an agreed appointment may have been replaced (`replaced-appointments.ts`). */
export type ProposalState = 'waiting' | 'countered' | 'replaced' | Verdict;

/** Whether something may still come of it, of an appointment a meeting say. */
export const stands = (state: ProposalState): boolean => state === 'waiting' || state === 'accepted';

/** By what stands under the id of its answer. */
export function proposalState(answer: MessageContent | null): ProposalState {
  if (answer === null) return 'waiting';
  // Of other kinds only a newer app answers.
  return answer.kind === 'answer' ? answer.verdict : 'countered';
}

/**
 * Whether an appointment for this time is called off by what stands under the id of its acceptance's answer:
 * what arrived only once its time was there came too late for who had gone to it.
 */
export const callsOff = (
  said: Pick<Message, 'content' | 'position'> | null | undefined,
  at: Millis,
): boolean =>
  said?.content.kind === 'answer' &&
  said.content.verdict === 'called_off' &&
  (said.position === PENDING_POSITION || millisOfMicros(said.position) < at);
