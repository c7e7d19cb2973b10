import ArrowDown from 'lucide-react/icons/arrow-down';
import { chatText } from '#i18n/ko/chat.ts';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './new-messages-button.module.css';

const text = chatText.room;
const LOG = '[role="log"]';

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
      onClick={({ currentTarget }) => {
        focusBesideOnceGone(currentTarget, currentTarget.parentElement?.querySelector<HTMLElement>(LOG));
        onPress();
      }}
    >
      {hasNews ? text.newMessages : null}
      <ArrowDown size={18} aria-hidden="true" />
    </button>
  );
}
