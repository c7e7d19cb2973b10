import ShieldAlert from 'lucide-react/icons/shield-alert';
import type { Message } from '#domain/chat/chat.ts';
import { answerFor, TYPED_WORDS } from '#domain/chat/message-content.ts';
import { safetyConcernOf } from '#domain/chat/safety.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { useRoomContext } from '../room/room-context.ts';
import styles from './safety-warning.module.css';

/** Under a message of the other side that looks like a known trick which the room's card does not tell of. */
export function SafetyWarning({ message }: { readonly message: Message }) {
  const { isLeftToMessage } = useRoomContext();
  const concern = safetyConcernOf(answerFor(message.content, TYPED_WORDS));
  if (concern === null || !isLeftToMessage(message, concern)) return null;
  return (
    <p className={styles.warning}>
      <ShieldAlert size={18} aria-hidden="true" />
      <span>{chatText.safety[concern]}</span>
    </p>
  );
}
