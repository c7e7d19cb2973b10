import { formatDate, formatDateTime } from '#domain/format/format-time.ts';
import { groupThousands } from '#domain/format/format-won.ts';
import { lossText as text } from '#i18n/ko/loss.ts';
import { outboxText } from '#i18n/ko/outbox.ts';
import { useLoss } from '#services/storage/use-loss.ts';
import { forgetLoss } from '#services/storage/witness.ts';
import { useSession } from '#session/use-session.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import styles from './loss-notice.module.css';

/** Says that the browser has cleared this device, what comes back, and what had not been sent. */
export function LossNotice() {
  const loss = useLoss();
  const isSignedIn = useSession().kind === 'signed_in';
  if (loss === null) return null;
  const { unsent, more, since } = loss;
  return (
    <Notice tone="info" title={text.title} role="status">
      <div className={styles.loss}>
        <p>{text.what(formatDate(since))}</p>
        <p>{isSignedIn ? text.comesBack : text.signIn}</p>
        <p>{text.ownGold}</p>
        {!isSignedIn ? null : unsent.length + more === 0 ? (
          <p>{text.nothingUnsent}</p>
        ) : (
          <>
            <p>{text.unsent}</p>
            <ul className={styles.list} aria-label={text.list}>
              {unsent.map((thing) => (
                <li key={`${thing.what} ${thing.at} ${thing.words}`}>
                  {wordsOf(thing)} <span className={styles.time}>{formatDateTime(thing.at)}</span>
                </li>
              ))}
              {more > 0 ? <li>{outboxText.more(groupThousands(more))}</li> : null}
            </ul>
          </>
        )}
        {isSignedIn ? (
          <Button
            variant="secondary"
            size="small"
            onClick={({ currentTarget }) => {
              focusBesideOnceGone(currentTarget);
              forgetLoss();
            }}
          >
            {text.close}
          </Button>
        ) : null}
      </div>
    </Notice>
  );
}

/** A kind that only another version of the app knows has no name here. */
function wordsOf({ what, words }: { readonly what: string; readonly words: string }): string {
  const kinds: Readonly<Record<string, string>> = outboxText.kind;
  const kind = Object.hasOwn(kinds, what) ? kinds[what] : undefined;
  return text.thing(kind ?? text.something, words);
}
