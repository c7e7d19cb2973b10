import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import styles from './skeleton.module.css';

/** Lines of different lengths look like text, not like a table. */
const LINE_WIDTHS = ['92%', '76%', '84%', '58%'] as const;

/** One grey shape; sizes are CSS lengths. */
export function SkeletonBlock({
  width = '100%',
  height,
}: {
  readonly width?: string;
  readonly height: string;
}) {
  const look: CSSProperties = { inlineSize: width, blockSize: height };
  return <span className={styles.bone} style={look} aria-hidden="true" />;
}

export function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  return (
    <span className={styles.text} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <span
          key={index}
          className={classNames(styles.bone, styles.line)}
          style={{ inlineSize: LINE_WIDTHS[index % LINE_WIDTHS.length] }}
        />
      ))}
    </span>
  );
}

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

/** Says that something is coming; wrap hand-made skeletons in it. */
export function SkeletonRegion({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
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
