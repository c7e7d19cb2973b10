import Clock from 'lucide-react/icons/clock';
import type { Message } from '#domain/chat/chat.ts';
import { showsUnreadMark } from '#domain/chat/unread.ts';
import type { UserId } from '#domain/ids.ts';
import { assertNever } from '#domain/result.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import styles from './delivery-mark.module.css';

const text = chatText.message;

export interface DeliveryMarkProps {
  readonly message: Message;
  readonly participants: readonly UserId[];
  readonly me: UserId;
}

/**
 * How far one's own message has come: waiting, on its way, or with the "1" that the other side's eyes take
 * away.
 */
export function DeliveryMark({ message, participants, me }: DeliveryMarkProps) {
  const { kind } = message.delivery;
  switch (kind) {
    case 'queued':
      return (
        <span className={styles.mark}>
          <Clock size={12} aria-hidden="true" />
          {text.queued}
        </span>
      );
    case 'sending':
      return (
        <span className={styles.mark}>
          <span className={styles.ring} aria-hidden="true" />
          {text.sending}
        </span>
      );
    case 'sent':
      return showsUnreadMark(message, participants, me) ? (
        <span className={styles.unread} role="img" aria-label={text.unreadMark}>
          1
        </span>
      ) : (
        <VisuallyHidden>{text.read}</VisuallyHidden>
      );
    case 'failed':
    case 'received':
      return null;
    default:
      return assertNever(kind);
  }
}
