import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { proofsOf, type KeptProof } from '#data/local/queries/proof-queries.ts';
import type { ChatId } from '#domain/ids.ts';
import { proofText as text } from '#i18n/ko/proof.ts';
import { wakeSync } from '#session/running-sync.ts';
import { useLive, type Live } from '#session/use-live.ts';
import { useUserDatabase, type OwnDatabase } from '#session/use-user-database.ts';
import { keepProof } from '#sync/commands/keep-proof.ts';
import { realEnvironment } from '#sync/environment.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { useStillThere } from '#ui/use-still-there.ts';
import { makeProof } from './make-proof.ts';

export interface ProofsView {
  readonly live: Live<readonly KeptProof[]>;
  readonly isMaking: boolean;
  /** Why the last one was not made, in words. */
  readonly problem: string | null;
  readonly make: () => void;
}

/** The proofs of a conversation; the first is made by itself. */
export function useProofs(chatId: ChatId): ProofsView {
  const db = useUserDatabase();
  const live = useLive(async () => (db ? proofsOf(db, chatId) : []), [db, chatId]);
  const [isMaking, setMaking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // What is drawn comes a moment after a press: two of them are one wish.
  const isBusy = useRef(false);
  const isStillThere = useStillThere();

  const make = () => {
    if (!db || isBusy.current) return;
    isBusy.current = true;
    setMaking(true);
    setProblem(null);
    void makeOnce(db, chatId).then((failure) => {
      if (!isStillThere()) tellOf(failure);
      isBusy.current = false;
      setMaking(false);
      setProblem(failure);
    });
  };

  // As it opens: whoever deletes the last one wants no other. It is being made from this frame on.
  const [isFirst, setFirst] = useState<boolean | null>(null);
  if (isFirst === null && live.kind === 'ready' && db !== null) {
    setFirst(live.value.length === 0);
    setMaking(live.value.length === 0);
  }
  const makeFirst = useEffectEvent(make);
  useEffect(() => {
    if (isFirst) makeFirst();
  }, [isFirst]);
  return { live, isMaking, problem, make };
}

const tellOf = (failure: string | null) =>
  toasts.show(failure === null ? { title: text.made, tone: 'ok' } : { title: failure, tone: 'error' });

const underWay = new WeakMap<OwnDatabase, Map<ChatId, Promise<string | null>>>();

/** A sheet that was closed and opened again waits for the one that is being made. */
function makeOnce(db: OwnDatabase, chatId: ChatId): Promise<string | null> {
  const own = underWay.get(db) ?? new Map<ChatId, Promise<string | null>>();
  underWay.set(db, own);
  const making = own.get(chatId) ?? makeAndKeep(db, chatId).finally(() => own.delete(chatId));
  own.set(chatId, making);
  return making;
}

/** What went wrong, in words; `null` where nothing did. */
async function makeAndKeep(db: OwnDatabase, chatId: ChatId): Promise<string | null> {
  try {
    const made = await makeProof(db, chatId, realEnvironment.now());
    if (!made.ok) return text.nothingYet;
    const kept = await keepProof(db, made.value, realEnvironment);
    if (!kept.ok) return text.notStored;
    wakeSync();
    return null;
  } catch (error) {
    console.warn('no proof was made', error);
    return text.failed;
  }
}
