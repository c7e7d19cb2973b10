import { useCallback, useMemo, useRef, useState } from 'react';
import {
  holdsBeginning,
  messagesFrom,
  newestMessages,
  positionBefore,
} from '#data/local/queries/message-queries.ts';
import type { Room } from '#data/local/queries/room-queries.ts';
import { PENDING_POSITION, type Message } from '#domain/chat/chat.ts';
import { loadOlderMessages } from '#session/running-sync.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { hasGrownAtStart } from './history-grew.ts';
import {
  anchored,
  beginningOf,
  FIRST_WINDOW,
  grownTo,
  settled,
  widened,
  WINDOW_STEP,
  windowReader,
  type MessageWindow,
} from './message-window.ts';
import type { OlderState } from './older-state.ts';
import { keptWords } from './room-ahead.ts';
import { useAgain } from './use-again.ts';

export interface ConversationView {
  /** `null` until the disk has answered. */
  readonly messages: readonly Message[] | null;
  /** The last change added to the beginning, or took away there, and nothing else. */
  readonly isPrepended: boolean;
  readonly hasFailed: boolean;
  readonly older: OlderState;
  /** Shows more of the past: from the disk if it is there, else from the server. */
  readonly loadOlder: () => void;
  /** The reader is back at the newest message. */
  readonly settle: () => void;
}

interface Shown {
  readonly messages: readonly Message[] | null;
  readonly isPrepended: boolean;
}

const NOTHING_SHOWN: Shown = { messages: null, isPrepended: false };

/** The messages of a room, of which only as many are read from the disk as have been looked at. */
export function useConversation(room: Pick<Room, 'id' | 'isOnServer'>): ConversationView {
  const db = useUserDatabase();
  const [asked, setWindow] = useState<MessageWindow>(FIRST_WINDOW);
  const live = useLive(
    windowReader(asked, async (window) => {
      if (!db) return [];
      return window.kind === 'from'
        ? messagesFrom(db, room.id, window.position)
        : newestMessages(db, room.id, window.limit);
    }),
    [db, room.id, asked],
    keptWords,
  );
  const window = useMemo(() => (live.kind === 'ready' ? anchored(asked, live.value) : asked), [asked, live]);

  // What was shown stays until the wider window has been read.
  const [{ messages, isPrepended }, setShown] = useState(NOTHING_SHOWN);
  if (live.kind === 'ready' && live.value !== messages) {
    setShown({ messages: live.value, isPrepended: hasGrownAtStart(messages ?? [], live.value) });
  }

  const [older, setOlder] = useState<OlderState>('unknown');
  const isBusy = useRef(false);
  const { id: chatId, isOnServer } = room;
  const findOlder = useCallback(async (): Promise<OlderState> => {
    if (!db || !messages || (messages.length === 0 && isOnServer)) return 'unknown';
    if (
      window.kind === 'newest' &&
      messages[0]?.position === PENDING_POSITION &&
      messages.length >= window.limit
    ) {
      setWindow(widened(window));
      return 'unknown';
    }
    const before = beginningOf(window, messages);
    const grow = async () => {
      const earlier = await positionBefore(db, chatId, before, WINDOW_STEP);
      if (earlier !== null) setWindow(grownTo(earlier));
      return earlier !== null;
    };
    if (await grow()) return 'unknown';
    if (!isOnServer || (await holdsBeginning(db, chatId)) === true) return 'beginning';
    setOlder('loading');
    const reachedStart = await loadOlderMessages(chatId);
    if (await grow()) return 'unknown';
    return reachedStart ? 'beginning' : 'unknown';
  }, [db, chatId, isOnServer, messages, window]);

  const loadOlder = useCallback(() => {
    const run = async () => {
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        setOlder(await findOlder());
      } catch (error) {
        console.warn('older messages not loaded', error);
        setOlder('failed');
      }
      isBusy.current = false;
    };
    void run();
  }, [findOlder]);
  useAgain(older, loadOlder);

  const settle = useCallback(() => {
    const next = messages ? settled(window, messages) : window;
    if (next === window) return;
    setWindow(next);
    setOlder('unknown');
  }, [messages, window]);

  const hasFailed = live.kind === 'failed' && messages === null;
  return useMemo(
    () => ({ messages, isPrepended, hasFailed, older, loadOlder, settle }),
    [messages, isPrepended, hasFailed, older, loadOlder, settle],
  );
}
