import { useEffect, useMemo } from 'react';
import { keeping, keepOnLeaving } from '#device/keeping.ts';
import { rescueDraft, takeRescuedDraft } from '#device/rescued-draft.ts';
import { livingTabs, thisTab } from '#device/this-tab.ts';
import type { ChatId } from '#domain/ids.ts';
import { err } from '#domain/result.ts';
import { draftRefusals } from '#services/forms/draft-refusals.ts';
import { useUserDatabase, type OwnDatabase } from '#session/use-user-database.ts';
import { keepChatDraft, sendTyped, takeChatDraft } from '#sync/commands/chat-draft.ts';
import { realEnvironment } from '#sync/environment.ts';
import { createComposer, type Composer } from './create-composer.ts';

/** The box of a conversation, which begins with what the last visit left in it. */
export function useComposer(chatId: ChatId, onSent: () => void): Composer {
  const db = useUserDatabase();
  const composer = useMemo(
    () =>
      createComposer({
        send: async (message) =>
          db ? keeping(sendTyped(db, { chatId, tab: thisTab }, message, realEnvironment)) : err('no_chat'),
        readDraft: async () => (db ? readDraft(db, chatId) : ''),
        keepDraft: async (text) => {
          if (db) await keepDraft(db, chatId, text);
        },
      }),
    [db, chatId],
  );
  useEffect(() => {
    composer.start();
    const end = keepOnLeaving(composer.flush);
    return () => {
      end();
      composer.flush();
    };
  }, [composer]);
  useEffect(() => composer.onSent(onSent), [composer, onSent]);
  return composer;
}

/** What this tab rescued over a reload is newer than what the disk has. */
async function readDraft(db: OwnDatabase, chatId: ChatId): Promise<string> {
  const rescued = takeRescuedDraft(db.uid, chatId);
  if (rescued === null) return takeChatDraft(db, { chatId, tab: thisTab }, await livingTabs());
  await keepDraft(db, chatId, rescued);
  return rescued;
}

async function keepDraft(db: OwnDatabase, chatId: ChatId, text: string): Promise<void> {
  try {
    await keeping(keepChatDraft(db, { chatId, tab: thisTab }, text, realEnvironment));
    draftRefusals.taken();
  } catch (error) {
    rescueDraft(db.uid, chatId, text);
    draftRefusals.refused();
    throw error;
  }
}
