import type { Product } from '#domain/product/product.ts';
import { productStatusText } from '#i18n/ko/product-words.ts';
import { Picture } from '#ui/display/picture.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { isOver } from './listing-facts.ts';
import styles from './product-picture.module.css';

export interface ProductPictureProps {
  readonly product: Pick<Product, 'images' | 'status'>;
  readonly isPriority?: boolean;
}

/** A listing's cover as a small square; the state is written on it unless it is simply for sale. */
export function ProductPicture({ product: { images, status }, isPriority = false }: ProductPictureProps) {
  return (
    <Picture src={images[0]?.thumbUrl ?? null} alt="" isPriority={isPriority} isDimmed={isOver({ status })}>
      {status === 'selling' ? null : (
        <span className={styles.status}>
          <StatusPill tone="solid">{productStatusText[status]}</StatusPill>
        </span>
      )}
    </Picture>
  );
}
