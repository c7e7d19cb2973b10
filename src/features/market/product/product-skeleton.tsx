import { commonText } from '#i18n/ko/common.ts';
import { pageText } from '#i18n/ko/pages.ts';
import type { PhotoSources } from '#ui/display/photo-sources.ts';
import { Picture } from '#ui/display/picture.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import { SkeletonBlock, SkeletonRegion, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Page } from '#ui/layout/page.tsx';
import styles from './product-view.module.css';

/** The shape of a listing's page, with its first photo where that is known already. */
export function ProductSkeleton({ cover }: { readonly cover: PhotoSources | null }) {
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
