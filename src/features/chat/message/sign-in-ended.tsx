import CircleAlert from 'lucide-react/icons/circle-alert';
import type { Message } from '#domain/chat/chat.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { commonText } from '#i18n/ko/common.ts';
import { signInAgain } from '#services/account/sign-in-again.ts';
import { useAwaitsSignIn } from '#session/use-awaits-sign-in.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { Button } from '#ui/action/button.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import styles from './failed-message.module.css';

const text = chatText.message;

/**
 * Why a message waits though the network is there: the server has ended the sign-in. Nothing where it waits
 * for something else.
 */
export function SignInEnded({ message }: { readonly message: Message }) {
  const db = useUserDatabase();
  const isAwaited = useAwaitsSignIn(message);
  if (!db || !isAwaited) return null;
  const begin = () => {
    signInAgain(db.uid).catch((error: unknown) => {
      console.warn('the sign-in could not be begun anew', error);
      toasts.show({ title: commonText.unknownFailure, tone: 'error' });
    });
  };
  return (
    <div className={styles.failed} role="status">
      <p className={styles.reason}>
        <CircleAlert size={16} aria-hidden="true" />
        <span>{text.signInEnded}</span>
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={begin}>
          {text.signInAgain}
        </Button>
      </div>
    </div>
  );
}
