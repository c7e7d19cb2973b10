import { Link } from '@tanstack/react-router';
import Trash2 from 'lucide-react/icons/trash-2';
import type { WaitingMessage } from '#data/local/queries/outbox-queries.ts';
import { formatRelative } from '#domain/format/format-time.ts';
import { assertNever } from '#domain/result.ts';
import type { Millis } from '#domain/units.ts';
import { outboxText as text } from '#i18n/ko/outbox.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './waiting-row.module.css';

export interface WaitingRowProps {
  readonly message: WaitingMessage;
  readonly name: string;
  readonly now: Millis;
  readonly onRemove: () => void;
}

/** One message that waits, with the way into its conversation. */
export function WaitingRow({ message, name, now, onRemove }: WaitingRowProps) {
  const { state } = message;
  const words = wordsOf(message);
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <Link to="/chat/$chatId" params={{ chatId: message.chatId }} className={styles.to}>
          {text.to(name)}
        </Link>
        <span className={styles.body}>{words}</span>
        <span className={classNames(styles.state, state.kind === 'failed' && styles.failed)}>
          {text.state[state.kind]}
          {state.kind === 'failed' ? ` · ${text.reason[state.reason]}` : null}
          {` · ${formatRelative(message.createdAt, now)}`}
        </span>
      </div>
      <IconButton
        label={text.removeNamed(words)}
        icon={<Trash2 size={20} aria-hidden="true" />}
        onClick={onRemove}
      />
    </div>
  );
}

function wordsOf({ body }: WaitingMessage): string {
  switch (body.kind) {
    case 'text':
      return body.text;
    case 'image':
      return text.photo;
    case 'appointment':
      return text.appointment;
    default:
      return assertNever(body);
  }
}
