import CircleAlert from 'lucide-react/icons/circle-alert';
import type { Message } from '#domain/chat/chat.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import styles from './failed-message.module.css';
import { useMessageActions } from './message-actions.ts';

const text = chatText.message;

/** Why the server will not take a message, and what its writer can do. Nothing when it did not refuse. */
export function FailedMessage({ message }: { readonly message: Message }) {
  const { retry, askRemove, openEdit } = useMessageActions();
  const { content, delivery } = message;
  if (delivery.kind !== 'failed') return null;
  return (
    <div className={styles.failed}>
      <p className={styles.reason}>
        <CircleAlert size={16} aria-hidden="true" />
        <span>
          <strong>{text.failed}</strong> · {text.reason[delivery.reason]}
        </span>
      </p>
      <div className={styles.actions}>
        <Button variant="ghost" size="small" onClick={() => askRemove(message)}>
          {text.remove}
        </Button>
        {content.kind === 'text' ? (
          <Button variant="ghost" size="small" onClick={() => openEdit(message)}>
            {text.edit}
          </Button>
        ) : null}
        <Button
          variant="secondary"
          size="small"
          onClick={({ currentTarget }) => {
            focusBesideOnceGone(currentTarget);
            retry(message);
          }}
        >
          {text.retry}
        </Button>
      </div>
    </div>
  );
}
