import { parseChatId, type ChatId, type CommentId, type PostId } from '#domain/ids.ts';
import type { Draft, UserDatabase } from '../user-database.ts';

const CHAT_PREFIX = 'chat:';

/** Where the draft of a conversation is kept. */
export const chatDraftKey = (chatId: ChatId): string => `${CHAT_PREFIX}${chatId}`;

/** What was typed into a conversation and not sent; empty when there is nothing. */
export async function chatDraft(db: UserDatabase, chatId: ChatId): Promise<string> {
  return textOf(await db.drafts.get(chatDraftKey(chatId)));
}

/** All conversations in which something was left unsent in the box. */
export async function chatDrafts(db: UserDatabase): Promise<ReadonlyMap<ChatId, string>> {
  const drafts = await db.drafts.where('key').startsWith(CHAT_PREFIX).toArray();
  return new Map(
    drafts.flatMap((draft) => {
      const chatId = parseChatId(draft.key.slice(CHAT_PREFIX.length));
      const text = textOf(draft);
      return chatId === null || text === '' ? [] : [[chatId, text] as const];
    }),
  );
}

/** Where an unfinished comment is kept: one for each post, and one for each comment that is being answered. */
export const commentDraftKey = (postId: PostId, parentId: CommentId | null): string =>
  `comment:${postId}:${parentId ?? ''}`;

/** What was typed as a comment and not sent; empty when there is nothing. */
export const commentDraft = async (
  db: UserDatabase,
  postId: PostId,
  parentId: CommentId | null,
): Promise<string> => textOf(await db.drafts.get(commentDraftKey(postId, parentId)));

/** An older version of the app may have kept another shape. */
function textOf(draft: Draft | undefined): string {
  const value = draft?.value;
  if (typeof value !== 'object' || value === null || !('text' in value)) return '';
  return typeof value.text === 'string' ? value.text : '';
}
