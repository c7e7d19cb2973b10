import { useState } from 'react';
import { noShowTellers } from '#data/local/queries/room-queries.ts';
import { useNow } from '#device/use-now.ts';
import type { Message } from '#domain/chat/chat.ts';
import { noShowHindrance, noShowState } from '#domain/chat/no-show.ts';
import type { UserId } from '#domain/ids.ts';
import type { Millis } from '#domain/units.ts';
import { noShowText as text } from '#i18n/ko/no-show.ts';
import { tellNoShow } from '#services/chat/tell-no-show.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { Button } from '#ui/action/button.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { useMessageActions } from './message-actions.ts';
import styles from './proposal-foot.module.css';

const NOBODY: readonly UserId[] = [];

export interface NoShowFootProps {
  readonly message: Message;
  readonly at: Millis;
}

/** Below an appointment that both had agreed on and that is over: who has told that the other did not come. */
export function NoShowFoot({ message, at }: NoShowFootProps) {
  const db = useUserDatabase();
  const now = useNow();
  const { chatId, id } = message;
  const { ask } = useMessageActions();
  const live = useLive(async () => (db ? noShowTellers(db, chatId, id) : NOBODY), [db, chatId, id]);
  const [isBusy, setBusy] = useState(false);
  // Before the list of rooms has brought what was answered.
  const [hasTold, setTold] = useState(false);
  if (!db || live.kind !== 'ready') return null;
  const tellers = hasTold && !live.value.includes(db.uid) ? [...live.value, db.uid] : live.value;
  const state = noShowState(tellers, db.uid);
  const mayTell =
    (state === 'untold' || state === 'told_of_me') && noShowHindrance(at, now, tellers) === null;
  if (state === 'untold' && !mayTell) return null;
  const tell = async () => {
    setBusy(true);
    const told = await tellNoShow({ chatId, appointmentId: id });
    setBusy(false);
    if (told.ok) setTold(true);
    toasts.show(
      told.ok ? { title: text.told, tone: 'ok' } : { title: text.failure[told.code], tone: 'error' },
    );
  };
  const isAnswer = state === 'told_of_me';
  const question = {
    title: isAnswer ? text.answerQuestion : text.question,
    body: isAnswer ? text.answerExplanation : text.explanation,
    yes: isAnswer ? text.answer : text.yes,
    no: text.no,
    onYes: () => void tell(),
  };
  return (
    <div className={styles.foot} role="group" aria-label={text.group}>
      {state === 'untold' ? null : (
        <p className={styles.words} role="status">
          {text.state[state]}
        </p>
      )}
      {mayTell ? (
        <Button variant="ghost" size="small" isLoading={isBusy} onClick={() => ask(question)}>
          {isAnswer ? text.answer : text.tell}
        </Button>
      ) : null}
    </div>
  );
}
