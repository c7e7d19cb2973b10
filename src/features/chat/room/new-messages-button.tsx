import ArrowDown from 'lucide-react/icons/arrow-down';
import { chatText } from '#i18n/ko/chat.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './new-messages-button.module.css';

const text = chatText.room;

/** The way back down, which says so when something has come meanwhile. */
export function NewMessagesButton({
  hasNews,
  onPress,
}: {
  readonly hasNews: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={classNames(styles.button, hasNews && styles.news)}
      aria-label={hasNews ? undefined : text.toNewest}
      onClick={onPress}
    >
      {hasNews ? text.newMessages : null}
      <ArrowDown size={18} aria-hidden="true" />
    </button>
  );
}
