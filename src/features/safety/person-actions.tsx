import type { UserId } from '#domain/ids.ts';
import type { ReportTarget } from '#domain/safety/report.ts';
import { BlockButton } from './block-button.tsx';
import { ReportButton } from './report-button.tsx';
import styles from './safety.module.css';

export interface PersonActionsProps {
  readonly person: UserId;
  /** What is reported: the person, unless it is something of theirs. */
  readonly target?: ReportTarget;
}

/** 신고 and 차단, side by side and as wide as a thumb reaches. */
export function PersonActions({ person, target = { type: 'user', id: person } }: PersonActionsProps) {
  return (
    <div className={styles.pair}>
      <ReportButton target={target} />
      <BlockButton person={person} />
    </div>
  );
}
