import { parseChatId, type ChatId, type CommentId, type PostId } from '#domain/ids.ts';
import { nameOfDraft } from '../tab-drafts.ts';
import type { UserDatabase } from '../user-database.ts';

const CHAT_PREFIX = 'chat:';

/** Where the draft of a conversation is kept. */
export const chatDraftName = (chatId: ChatId): string => `${CHAT_PREFIX}${chatId}`;

/** All conversations in which something was left unsent in the box, with what was typed last. */
export async function chatDrafts(db: UserDatabase): Promise<ReadonlyMap<ChatId, string>> {
  const drafts = await db.drafts.where('key').startsWith(CHAT_PREFIX).toArray();
  return new Map(
    drafts
      .toSorted((a, b) => a.updatedAt - b.updatedAt)
      .flatMap((draft) => {
        const chatId = parseChatId(nameOfDraft(draft).slice(CHAT_PREFIX.length));
        const text = textOf(draft.value);
        return chatId === null || text === '' ? [] : [[chatId, text] as const];
      }),
  );
}

/**
 * Where an unfinished comment is kept: one for each post, and one for each comment that is being answered.
 */
export const commentDraftName = (postId: PostId, parentId: CommentId | null): string =>
  `comment:${postId}:${parentId ?? ''}`;

/** One text of several that were typed at one place; `null` where there is none. */
export function joinTexts(values: readonly unknown[]): string | null {
  const texts = values.map(textOf).filter((text) => text !== '');
  return texts.length === 0 ? null : texts.join('\n');
}

/** An older version of the app may have kept another shape. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('text' in value)) return '';
  return typeof value.text === 'string' ? value.text : '';
}
