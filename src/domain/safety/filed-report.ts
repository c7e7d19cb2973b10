import type { ReportId, UserId } from '../ids.ts';
import type { Millis } from '../units.ts';
import type { Report } from './report.ts';
import type { ReportDecision, ReportStatus } from './report-decision.ts';

/** Open reports that the desk looks at together; behind a full page may be another. */
export const REPORTS_PER_PAGE = 200;

/** A report as the desk sees it. */
export interface FiledReport extends Report {
  readonly id: ReportId;
  readonly reporterId: UserId;
  readonly status: ReportStatus;
  readonly createdAt: Millis;
}

/** What was decided on a report, as the desk alone sees it. */
export interface DecidedReport extends Pick<Report, 'target' | 'reason'> {
  readonly id: ReportId;
  readonly decision: ReportDecision;
  readonly note: string;
  readonly byName: string;
  readonly at: Millis;
}

/** As much of a reported thing as decides what to do about it. */
export interface ReportedThing {
  /** False where its author, or an earlier decision, has taken it away. */
  readonly exists: boolean;
  readonly title: string;
  /** As it was when it was reported, where the server has kept that. */
  readonly text: string;
  /** Whether it says something else by now. */
  readonly isChanged: boolean;
  readonly authorId: UserId | null;
  readonly authorName: string;
  /** Whom a review is about: it stands on their page. */
  readonly aboutId: UserId | null;
  /** Decisions against the same author that took something down or warned. */
  readonly earlier: number;
}
