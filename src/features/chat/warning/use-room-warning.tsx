import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Room } from '#data/local/queries/room-queries.ts';
import type { Message } from '#domain/chat/chat.ts';
import type { SafetyConcern } from '#domain/chat/safety.ts';
import type { WarningMarks } from '#domain/safety/room-warning.ts';
import type { ScamSignal } from '#domain/safety/scam-signals.ts';
import { chatText } from '#i18n/ko/chat.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { createAnswerGate, type AnswerGate } from './answer-gate.ts';
import { useRoomJudge } from './use-room-judge.ts';

/** What a room says of the frauds that it bears the signs of, and to whoever answers there. */
export interface RoomWarningView {
  /** For the room's head; `null` where there is nothing to tell. */
  readonly card: ReactNode;
  /** What has to be read before the answer that waits. */
  readonly step: ReactNode;
  /** Runs `answer` at once, or when the reader has said that they read what stands before it; else `turnedBack`. */
  readonly beforeAnswer: AnswerGate['before'];
  /** Whether a message's own line has to tell what is wrong with it, since no card does. */
  readonly isLeftToMessage: (message: Message, concern: SafetyConcern) => boolean;
}

/** What a message's own line warns of, as the card calls it. */
const SIGNAL_OF: Readonly<Record<SafetyConcern, ScamSignal>> = {
  account_number: 'account_before_meeting',
  advance_payment: 'deposit_first',
};

const NONE: readonly ScamSignal[] = [];

/** Warns in a room, as far as its device can tell; `actions` are 신고 and 차단. */
export function useRoomWarning(
  db: OwnDatabase | null,
  room: Room,
  messages: readonly Message[] | null,
  actions: ReactNode,
): RoomWarningView {
  const judged = useRoomJudge(db, room);
  const judgement = judged.kind === 'judged' ? judged.judgement : null;
  const { toTell = NONE, toPass = NONE } = judgement ?? {};
  const newest = messages?.findLast(({ sender }) => sender === room.other);
  // What has come a moment ago is looked at before it is answered.
  const isUnsure =
    judged.kind === 'loading' || (judgement !== null && (newest?.position ?? 0) > judgement.judgedTo);
  const gateState = toPass.length > 0 ? 'closed' : isUnsure ? 'unsure' : 'open';
  const [gate] = useState(createAnswerGate);
  useEffect(() => gate.turn(gateState), [gate, gateState]);
  useEffect(() => gate.leave, [gate]);
  const isAsking = useSyncExternalStore(gate.subscribe, gate.isAsking);
  const beforeAnswer = gate.before;

  const told = toTell.join();
  const judgedTo = judgement?.judgedTo ?? (judged.kind === 'failed' ? Number.POSITIVE_INFINITY : -1);
  const isLeftToMessage = useCallback(
    ({ position }: Message, concern: SafetyConcern) =>
      position <= judgedTo && !told.split(',').includes(SIGNAL_OF[concern]),
    [judgedTo, told],
  );

  if (judged.kind !== 'judged') return { card: null, step: null, beforeAnswer, isLeftToMessage };
  const { reader } = judged.judgement;
  const { WarningCard, WarningStep } = judged.draw;
  const mark = (kind: keyof WarningMarks, signals: readonly ScamSignal[]) =>
    judged.judge.mark(kind, signals).catch((error: unknown) => {
      console.warn('what was read of a warning was not kept', error);
      toasts.show({ title: chatText.message.notStored, tone: 'error' });
    });
  return {
    card:
      toTell.length === 0 ? null : (
        <WarningCard
          reader={reader}
          signals={toTell}
          actions={actions}
          onDismiss={() => void mark('dismissed', toTell)}
        />
      ),
    step: (
      <WarningStep
        reader={reader}
        signals={toPass}
        isOpen={isAsking}
        onPass={() => {
          void mark('passed', toPass);
          gate.pass();
        }}
        onCancel={gate.cancel}
      />
    ),
    beforeAnswer,
    isLeftToMessage,
  };
}
