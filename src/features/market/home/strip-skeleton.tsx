import { commonText } from '#i18n/ko/common.ts';
import { SkeletonBlock, SkeletonRegion } from '#ui/feedback/skeleton.tsx';
import { CardStrip } from '../listing/card-strip.tsx';
import styles from './strip-skeleton.module.css';

const CARDS = Array.from('abcdefghijkl');

/** As high as the strip of cards that takes its place. */
export function StripSkeleton() {
  return (
    <SkeletonRegion label={commonText.loading}>
      <div aria-hidden="true">
        <CardStrip>
          {CARDS.map((card) => (
            <li key={card} className={styles.card}>
              <span className={styles.picture}>
                <SkeletonBlock height="100%" />
              </span>
              <SkeletonBlock height="62px" />
            </li>
          ))}
        </CardStrip>
      </div>
    </SkeletonRegion>
  );
}
