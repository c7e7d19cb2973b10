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
export function foundMessage(
  found: Stored | undefined,
  uid: UserId,
  said: string,
): Micros | 'answered' | null {
  const isOwn = found?.sender === uid;
  if (found === undefined || (!isOwn && !isEithers(found.id))) return null;
  const isMeant = isOwn && (found.text === '' || !isEithers(found.id));
  return isMeant || found.text === said ? found.at : 'answered';
}
