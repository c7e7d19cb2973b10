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

/** Says that something is coming, to the page's frame too; wrap hand-made skeletons in it. */
export function SkeletonRegion({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div role="status" data-coming="">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
