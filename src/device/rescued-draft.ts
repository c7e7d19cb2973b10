import type { ChatId, UserId } from '#domain/ids.ts';

/**
 * What was typed while the database was closed for good under this page (a newer version in another tab, or
 * it was deleted): kept by the tab over the reload that follows. Named so that a sign-out removes it.
 */
const RESCUED_DRAFTS = 'geumnaru.rescued.';

const keyOf = (uid: UserId, chatId: ChatId): string => `${RESCUED_DRAFTS}${uid}.${chatId}`;

export function rescueDraft(uid: UserId, chatId: ChatId, text: string): void {
  try {
    if (text.trim() === '') sessionStorage.removeItem(keyOf(uid, chatId));
    else sessionStorage.setItem(keyOf(uid, chatId), text);
  } catch (error) {
    console.warn('the draft could not be kept for the reload', error);
  }
}

/** What was rescued for this chat; it is forgotten here, so that a second call finds nothing. */
export function takeRescuedDraft(uid: UserId, chatId: ChatId): string | null {
  try {
    const text = sessionStorage.getItem(keyOf(uid, chatId));
    sessionStorage.removeItem(keyOf(uid, chatId));
    return text;
  } catch (error) {
    console.warn('no draft could be read back after the reload', error);
    return null;
  }
}

/** Forgets them all: somebody signs out. */
export function forgetRescuedDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(RESCUED_DRAFTS)) sessionStorage.removeItem(key);
    }
  } catch (error) {
    console.warn('the rescued drafts could not be removed', error);
  }
}
