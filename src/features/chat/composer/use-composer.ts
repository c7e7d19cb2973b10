import { useEffect, useMemo } from 'react';
import { keeping, keepOnLeaving } from '#device/keeping.ts';
import { livingTabs, thisTab } from '#device/this-tab.ts';
import type { ChatId } from '#domain/ids.ts';
import { err } from '#domain/result.ts';
import { draftRefusals } from '#services/forms/draft-refusals.ts';
import { useUserDatabase, type OwnDatabase } from '#session/use-user-database.ts';
import {
  keepChatDraft,
  noteBox,
  sendTyped,
  settleBox,
  takeChatDraft,
  type ChatBox,
} from '#sync/commands/chat-draft.ts';
import { realEnvironment } from '#sync/environment.ts';
import { composerOf, createComposer, type Composer, type ComposerSurroundings } from './create-composer.ts';

const rooms = new WeakMap<OwnDatabase, Map<ChatId, Composer>>();

/**
 * The box of a conversation, which begins with what the last visit left in it. Where the last
 * of `rewritten` messages turns out to have arrived as it was before, its newer words come back into the box.
 */
export function useComposer(chatId: ChatId, onSent: () => void, rewritten = 0): Composer {
  const db = useUserDatabase();
  const composer = useMemo(() => {
    if (!db) return createComposer(NOWHERE);
    const own = rooms.get(db) ?? new Map<ChatId, Composer>();
    rooms.set(db, own);
    return composerOf(own, chatId, () => createComposer(surroundingsOf(db, { chatId, tab: thisTab })));
  }, [db, chatId]);
  useEffect(() => {
    composer.start();
    const end = keepOnLeaving(composer.flush);
    return () => {
      end();
      // A field that goes does not say so.
      composer.compose(false);
      composer.flush();
    };
  }, [composer]);
  useEffect(() => {
    if (rewritten === 0) composer.lookAgain();
  }, [composer, rewritten]);
  useEffect(() => composer.onSent(onSent), [composer, onSent]);
  return composer;
}

const surroundingsOf = (db: OwnDatabase, box: ChatBox): ComposerSurroundings => ({
  send: (message) => keeping(sendTyped(db, box, message, realEnvironment)),
  readDraft: async () => takeChatDraft(db, box, await livingTabs()),
  keepDraft: (text) => keepDraft(db, box, text),
  note: (standing) => noteBox(db, box, standing, realEnvironment),
  settle: () => settleBox(db, box),
  newTicket: realEnvironment.newId,
});

/** Of whoever is not signed in, or not yet. */
const NOWHERE: ComposerSurroundings = {
  send: async () => err('no_chat'),
  readDraft: async () => '',
  keepDraft: async () => undefined,
  note: () => undefined,
  settle: () => undefined,
  newTicket: realEnvironment.newId,
};

async function keepDraft(db: OwnDatabase, box: ChatBox, text: string): Promise<void> {
  try {
    await keeping(keepChatDraft(db, box, text, realEnvironment));
    draftRefusals.taken();
  } catch (error) {
    draftRefusals.refused();
    throw error;
  }
}
