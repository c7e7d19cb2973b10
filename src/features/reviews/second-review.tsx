import type { OwnReview } from '#data/local/queries/order-queries.ts';
import type { Rating } from '#domain/account/account.ts';
import type { OrderId } from '#domain/ids.ts';
import { commonText } from '#i18n/ko/common.ts';
import { reviewText as text } from '#i18n/ko/orders.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import { withdrawWaiting } from '#sync/commands/waiting-rows.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { AskingButton } from '#ui/overlay/asking-button.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import type { ReactNode } from 'react';
import { useReviewDraft } from './review-draft.ts';
import styles from './reviews.module.css';

export interface SecondReviewProps {
  readonly db: OwnDatabase;
  readonly second: Extract<OwnReview, { rowId: string }>;
}

/**
 * The words that the server did not take, since this deal was reviewed before; they stay until their writer
 * lets them go.
 */
export function SecondReview({ db, second: { kind, rowId, review } }: SecondReviewProps) {
  const remove = async () => {
    try {
      const removed = await withdrawWaiting(db, rowId, realEnvironment);
      if (!removed.ok && removed.code === 'in_flight') toasts.show({ title: text.inFlight, tone: 'error' });
    } catch (error) {
      console.warn('the review was not removed', error);
      toasts.show({ title: text.notRemoved, tone: 'error' });
    }
  };
  return <Unsent words={text.left[kind]} {...review} onRemove={() => void remove()} />;
}

export interface LeftReviewProps {
  readonly orderId: OrderId;
  readonly title: string;
  /** What stands there where nothing was left. */
  readonly children: ReactNode;
}

/** The words that were being typed in this tab when another one sent its own; they stay in the same way. */
export function LeftReview({ orderId, title, children }: LeftReviewProps) {
  const { rating, tags, content, clear } = useReviewDraft(orderId);
  if (content.trim() === '') return children;
  return <Unsent words={{ ...text.left.second, title }} {...{ rating, tags, content }} onRemove={clear} />;
}

interface UnsentProps {
  readonly words: {
    readonly title: string;
    readonly kept: string;
    readonly label: string;
    readonly removeBody: string;
  };
  readonly rating: Rating | null;
  readonly tags: readonly string[];
  readonly content: string;
  readonly onRemove: () => void;
}

function Unsent({ words, rating, tags, content, onRemove }: UnsentProps) {
  return (
    <Stack>
      <Notice tone="error" title={words.title}>
        {words.kept}
      </Notice>
      <section aria-label={words.label}>
        {rating === null ? null : (
          <p className={styles.head}>
            <strong>{text.ratings[rating]}</strong>
          </p>
        )}
        {tags.length > 0 ? <p className={styles.tags}>{tags.join(' · ')}</p> : null}
        {content === '' ? null : <p className={styles.content}>{content}</p>}
      </section>
      <AskingButton
        variant="quietDanger"
        label={commonText.remove}
        question={{ title: text.removeTitle, body: words.removeBody, no: commonText.cancel }}
        isDanger
        onYes={onRemove}
      />
    </Stack>
  );
}
