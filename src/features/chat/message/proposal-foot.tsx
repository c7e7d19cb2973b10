import { useState, type ReactNode } from 'react';
import { standingOf, type Standing } from '#data/local/queries/message-queries.ts';
import type { Message } from '#domain/chat/chat.ts';
import type { Verdict } from '#domain/chat/message-content.ts';
import { answerIdOf, type Proposal } from '#domain/chat/proposal.ts';
import { PROPOSAL_TONES } from '#domain/status-tone.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { keepingEqual } from '#session/keeping-equal.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { answerProposal } from '#sync/commands/answer-proposal.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { useRoomContext } from '../room/room-context.ts';
import { Withdraw } from './call-off.tsx';
import styles from './proposal-foot.module.css';

const text = chatText.answer;

export interface ProposalFootProps {
  readonly message: Message;
  readonly kind: Proposal['kind'];
  /** `null` as long as it is not with the server, or nobody has looked. */
  readonly standing: Standing | null;
  /** Why it cannot be accepted; `null` where it can. */
  readonly hindrance: string | null;
  /** What comes of it once it is accepted. */
  readonly accepted: ReactNode;
  /** It has been accepted here, just now. */
  readonly onAccepted?: (() => void) | undefined;
}

/** How a proposal stands, for both sides; the ways to answer to whom it was made, the way back to who made it. */
export function ProposalFoot({
  message,
  kind,
  standing,
  hindrance,
  accepted,
  onAccepted,
}: ProposalFootProps) {
  if (standing === null) return null;
  const { state, isRefused } = standing;
  const isOpen = state === 'waiting' && !isRefused;
  const isAsked = isOpen && message.delivery.kind === 'received';
  const mayWithdraw = isOpen && message.delivery.kind === 'sent' && hindrance === null;
  return (
    <div className={styles.foot}>
      {state === 'waiting' && hindrance !== null ? (
        <p className={styles.words}>{hindrance}</p>
      ) : (
        <StatusPill tone={PROPOSAL_TONES[state]}>{chatText[kind].state[state]}</StatusPill>
      )}
      {isAsked ? (
        <Answers message={message} kind={kind} mayAccept={hindrance === null} onAccepted={onAccepted} />
      ) : null}
      {mayWithdraw ? <Withdraw message={message} /> : null}
      {state === 'accepted' ? accepted : null}
    </div>
  );
}

/** How a proposal stands, once it has arrived. */
export function useStanding(message: Message): Standing | null {
  const db = useUserDatabase();
  const [keep] = useState(() => keepingEqual<Standing>());
  // What is proposed stays as it is, while who has read it changes: its buttons must not go under a finger.
  const live = useLive(async () => (db ? keep(await standingOf(db, message)) : null), [db, message.id]);
  const hasArrived = message.delivery.kind === 'sent' || message.delivery.kind === 'received';
  return hasArrived && live.kind === 'ready' ? live.value : null;
}

interface AnswersProps extends Pick<ProposalFootProps, 'message' | 'kind' | 'onAccepted'> {
  readonly mayAccept: boolean;
}

function Answers({ message, kind, mayAccept, onAccepted }: AnswersProps) {
  const db = useUserDatabase();
  const { mayAnswer, proposeInstead, beforeAnswer } = useRoomContext();
  if (!db || !mayAnswer || answerIdOf(message.id) === null) return null;
  const answer = async (verdict: Verdict, button: HTMLElement) => {
    focusBesideOnceGone(button);
    const sent = await answerProposal(db, message, { kind: 'answer', verdict }, realEnvironment);
    if (sent.ok) {
      if (verdict === 'accepted') onAccepted?.();
      return;
    }
    // Of what was answered before the card hears by itself, by a second tap of the same finger say.
    if (sent.code === 'answered') return;
    toasts.show({ title: chatText.message.notStored, tone: 'error' });
  };
  return (
    <div className={styles.answers} role="group" aria-label={text.group}>
      {kind === 'offer' ? (
        <Button
          variant="ghost"
          size="small"
          onClick={({ currentTarget }) => beforeAnswer(() => void answer('declined', currentTarget))}
        >
          {text.decline}
        </Button>
      ) : null}
      <Button variant="secondary" size="small" onClick={() => proposeInstead(message)}>
        {chatText[kind].again}
      </Button>
      {mayAccept ? (
        <Button
          size="small"
          isFullWidth
          onClick={({ currentTarget }) => beforeAnswer(() => void answer('accepted', currentTarget))}
        >
          {text.accept}
        </Button>
      ) : null}
    </div>
  );
}
