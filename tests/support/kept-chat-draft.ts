import { chatDraftName, joinTexts } from '#data/local/queries/draft-queries.ts';
import { draftsAt } from '#data/local/tab-drafts.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { ChatId } from '#domain/ids.ts';

/** What was typed into a conversation and not sent, in whichever tab; empty when there is nothing. */
export const keptChatDraft = async (db: UserDatabase, chatId: ChatId): Promise<string> =>
  joinTexts((await draftsAt(db, chatDraftName(chatId))).map(({ value }) => value)) ?? '';
