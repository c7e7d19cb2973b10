import { chatDraft, chatDraftKey } from '#data/local/queries/draft-queries.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { ChatId, MessageId } from '#domain/ids.ts';
import type { Result } from '#domain/result.ts';
import type { Environment } from '../environment.ts';
import { storeOwn } from '../storage/make-room.ts';
import { storeMessage, type SendCode } from './send-message.ts';

/** Keeps what stands in a conversation's box, for the next visit; nothing but white space is no draft. */
export async function keepChatDraft(
  db: UserDatabase,
  chatId: ChatId,
  text: string,
  environment: Environment,
): Promise<void> {
  const key = chatDraftKey(chatId);
  if (text.trim() === '') await db.drafts.delete(key);
  else await db.drafts.put({ key, value: { text }, updatedAt: environment.now() });
}

export interface TypedWords {
  readonly text: string;
  readonly remaining: string;
  /** The draft as the sender knows it; a draft that reads otherwise is another tab's, and stays. */
  readonly kept?: string;
}

/**
 * Sends what was typed and leaves `remaining` as the draft, in one transaction: whenever the page dies,
 * the words are either in the box or in the conversation, never in both and never in neither.
 */
export async function sendTyped(
  db: UserDatabase,
  chatId: ChatId,
  { text, remaining, kept }: TypedWords,
  environment: Environment,
): Promise<Result<MessageId, SendCode>> {
  const tables = [db.chats, db.messages, db.outbox, db.photos, db.drafts, db.blocks];
  const stored = await storeOwn(db, environment, 'message', () =>
    db.transaction('rw', tables, async () => {
      const sent = await storeMessage(db, chatId, { kind: 'text', text }, environment);
      const isOurs = kept === undefined || (await chatDraft(db, chatId)) === kept;
      if (sent.ok && (isOurs || remaining !== '')) await keepChatDraft(db, chatId, remaining, environment);
      return sent;
    }),
  );
  return stored.ok ? stored.value : stored;
}
