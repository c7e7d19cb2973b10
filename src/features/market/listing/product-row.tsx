import Heart from 'lucide-react/icons/heart';
import type { ReactNode } from 'react';
import { formatRelative } from '#domain/format/format-time.ts';
import { formatWon, groupThousands } from '#domain/format/format-won.ts';
import type { GoldPrice } from '#domain/gold/gold-price.ts';
import { pricePositionOf } from '#domain/gold/price-position.ts';
import type { Product } from '#domain/product/product.ts';
import type { Millis } from '#domain/units.ts';
import { productText } from '#i18n/ko/product-words.ts';
import { classNames } from '#ui/class-names.ts';
import { PriceText } from '#ui/display/price-text.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import whole from '#ui/display/whole-link.module.css';
import { goldFacts, isOver, perGramText, regionName } from './listing-facts.ts';
import { PositionWords } from './position-words.tsx';
import { ProductLink } from './product-link.tsx';
import { ProductPicture } from './product-picture.tsx';
import styles from './product-row.module.css';

/** Height of a row with its hairline, in CSS pixels, at the browser's usual letter size. */
export const PRODUCT_ROW_PX = 141;

export interface ProductRowProps {
  readonly product: Product;
  readonly now: Millis;
  readonly gold: GoldPrice | null;
  /** Above the fold. */
  readonly isPriority?: boolean;
  /** Takes the place of the price position: a fall of the price, say. */
  readonly note?: ReactNode;
  /** A button in the lower right corner, instead of the number of hearts. */
  readonly action?: ReactNode;
}

/** One listing in a list: a 108 px picture and everything to judge it by. */
export function ProductRow({ product, now, gold, isPriority = false, note, action }: ProductRowProps) {
  const over = isOver(product);
  return (
    <article className={classNames(styles.row, over && styles.over)}>
      <div className={styles.picture}>
        <ProductPicture product={product} isPriority={isPriority} />
      </div>
      <div className={styles.words}>
        <h2 className={classNames(styles.title, whole.holder)}>
          <ProductLink product={product} />
        </h2>
        <p className={`${styles.line} tabular`}>{goldFacts(product)}</p>
        <p className={styles.price}>
          <PriceText text={formatWon(product.price)} />
          <span className={`${styles.perGram} tabular`}>{perGramText(product)}</span>
        </p>
        <div className={styles.position}>
          {note ?? (over ? null : <PositionWords position={pricePositionOf(product, gold, now)} />)}
        </div>
        <div className={styles.foot}>
          <p className={styles.where}>
            <span className={styles.line}>{regionName(product.region)}</span>
            <span className={`${styles.time} tabular`}>{formatRelative(product.bumpedAt, now)}</span>
          </p>
          {action || product.favoriteCount === 0 ? null : <Likes count={product.favoriteCount} />}
        </div>
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </article>
  );
}

function Likes({ count }: { readonly count: number }) {
  const text = groupThousands(count);
  return (
    <span className={`${styles.likes} tabular`}>
      <Heart size={14} aria-hidden="true" />
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{productText.favorites(text)}</VisuallyHidden>
    </span>
  );
}
