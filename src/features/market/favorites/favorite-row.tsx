import TrendingDown from 'lucide-react/icons/trending-down';
import { formatWon } from '#domain/format/format-won.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import { priceDropSince } from '#domain/product/price-history.ts';
import type { Product } from '#domain/product/product.ts';
import type { Millis, Won } from '#domain/units.ts';
import { favoriteText as text } from '#i18n/ko/favorites.ts';
import { Picture } from '#ui/display/picture.tsx';
import { KnownHeart } from '../listing/heart-button.tsx';
import { isOver } from '../listing/listing-facts.ts';
import { ProductRow } from '../listing/product-row.tsx';
import styles from './favorite-row.module.css';
import type { FavoriteItem } from './use-favorites.ts';

export interface FavoriteRowProps {
  readonly item: FavoriteItem;
  /** The server is being asked for what is not on this device. */
  readonly isAsking: boolean;
  readonly now: Millis;
  readonly gold: GoldPrice | null;
}

/**
 * One marked listing. A press on the heart takes it off; the row stays, and a second press brings it back.
 */
export function FavoriteRow({ item, isAsking, now, gold }: FavoriteRowProps) {
  const { product, productId } = item;
  const heart = <KnownHeart productId={productId} isOn={item.isMarked} />;
  if (!product) {
    return (
      <div className={styles.gone}>
        <div className={styles.picture}>
          <Picture src={null} alt="" />
        </div>
        <div className={styles.words}>
          {isAsking && !item.isGone ? (
            <p className={styles.message}>{text.asking}</p>
          ) : (
            <>
              <p className={styles.title}>{text.gone.title}</p>
              <p className={styles.message}>{item.isGone ? text.gone.message : text.gone.notHere}</p>
            </>
          )}
        </div>
        {heart}
      </div>
    );
  }
  const note = item.isMarked ? dropNote(product, item.createdAt) : <RemovedNote />;
  return <ProductRow product={product} now={now} gold={gold} note={note} action={heart} />;
}

/** Nothing where the price has not fallen, or does not matter any more. */
function dropNote(product: Product, since: Millis) {
  const drop = isOver(product) ? null : priceDropSince(product, since);
  return drop === null ? undefined : <Dropped amount={drop} />;
}

function Dropped({ amount }: { readonly amount: Won }) {
  return (
    <span className={`${styles.dropped} tabular`}>
      <TrendingDown size={14} aria-hidden="true" />
      {text.dropped(formatWon(amount))}
    </span>
  );
}

function RemovedNote() {
  return (
    <span className={styles.removed} role="status">
      {text.removed}
    </span>
  );
}
