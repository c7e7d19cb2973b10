import { formatWon } from '#domain/format/format-won.ts';
import type { Product } from '#domain/product/product.ts';
import { MediaCard } from '#ui/display/media-card.tsx';
import { PriceText } from '#ui/display/price-text.tsx';
import { goldFacts } from './listing-facts.ts';
import styles from './product-card.module.css';
import { ProductLink } from './product-link.tsx';
import { ProductPicture } from './product-picture.tsx';

export interface ProductCardProps {
  readonly product: Product;
  readonly isPriority?: boolean;
}

/** One listing as a picture with its words below; every card of a row is as high as the others. */
export function ProductCard({ product, isPriority = false }: ProductCardProps) {
  return (
    <MediaCard
      picture={<ProductPicture product={product} isPriority={isPriority} />}
      title={
        <span className={styles.title}>
          <ProductLink product={product} />
        </span>
      }
      meta={<span className={`${styles.facts} tabular`}>{goldFacts(product)}</span>}
    >
      <PriceText text={formatWon(product.price)} />
    </MediaCard>
  );
}
