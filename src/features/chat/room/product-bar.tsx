import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { formatWon } from '#domain/format/format-won.ts';
import type { ProductId } from '#domain/ids.ts';
import type { Product, ProductStatus } from '#domain/product/product.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { Picture } from '#ui/display/picture.tsx';
import { PriceText } from '#ui/display/price-text.tsx';
import { StatusPill, type StatusPillProps } from '#ui/display/status-pill.tsx';
import styles from './product-bar.module.css';

const text = chatText.room;

const TONES: Readonly<Record<ProductStatus, NonNullable<StatusPillProps['tone']>>> = {
  selling: 'gold',
  reserved: 'info',
  sold: 'neutral',
  hidden: 'neutral',
};

export interface ProductBarProps {
  readonly productId: ProductId;
  readonly product: Product | undefined;
}

/** What the conversation is about. */
export function ProductBar({ productId, product }: ProductBarProps) {
  const isOver = product?.status === 'sold' || product?.status === 'hidden';
  return (
    <div className={styles.bar}>
      <span className={styles.picture}>
        <Picture src={product?.images[0]?.thumbUrl ?? null} alt="" isDimmed={isOver} isPriority />
      </span>
      <span className={styles.words}>
        <Link to="/product/$productId" params={{ productId }} className={styles.title}>
          {product?.title ?? chatText.list.unknownProduct}
        </Link>
        {product ? (
          <span className={styles.facts}>
            <StatusPill tone={TONES[product.status]}>{chatText.status[product.status]}</StatusPill>
            <PriceText text={formatWon(product.price)} size="small" />
          </span>
        ) : (
          <span className={styles.missing}>{text.productUnknown}</span>
        )}
      </span>
      <ChevronRight className={styles.arrow} size={20} aria-hidden="true" />
    </div>
  );
}
