import type { UserId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import { assertNever } from '#domain/result.ts';
import { productPageText } from '#i18n/ko/product.ts';
import styles from './standing-note.module.css';

const text = productPageText.standing;

export interface StandingNoteProps {
  readonly product: Pick<Product, 'status' | 'sellerId' | 'isWithheld'>;
  /** `null` for visitors. */
  readonly viewer: UserId | null;
  /** Whether the reader is the one whom the deal names. */
  readonly isBuyer: boolean;
}

/** How a listing stands that is not simply on sale, from where its reader stands. */
export function StandingNote({ product, viewer, isBuyer }: StandingNoteProps) {
  const words = wordsFor(product, viewer, isBuyer);
  return words === null ? null : <p className={styles.note}>{words}</p>;
}

function wordsFor(
  { status, sellerId, isWithheld }: StandingNoteProps['product'],
  viewer: UserId | null,
  isBuyer: boolean,
): string | null {
  switch (status) {
    case 'selling':
      return null;
    case 'reserved':
      if (viewer === sellerId) return text.reservedOwn;
      return isBuyer ? text.reservedForYou : text.reserved;
    case 'sold':
      return isBuyer ? text.soldToYou : text.sold;
    case 'hidden':
      return isWithheld ? text.withheldOwn : text.hiddenOwn;
    default:
      return assertNever(status);
  }
}
