import type { UserId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import { assertNever } from '#domain/result.ts';
import { productPageText } from '#i18n/ko/product.ts';
import styles from './standing-note.module.css';

const text = productPageText.standing;

export interface StandingNoteProps {
  readonly product: Pick<Product, 'status' | 'sellerId' | 'reservedFor' | 'buyerId'>;
  /** `null` for visitors. */
  readonly viewer: UserId | null;
}

/** How a listing stands that is not simply on sale, from where its reader stands. */
export function StandingNote({ product, viewer }: StandingNoteProps) {
  const words = wordsFor(product, viewer);
  return words === null ? null : <p className={styles.note}>{words}</p>;
}

function wordsFor(
  { status, sellerId, reservedFor, buyerId }: StandingNoteProps['product'],
  viewer: UserId | null,
): string | null {
  switch (status) {
    case 'selling':
      return null;
    case 'reserved':
      if (viewer === sellerId) return text.reservedOwn;
      // A seller need not name the buyer: nobody and a visitor are not the same person.
      return viewer !== null && viewer === reservedFor ? text.reservedForYou : text.reserved;
    case 'sold':
      return viewer !== null && viewer === buyerId ? text.soldToYou : text.sold;
    case 'hidden':
      return text.hiddenOwn;
    default:
      return assertNever(status);
  }
}
