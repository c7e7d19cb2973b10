import { chatDraftName, joinTexts } from '#data/local/queries/draft-queries.ts';
import { dropTabDraft, keepTabDraft, takeTabDraft } from '#data/local/tab-drafts.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { ChatId, MessageId } from '#domain/ids.ts';
import type { Result } from '#domain/result.ts';
import type { Environment } from '../environment.ts';
import { roomFor, storeOwn, withRoom } from '../storage/make-room.ts';
import { storeMessage, type SendCode } from './send-message.ts';

/** The box of a conversation, in one tab. */
export interface ChatBox {
  readonly chatId: ChatId;
  readonly tab: string;
}

const placeOf = ({ chatId, tab }: ChatBox) => ({ name: chatDraftName(chatId), tab });

/** What the last visit left in the box, and what tabs that are gone have left in theirs. */
export const takeChatDraft = async (
  db: UserDatabase,
  box: ChatBox,
  living: ReadonlySet<string>,
): Promise<string> => (await takeTabDraft(db, placeOf(box), living, joinTexts)) ?? '';

/** Keeps what stands in a conversation's box, for the next visit; nothing but white space is no draft. */
export const keepChatDraft = (
  db: UserDatabase,
  box: ChatBox,
  text: string,
  environment: Environment,
): Promise<void> => withRoom(roomFor(db, environment), () => storeDraft(db, box, text, environment));

const storeDraft = (db: UserDatabase, box: ChatBox, text: string, { now }: Environment): Promise<void> =>
  text.trim() === '' ? dropTabDraft(db, placeOf(box)) : keepTabDraft(db, placeOf(box), text, now());

export interface TypedWords {
  readonly text: string;
  readonly remaining: string;
}

/**
 * Sends what was typed and leaves `remaining` as the draft, in one transaction: whenever the page dies,
 * the words are either in the box or in the conversation, never in both and never in neither.
 */
export async function sendTyped(
  db: UserDatabase,
  box: ChatBox,
  { text, remaining }: TypedWords,
  environment: Environment,
): Promise<Result<MessageId, SendCode>> {
  const tables = [db.chats, db.messages, db.outbox, db.photos, db.drafts, db.blocks];
  const stored = await storeOwn(db, environment, 'message', () =>
    db.transaction('rw', tables, async () => {
      const sent = await storeMessage(db, box.chatId, { kind: 'text', text }, environment);
      if (sent.ok) await storeDraft(db, box, remaining, environment);
      return sent;
    }),
  );
  return stored.ok ? stored.value : stored;
}
