import type { ReactNode } from 'react';
import type { ProductId, UserId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import { commonText } from '#i18n/ko/common.ts';
import { productPageText } from '#i18n/ko/product.ts';
import { earlyCover } from '#services/listing/early-cover.ts';
import { photoSources, type PhotoSources } from '#ui/display/photo-sources.ts';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { BrowseLink, MissingProduct, Unavailable } from './missing-product.tsx';
import { ProductView } from './product-view.tsx';
import { useProduct } from './use-product.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { Picture } from '#ui/display/picture.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import { SkeletonBlock, SkeletonRegion, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Page } from '#ui/layout/page.tsx';
import styles from './product-view.module.css';

export interface ProductScreenProps {
  /** `null` for an address that cannot be a listing's. */
  readonly productId: ProductId | null;
  /** 문의하기, for those who may buy. */
  readonly renderContact: (product: Product) => ReactNode;
  /** What is known of who sells it; of a capability of its own. */
  readonly renderStanding: (seller: UserId) => ReactNode;
  /** 상태변경, 수정, 끌올, 숨김, for the seller; a link to the seller's own listings stands in. */
  readonly renderOwnerActions?: ((product: Product) => ReactNode) | undefined;
  /** 신고 and 차단, for everybody but the seller. */
  readonly renderSafety?: ((product: Product) => ReactNode) | undefined;
}

/** /product/{id} */
export function ProductScreen({ productId, ...slots }: ProductScreenProps) {
  return productId === null ? <MissingProduct /> : <KnownAddress productId={productId} {...slots} />;
}

interface KnownAddressProps extends ProductScreenProps {
  readonly productId: ProductId;
}

function KnownAddress({ productId, ...slots }: KnownAddressProps) {
  const [view, retry] = useProduct(productId);
  switch (view.kind) {
    case 'loading':
      return <ProductSkeleton cover={coverOf(productId)} />;
    case 'missing':
      return <MissingProduct />;
    case 'offline':
    case 'failed':
      return (
        <Unavailable>
          <LiveState
            kind={view.kind}
            words={commonText}
            failed={productPageText.failed}
            offline={productPageText.offline}
            onRetry={retry}
            action={<BrowseLink />}
          />
        </Unavailable>
      );
    case 'ready':
      return (
        <ProductView
          // Another listing begins with its first photo.
          key={productId}
          product={view.product}
          viewer={view.viewer}
          renderContact={slots.renderContact}
          renderStanding={slots.renderStanding}
          renderOwnerActions={slots.renderOwnerActions}
          renderSafety={slots.renderSafety}
        />
      );
  }
}

const coverOf = (id: ProductId) => {
  const photo = earlyCover(id);
  return photo && photoSources(photo);
};

/** The shape of a listing's page, with its first photo where that is known already. */
function ProductSkeleton({ cover }: { readonly cover: PhotoSources | null }) {
  return (
    <Page>
      <h1 tabIndex={-1}>
        <VisuallyHidden>{pageText.product.title}</VisuallyHidden>
      </h1>
      <SkeletonRegion label={commonText.loading}>
        <div className={`${styles.columns} ${styles.waiting}`}>
          <div className={`${styles.gallery} ${styles.square}`}>
            {cover ? (
              <Picture {...cover} alt="" isPriority isSquareCornered />
            ) : (
              <SkeletonBlock height="100%" />
            )}
          </div>
          <div className={styles.bones}>
            <SkeletonBlock height="28px" width="70%" />
            <SkeletonBlock height="34px" width="50%" />
            <SkeletonBlock height="180px" />
            <SkeletonText lines={4} />
          </div>
        </div>
      </SkeletonRegion>
    </Page>
  );
}
