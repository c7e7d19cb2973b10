import type { ReactNode } from 'react';
import { findProfile } from '#data/local/queries/profile-queries.ts';
import { useNow } from '#device/use-now.ts';
import type { UserId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import { productPageText } from '#i18n/ko/product.ts';
import { useCatalogueRow, useVisit } from '#session/use-catalogue.ts';
import { Page } from '#ui/layout/page.tsx';
import { Section } from '#ui/layout/section.tsx';
import { useDocumentTitle } from '#ui/navigation/use-document-title.ts';
import { useMedia } from '#ui/use-media.ts';
import { isOver } from '../listing/listing-facts.ts';
import { useGoldToday } from '../listing/use-gold-today.ts';
import { ActionBar } from './action-bar.tsx';
import { Description } from './description.tsx';
import { Gallery } from './gallery.tsx';
import { ListingAge } from './listing-age.tsx';
import { ListingSpecs } from './listing-specs.tsx';
import { PriceHistory } from './price-history.tsx';
import { ProductHead } from './product-head.tsx';
import { SafetyNote } from './safety-note.tsx';
import { SellerCard } from './seller-card.tsx';
import { SimilarItems } from './similar-items.tsx';
import { useCountedView } from './use-counted-view.ts';
import { ValueCard } from './value-card.tsx';
import styles from './product-view.module.css';

/** From here on what is to be done stands beside the photos instead of at the foot of the screen. */
const TWO_COLUMNS = '(width >= 56.25em)';

export interface ProductViewProps {
  readonly product: Product;
  /** `null` for visitors. */
  readonly viewer: UserId | null;
  readonly renderContact: (product: Product) => ReactNode;
  /** What is known of who sells it. */
  readonly renderStanding: (seller: UserId) => ReactNode;
  readonly renderOwnerActions: ((product: Product) => ReactNode) | undefined;
  /** 신고 and 차단, for everybody but the seller. */
  readonly renderSafety: ((product: Product) => ReactNode) | undefined;
}

/** A listing with everything there is to know about it. */
export function ProductView(props: ProductViewProps) {
  const { product, viewer, renderContact, renderStanding, renderOwnerActions, renderSafety } = props;
  const isOwn = product.sellerId === viewer;
  const now = useNow();
  const gold = useGoldToday();
  const isWide = useMedia(TWO_COLUMNS);
  useDocumentTitle(product.title);
  useVisit({ kind: 'product', id: product.id });
  useCountedView(product);
  return (
    <Page>
      <div className={styles.listing}>
        <article className={styles.columns}>
          <div className={styles.gallery}>
            <Gallery images={product.images} title={product.title} isDimmed={isOver(product)} />
          </div>
          <div className={styles.summary}>
            <ProductHead product={product} viewer={viewer} now={now} />
            <ListingAge id={product.id} />
            {/* In one place for both, so that what is open in it stands while a tablet is turned. */}
            <ActionBar
              product={product}
              isOwn={isOwn}
              isInline={isWide}
              contact={renderContact(product)}
              owner={renderOwnerActions?.(product)}
            />
            {/* What was asked once is no question any more. */}
            {product.status === 'sold' ? null : <ValueCard product={product} gold={gold} now={now} />}
            <div>
              <Seller sellerId={product.sellerId} />
              {renderStanding(product.sellerId)}
            </div>
          </div>
          <div className={styles.details}>
            <Description text={product.description} />
            <Section title={productPageText.spec.title}>
              <ListingSpecs details={product} listedAt={product.createdAt} />
            </Section>
            <PriceHistory product={product} />
            <SafetyNote />
            {isOwn ? null : renderSafety?.(product)}
          </div>
        </article>
        <SimilarItems product={product} />
      </div>
    </Page>
  );
}

/** The seller's card from what is on this device; it comes with the listing. */
function Seller({ sellerId }: { readonly sellerId: UserId }) {
  const profile = useCatalogueRow(async (db) => findProfile(db, sellerId), [sellerId]);
  return <SellerCard sellerId={sellerId} profile={profile.kind === 'ready' ? profile.value : undefined} />;
}
