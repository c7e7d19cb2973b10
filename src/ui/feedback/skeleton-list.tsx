import { classNames } from '../class-names.ts';
import { SkeletonRegion, SkeletonText } from './skeleton.tsx';
import styles from './skeleton.module.css';

export interface SkeletonListProps {
  /** Read once by a screen reader, e.g. "불러오는 중입니다…". */
  readonly label: string;
  readonly count?: number;
  /** The shape of what is coming: rows with 108 px pictures, rows with 56 px ones, or cards in a grid. */
  readonly shape?: 'row' | 'small-row' | 'card';
}

export function SkeletonList({ label, count = 6, shape = 'row' }: SkeletonListProps) {
  const indices = Array.from({ length: count }, (_, index) => index);
  return (
    <SkeletonRegion label={label}>
      <div className={shape === 'card' ? styles.grid : undefined} aria-hidden="true">
        {indices.map((index) =>
          shape === 'card' ? (
            <CardBones key={index} />
          ) : (
            <RowBones key={index} isSmall={shape === 'small-row'} />
          ),
        )}
      </div>
    </SkeletonRegion>
  );
}

function RowBones({ isSmall }: { readonly isSmall: boolean }) {
  return (
    <div className={styles.row}>
      <span className={classNames(styles.bone, styles.rowPicture, isSmall && styles.smallPicture)} />
      <div className={styles.rowText}>
        <SkeletonText lines={isSmall ? 2 : 3} />
      </div>
    </div>
  );
}

function CardBones() {
  return (
    <div className={styles.card}>
      <span className={classNames(styles.bone, styles.cardPicture)} />
      <SkeletonText lines={2} />
    </div>
  );
}
