import { formatDateTime } from '#domain/format/format-time.ts';
import { canBump, nextBumpAt } from '#domain/product/bump.ts';
import type { Product } from '#domain/product/product.ts';
import type { Millis } from '#domain/units.ts';
import { myProductsText as text } from '#i18n/ko/my-products.ts';
import { Deed } from './deed.tsx';
import styles from './bump.module.css';

export interface BumpProps {
  readonly product: Pick<Product, 'status' | 'bumpedAt'>;
  readonly now: Millis;
  readonly onBump: () => void;
}

/** 끌올, or from when on it may be done again; nothing for what is not on sale. */
export function Bump({ product, now, onBump }: BumpProps) {
  const from = nextBumpAt(product);
  if (from === null) return null;
  if (canBump(product, now)) return <Deed label={text.bump} onPress={onBump} />;
  return <p className={`${styles.later} tabular`}>{text.bumpLater(formatDateTime(from))}</p>;
}
