import { Link, type LinkProps } from '@tanstack/react-router';
import Trash2 from 'lucide-react/icons/trash-2';
import type { WaitingThing } from '#data/local/queries/outbox-queries.ts';
import type { Parties } from '#data/local/queries/party-queries.ts';
import { formatRelative } from '#domain/format/format-time.ts';
import { assertNever } from '#domain/result.ts';
import type { Millis } from '#domain/units.ts';
import { outboxText as text } from '#i18n/ko/outbox.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { reasonOf, wordsOf } from './waiting-words.ts';
import styles from './waiting-row.module.css';

export interface WaitingRowProps {
  readonly thing: WaitingThing;
  readonly parties: Parties;
  readonly now: Millis;
  readonly onRemove: () => void;
}

/** One thing that waits, with the way to where it was written. */
export function WaitingRow({ thing, parties, now, onRemove }: WaitingRowProps) {
  const { state } = thing;
  const { title, body } = wordsOf(thing, parties);
  const reason = reasonOf(thing);
  const place = placeOf(thing);
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        {place ? (
          <Link {...place} className={styles.to}>
            {title}
          </Link>
        ) : (
          <span className={styles.kind}>{title}</span>
        )}
        {body === '' ? null : <span className={styles.body}>{body}</span>}
        <span
          className={classNames(styles.state, (state.kind === 'failed' || thing.asksFirst) && styles.failed)}
        >
          {thing.asksFirst ? text.asksFirst : text.state[state.kind]}
          {reason === null ? null : ` · ${reason}`}
          {` · ${formatRelative(thing.createdAt, now)}`}
        </span>
      </div>
      <IconButton
        label={text.removeNamed(body === '' ? title : body)}
        icon={<Trash2 size={20} aria-hidden="true" />}
        onClick={onRemove}
      />
    </div>
  );
}

/** Where it can be seen and changed. */
function placeOf({ intent }: WaitingThing): LinkProps | null {
  switch (intent.kind) {
    case 'message':
    case 'read':
      return { to: '/chat/$chatId', params: { chatId: intent.chatId } };
    case 'favorite':
      return { to: '/product/$productId', params: { productId: intent.productId } };
    case 'product_publish':
    case 'product_update':
    case 'product_change':
      return { to: '/my-products' };
    case 'comment':
    case 'comment_delete':
    case 'like':
      return { to: '/board/$postId', params: { postId: intent.postId } };
    case 'post_publish':
    case 'post_update':
    case 'post_delete':
      return { to: '/board' };
    case 'exchange_request':
    case 'exchange_viewed':
      return { to: '/my-exchanges' };
    case 'review':
      return { to: '/transactionReview', search: { orderId: intent.review.orderId } };
    case 'notification_read':
    case 'all_notifications_read':
      return { to: '/notifications' };
    case 'block':
    case 'report':
      return null;
    default:
      return assertNever(intent);
  }
}
