import { goldPriceOn } from '#data/local/queries/gold-queries.ts';
import { useNow } from '#device/use-now.ts';
import { formatDay } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { pricePositionOf } from '#domain/gold/price-position.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { useRoomContext } from '../room/room-context.ts';
import styles from './offer-card.module.css';

const text = chatText.offer;

/** What the gold in the listing is worth, beside what is offered for it; nothing where nobody can tell. */
export function OfferValue() {
  const { product } = useRoomContext();
  const now = useNow();
  const today = seoulDate(now);
  useRefresh({ kind: 'gold_prices' });
  const gold = useCatalogue((db) => goldPriceOn(db, today), [today]);
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
