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
import type { StandingPlace } from '#sync/intents/intent.ts';
import { standingOf } from '#sync/intents/intents.ts';
import whole from '#ui/display/whole-link.module.css';
import { heldWords, reasonOf, wordsOf } from './waiting-words.ts';
import styles from './waiting-row.module.css';

export interface WaitingRowProps {
  readonly thing: WaitingThing;
  readonly parties: Parties;
  readonly now: Millis;
  /** Told with the button, which goes with it. */
  readonly onRemove: (button: HTMLElement) => void;
}

/** One thing that waits, with the way to where it was written. */
export function WaitingRow({ thing, parties, now, onRemove }: WaitingRowProps) {
  const { state } = thing;
  const { what, about, place } = standingOf(thing.intent);
  const { title, body } = wordsOf({ what, about }, thing, parties);
  const reason = reasonOf(thing);
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        {place ? (
          <Link {...linkTo(place)} className={classNames(styles.to, whole.link)}>
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
          {thing.held === null ? null : ` · ${heldWords(thing.held, now)}`}
          {reason === null ? null : ` · ${reason}`}
          {` · ${formatRelative(thing.createdAt, now)}`}
        </span>
      </div>
      <IconButton
        label={text.removeNamed(body === '' ? title : body)}
        icon={<Trash2 size={20} aria-hidden="true" />}
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      />
    </div>
  );
}

/** Where it can be seen and changed. */
function linkTo(place: StandingPlace): LinkProps {
  switch (place.kind) {
    case 'room':
      return { to: '/chat/$chatId', params: { chatId: place.chatId } };
    case 'product':
      return { to: '/product/$productId', params: { productId: place.productId } };
    case 'post':
      return { to: '/board/$postId', params: { postId: place.postId } };
    case 'review':
      return { to: '/transactionReview', search: { orderId: place.orderId } };
    case 'own_listings':
      return { to: '/my-products' };
    case 'board':
      return { to: '/board' };
    case 'own_exchanges':
      return { to: '/my-exchanges' };
    case 'searches':
      return { to: '/saved-searches' };
    case 'gold_price':
      return { to: '/gold-price' };
    case 'notifications':
      return { to: '/notifications' };
    default:
      return assertNever(place);
  }
}
