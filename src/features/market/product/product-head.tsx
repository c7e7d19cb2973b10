import Share2 from 'lucide-react/icons/share-2';
import { liveOrderOf } from '#data/local/queries/order-queries.ts';
import { formatRelative } from '#domain/format/format-time.ts';
import { formatWon, groupThousands } from '#domain/format/format-won.ts';
import type { UserId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import { PRODUCT_TONES } from '#domain/status-tone.ts';
import type { Millis } from '#domain/units.ts';
import { productStatusText } from '#i18n/ko/product-words.ts';
import { productPageText } from '#i18n/ko/product.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { PriceText } from '#ui/display/price-text.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { goldFacts, perGramText, regionName } from '../listing/listing-facts.ts';
import { shareListing } from './share-listing.ts';
import { StandingNote } from './standing-note.tsx';
import styles from './product-head.module.css';

export interface ProductHeadProps {
  readonly product: Product;
  /** `null` for visitors. */
  readonly viewer: UserId | null;
  readonly now: Millis;
}

/** What it is, what it costs, and how it stands. */
export function ProductHead({ product, viewer, now }: ProductHeadProps) {
  const share = () =>
    shareListing({
      title: product.title,
      text: productPageText.shareText(product.title, formatWon(product.price)),
      url: `${location.origin}/product/${product.id}`,
    });
  return (
    <div>
      <div className={styles.top}>
        <StatusPill tone={PRODUCT_TONES[product.status]}>{productStatusText[product.status]}</StatusPill>
        <span className={`${styles.where} tabular`}>
          {regionName(product.region)} · {formatRelative(product.bumpedAt, now)}
        </span>
        <IconButton
          label={productPageText.share}
          icon={<Share2 size={22} aria-hidden="true" />}
          onClick={() => void share()}
        />
      </div>
      <h1 className={styles.title} tabIndex={-1}>
        {product.title}
      </h1>
      <p className={`${styles.facts} tabular`}>{goldFacts(product)}</p>
      <p className={styles.price}>
        <PriceText text={formatWon(product.price)} size="huge" isPast={product.status === 'sold'} />
        <span className={`${styles.perGram} tabular`}>{perGramText(product)}</span>
      </p>
      <p className={`${styles.seen} tabular`}>
        {product.negotiable ? `${productPageText.negotiable} · ` : ''}
        {productPageText.seen(
          groupThousands(product.viewCount),
          groupThousands(product.chatCount),
          groupThousands(product.favoriteCount),
        )}
      </p>
      <StandingNote product={product} viewer={viewer} isBuyer={useIsBuyer(product, viewer)} />
    </div>
  );
}

/** Whether the reader has reserved or bought it: listings do not say, but whoever it is has the order. */
function useIsBuyer({ id, status }: Pick<Product, 'id' | 'status'>, viewer: UserId | null): boolean {
  const db = useUserDatabase();
  const mayBe = viewer !== null && (status === 'reserved' || status === 'sold');
  const live = useLive(
    async () => (db && mayBe ? (await liveOrderOf(db, id))?.buyerId === db.uid : false),
    [db, id, mayBe],
  );
  return live.kind === 'ready' && live.value;
}
