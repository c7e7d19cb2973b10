import { formatDateTime } from '#domain/format/format-time.ts';
import { canBump, nextBumpAt } from '#domain/product/bump.ts';
import type { Product } from '#domain/product/product.ts';
import type { Millis } from '#domain/units.ts';
import { myProductsText as text } from '#i18n/ko/my-products.ts';
import { ListingAction } from './listing-action.tsx';
import styles from './bump-button.module.css';

export interface BumpButtonProps {
  readonly product: Pick<Product, 'status' | 'bumpedAt'>;
  readonly now: Millis;
  readonly onBump: () => void;
}

/** 끌올, or from when on it may be done again; nothing for what is not on sale. */
export function BumpButton({ product, now, onBump }: BumpButtonProps) {
  const from = nextBumpAt(product);
  if (from === null) return null;
  if (canBump(product, now)) return <ListingAction label={text.bump} onPress={onBump} />;
  return <p className={`${styles.later} tabular`}>{text.bumpLater(formatDateTime(from))}</p>;
}
