import type { Message } from '#domain/chat/chat.ts';
import type { Verdict } from '#domain/chat/message-content.ts';
import { answerIdOf } from '#domain/chat/proposal.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { answerProposal } from '#sync/commands/answer-proposal.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button } from '#ui/action/button.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { useRoomContext } from '../room/room-context.ts';
import { useMessageActions } from './message-actions.ts';

const { appointment, answer } = chatText;

interface OfMessage {
  readonly message: Pick<Message, 'id' | 'chatId'>;
}

/** Below an appointment that both have agreed on and that is to come: either calls it off. */
export function CallOff({ message: { id, chatId } }: OfMessage) {
  const acceptance = answerIdOf(id);
  return acceptance === null ? null : (
    <Undo
      message={{ id: acceptance, chatId }}
      verdict="called_off"
      label={appointment.callOff}
      question={{ title: appointment.callOffQuestion, body: appointment.callOffExplanation, no: answer.keep }}
    />
  );
}

/** Below one's own proposal that nobody has answered. */
export const Withdraw = ({ message }: OfMessage) => (
  <Undo
    message={message}
    verdict="withdrawn"
    label={answer.withdraw}
    question={{ title: answer.withdrawQuestion, body: answer.withdrawExplanation, no: answer.keep }}
  />
);

interface UndoProps extends OfMessage {
  readonly verdict: Verdict;
  readonly label: string;
  readonly question: { readonly title: string; readonly body: string; readonly no: string };
}

function Undo({ message, verdict, label, question }: UndoProps) {
  const db = useUserDatabase();
  const { mayAnswer } = useRoomContext();
  const { ask } = useMessageActions();
  if (!db || !mayAnswer || answerIdOf(message.id) === null) return null;
  const undo = async () => {
    const sent = await answerProposal(db, message, { kind: 'answer', verdict }, realEnvironment);
    // Of what the other side has said meanwhile the card hears by itself.
    if (sent.ok || sent.code === 'answered') return;
    toasts.show({ title: chatText.message.notStored, tone: 'error' });
  };
  return (
    <Button
      variant="ghost"
      size="small"
      onClick={() => ask({ ...question, yes: label, isDanger: true, onYes: () => void undo() })}
    >
      {label}
    </Button>
  );
}
