import type { Message } from '#domain/chat/chat.ts';
import { answerIdOf } from '#domain/chat/proposal.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { answerProposal } from '#sync/commands/answer-proposal.ts';
import { realEnvironment } from '#sync/environment.ts';
import { AskingButton } from '#ui/overlay/asking-button.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { useRoomContext } from '../room/room-context.ts';

const text = chatText.appointment;

/** Below an appointment that both have agreed on and that is to come: either calls it off. */
export function CallOff({ message: { id, chatId } }: { readonly message: Pick<Message, 'id' | 'chatId'> }) {
  const db = useUserDatabase();
  const { mayAnswer } = useRoomContext();
  const acceptance = answerIdOf(id);
  if (!db || !mayAnswer || acceptance === null || answerIdOf(acceptance) === null) return null;
  const callOff = async () => {
    const said = { kind: 'answer', verdict: 'called_off' } as const;
    const sent = await answerProposal(db, { id: acceptance, chatId }, said, realEnvironment);
    // Of what the other side has called off meanwhile the card hears by itself.
    if (sent.ok || sent.code === 'answered') return;
    toasts.show({ title: chatText.message.notStored, tone: 'error' });
  };
  return (
    <AskingButton
      variant="ghost"
      size="small"
      label={text.callOff}
      question={{ title: text.callOffQuestion, body: text.callOffExplanation, no: text.keep }}
      isDanger
      onYes={() => void callOff()}
    />
  );
}
