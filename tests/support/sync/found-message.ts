import { answerText } from '#domain/chat/message-content.ts';
import { isEithers } from '#domain/chat/proposal.ts';
import type { MessageId, UserId } from '#domain/ids.ts';
import type { Micros } from '#domain/units.ts';

interface Stored {
  readonly id: MessageId;
  readonly sender: UserId;
  readonly text: string;
  readonly at: Micros;
}

/** What somebody who asks for a message of theirs is told of what stands in its place. */
export function foundMessage(found: Stored | undefined, uid: UserId): Micros | 'answered' | null {
  if (found === undefined) return null;
  if (found.sender === uid || found.text === answerText('called_off')) return found.at;
  return isEithers(found.id) ? 'answered' : null;
}
