import Tag from 'lucide-react/icons/tag';
import { goldPriceOn } from '#data/local/queries/gold-queries.ts';
import { offerMeantAt } from '#data/local/queries/outbox-queries.ts';
import { useNow } from '#device/use-now.ts';
import type { Message } from '#domain/chat/chat.ts';
import { isOfferStale } from '#domain/chat/price-offer.ts';
import { formatDay, formatRelative } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { pricePositionOf } from '#domain/gold/price-position.ts';
import { isDealPrice } from '#domain/order/deal-price.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import type { Millis, Won } from '#domain/units.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useLasting } from '#session/use-lasting.ts';
import { useLive } from '#session/use-live.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { confirmOffer } from '#sync/commands/confirm-offer.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { toasts } from '#ui/toast/toasts.ts';
import { useRoomContext } from '../room/room-context.ts';
import { useMessageActions } from './message-actions.ts';
import { MessageCard } from './message-card.tsx';
import { ProposalFoot, useStanding } from './proposal-foot.tsx';
import styles from './offer-card.module.css';

const text = chatText.offer;

export interface OfferCardProps {
  readonly message: Message;
  readonly price: Won;
}

/** A price that one side names. One that has waited for long asks its writer before it goes out. */
export function OfferCard({ message, price }: OfferCardProps) {
  const { product, renderAgreed, reserveAt } = useRoomContext();
  const standing = useStanding(message);
  const isReservable = product === undefined || isDealPrice(price, product.price);
  return (
    <MessageCard icon={<Tag size={18} aria-hidden="true" />} title={text.card}>
      <p className={styles.price}>{formatWon(price)}</p>
      <OfferValue />
      {message.delivery.kind === 'queued' ? <Question message={message} /> : null}
      <ProposalFoot
        message={message}
        kind="offer"
        standing={standing}
        hindrance={isReservable ? null : text.outOfBounds}
        accepted={renderAgreed(price)}
        onAccepted={() => reserveAt(price)}
      />
    </MessageCard>
  );
}

function Question({ message }: { readonly message: Message }) {
  const db = useUserDatabase();
  const now = useNow();
  const { askRemove } = useMessageActions();
  const live = useLive(async () => (db ? offerMeantAt(db, message.id) : null), [db, message.id]);
  const meantAt: Millis | null = live.kind === 'ready' ? live.value : null;
  if (!db || meantAt === null || !isOfferStale(meantAt, now)) return null;
  const confirm = () => {
    confirmOffer(db, message.id, realEnvironment).catch((error: unknown) => {
      console.warn('offer not confirmed', error);
      toasts.show({ title: chatText.message.notStored, tone: 'error' });
    });
  };
  return (
    <div className={styles.question} role="group" aria-label={text.card}>
      <p>{text.stale(formatRelative(message.typedAt, now))}</p>
      <div className={styles.actions}>
        <Button variant="ghost" size="small" onClick={() => askRemove(message)}>
          {text.remove}
        </Button>
        <Button
          size="small"
          onClick={({ currentTarget }) => {
            focusBesideOnceGone(currentTarget);
            confirm();
          }}
        >
          {text.confirm}
        </Button>
      </div>
    </div>
  );
}

/** What the gold in the listing is worth, beside what is offered for it; nothing where nobody can tell. */
function OfferValue() {
  const { product } = useRoomContext();
  const now = useNow();
  const today = seoulDate(now);
  useRefresh({ kind: 'gold_prices' });
  const gold = useLasting(useCatalogue((db) => goldPriceOn(db, today), [today]));
  if (!product || gold.kind !== 'ready') return null;
  const position = pricePositionOf(product, gold.value, now);
  if (position.kind === 'none') return null;
  return (
    <p className={styles.value}>
      {text.melt(formatWon(position.meltValue))}
      <span className={styles.asOf}>{text.meltAsOf(formatDay(position.priceDate))}</span>
    </p>
  );
}
