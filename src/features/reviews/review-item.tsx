import type { ReactNode } from 'react';
import type { Profile } from '#domain/account/account.ts';
import { formatRelative } from '#domain/format/format-time.ts';
import type { Review } from '#domain/order/review.ts';
import type { Millis } from '#domain/units.ts';
import { reviewText as text } from '#i18n/ko/orders.ts';
import styles from './reviews.module.css';

export interface ReviewItemProps {
  readonly review: Review;
  readonly reviewer: Profile | undefined;
  readonly now: Millis;
  /** `null` on one's own. */
  readonly report: ReactNode;
}

/** What one side said of the other; its words are only ever text. */
export function ReviewItem({ review, reviewer, now, report }: ReviewItemProps) {
  const { rating, role, tags, content, createdAt } = review;
  return (
    <>
      <p className={styles.head}>
        <strong>{text.ratings[rating]}</strong>
        {` · ${reviewer?.nickname || text.unknownPerson} (${text.roles[role]})`}
        {` · ${formatRelative(createdAt, now)}`}
      </p>
      {review.isWithheld ? (
        <p className={styles.tags}>{text.withheld}</p>
      ) : (
        <>
          {tags.length > 0 ? <p className={styles.tags}>{tags.join(' · ')}</p> : null}
          {content === '' ? null : <p className={styles.content}>{content}</p>}
          {report === null ? null : <div className={styles.actions}>{report}</div>}
        </>
      )}
    </>
  );
}
