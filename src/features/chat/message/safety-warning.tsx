import ShieldAlert from 'lucide-react/icons/shield-alert';
import type { Message } from '#domain/chat/chat.ts';
import { safetyConcernOf } from '#domain/chat/safety.ts';
import { chatText } from '#i18n/ko/chat.ts';
import styles from './safety-warning.module.css';

/** Under a message of the other side that looks like a known trick. Worked out here, on the reader's device. */
export function SafetyWarning({ message }: { readonly message: Message }) {
  const { content } = message;
  const concern = content.kind === 'text' ? safetyConcernOf(content.text) : null;
  if (concern === null) return null;
  return (
    <p className={styles.warning}>
      <ShieldAlert size={18} aria-hidden="true" />
      <span>{chatText.safety[concern]}</span>
    </p>
  );
}
