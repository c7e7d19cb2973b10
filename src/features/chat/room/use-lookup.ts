import { useEffect, useState } from 'react';
import { backoffDelayMs } from '#domain/outbox/backoff.ts';
import type { ChatId } from '#domain/ids.ts';
import { onceVisibleAfter } from '#session/once-visible.ts';
import { lookUpRoom, type RoomLookup } from '#services/chat/room-lookup.ts';

interface Asked {
  /** Which question it was. */
  readonly round: number;
  readonly of: ChatId;
  readonly answer: RoomLookup;
  /** How often in a row nothing was found. */
  readonly failures: number;
}

export interface Lookup {
  readonly answer: RoomLookup | null;
  readonly retry: () => void;
}

/** So often a room that is missing is asked for: its first words may still be on their way. */
const MISSING_ASKED = 6;

/**
 * Asks the server for a room while it `isWanted`: where nobody could be reached it is asked again by itself,
 * ever later, while somebody looks, since the SDK gives up after ten seconds and says no more; and some times
 * where there is none yet.
 */
export function useLookup(chatId: ChatId, isWanted: boolean, lookUp = lookUpRoom): Lookup {
  const [round, setRound] = useState(0);
  const [asked, setAsked] = useState<Asked | null>(null);
  const known = asked?.of === chatId ? asked : null;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    void lookUp(chatId).then((answer) => {
      if (isLeft) return;
      setAsked((before) => {
        const failed = before?.of === chatId ? before.failures : 0;
        return { round, of: chatId, answer, failures: failed + 1 };
      });
    });
    return () => {
      isLeft = true;
    };
  }, [chatId, isWanted, round, lookUp]);

  useEffect(() => {
    if (!isWanted || known === null || !isWorthAsking(known)) return undefined;
    return onceVisibleAfter(backoffDelayMs(known.failures, Math.random()), () => setRound(known.round + 1));
  }, [isWanted, known]);

  const retry = () => {
    setAsked(null);
    setRound((before) => before + 1);
  };
  return { answer: known?.answer ?? null, retry };
}

const isWorthAsking = ({ answer, failures }: Asked): boolean =>
  answer === 'unreachable' || (answer === 'missing' && failures < MISSING_ASKED);
