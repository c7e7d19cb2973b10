import type { MessageId } from '../ids.ts';
import type { Millis } from '../units.ts';
import type { ContentOf, MessageKind } from './message-content.ts';
import { NO_SHOW_AFTER_MS } from './no-show.ts';
import { proposalIdOf } from './proposal.ts';

/** A message, as far as it tells what the two have agreed on. */
interface Said {
  readonly id: MessageId;
  readonly content:
    | ContentOf<'appointment' | 'answer'>
    | { readonly kind: Exclude<MessageKind, 'appointment' | 'answer'> };
}

/**
 * Which appointments that both had agreed on another one has replaced, as far as these messages tell, which
 * stand in their order; `saidAt` is `null` of what never went out. What was agreed on last is what holds.
 */
export function replacedAppointments<Message extends Said>(
  messages: readonly Message[],
  saidAt: (message: Message) => Millis | null,
): ReadonlySet<MessageId> {
  const agreed = new Map<MessageId, Millis>();
  const replaced = new Set<MessageId>();
  for (const message of messages) {
    const { id, content } = message;
    if (content.kind !== 'answer' || content.verdict !== 'accepted') continue;
    const proposal = proposalIdOf(id);
    const meeting = messages.find((other) => other.id === proposal)?.content;
    const acceptedAt = saidAt(message);
    if (proposal === null || meeting?.kind !== 'appointment' || acceptedAt === null) continue;
    for (const [earlier, at] of agreed) {
      // One that was missed stays so, whatever is agreed on to make up for it.
      if (acceptedAt <= at + NO_SHOW_AFTER_MS) replaced.add(earlier);
    }
    agreed.set(proposal, meeting.appointment.at);
  }
  return replaced;
}
