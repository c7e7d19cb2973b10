import { newMessage } from '#documents/message.ts';
import type { OutgoingMessage } from '#data/remote/rest/chat-commit.ts';
import type { MessageId, UserId } from '#domain/ids.ts';
import type { Micros } from '#domain/units.ts';

/** A message as the fake server holds it. */
interface ServerMessage {
  readonly id: MessageId;
  readonly sender: UserId;
  readonly text: string;
  readonly imageUrl: string | null;
  readonly seq: number;
  readonly at: Micros;
}

export interface ServerChat {
  unread: Record<string, number>;
  messages: ServerMessage[];
  lastMessage: string;
}

/** What a message's document says by its own fields. */
export function storedWords(sender: UserId, message: OutgoingMessage) {
  const { text, imageUrl } = newMessage(sender, message);
  return {
    text: typeof text === 'string' ? text : '',
    imageUrl: typeof imageUrl === 'string' ? imageUrl : null,
  };
}
