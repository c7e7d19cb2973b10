import type { UserDatabase } from '#data/local/user-database.ts';
import type { Message } from '#domain/chat/chat.ts';
import type { ContentOf } from '#domain/chat/message-content.ts';
import { answerIdOf } from '#domain/chat/proposal.ts';
import type { MessageId } from '#domain/ids.ts';
import { err, type Result } from '#domain/result.ts';
import type { Environment } from '../environment.ts';
import { storeOwn } from '../storage/make-room.ts';
import { storeMessage, type SendCode } from './send-message.ts';

/** `answered`: there is an answer, from this device or another; the first holds. */
export type AnswerCode = SendCode | 'answered';

/**
 * Queues what is said to a proposal of the other side: a verdict, or another proposal in its place; or to the
 * acceptance of an appointment, by either side, that it is called off.
 */
export async function answerProposal(
  db: UserDatabase,
  proposal: Pick<Message, 'id' | 'chatId'>,
  content: ContentOf<'answer' | 'offer' | 'appointment'>,
  environment: Environment,
): Promise<Result<MessageId, AnswerCode>> {
  const id = answerIdOf(proposal.id);
  if (id === null) return err('answered');
  const tables = [db.chats, db.messages, db.outbox, db.photos, db.blocks];
  const stored = await storeOwn(db, environment, 'answer', () =>
    db.transaction('rw', tables, async (): Promise<Result<MessageId, AnswerCode>> => {
      if (await db.messages.get(id)) return err('answered');
      return storeMessage(db, proposal.chatId, content, environment, id);
    }),
  );
  return stored.ok ? stored.value : stored;
}
