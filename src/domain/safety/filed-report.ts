import type { ReportId, UserId } from '../ids.ts';
import type { Millis } from '../units.ts';
import type { Report } from './report.ts';
import type { ReportDecision, ReportStatus } from './report-decision.ts';

/** A report as the desk sees it. */
export interface FiledReport extends Report {
  readonly id: ReportId;
  readonly reporterId: UserId;
  readonly status: ReportStatus;
  readonly createdAt: Millis;
  /** `null` until somebody has decided. */
  readonly decided: {
    readonly decision: ReportDecision;
    readonly note: string;
    readonly byName: string;
    readonly at: Millis;
  } | null;
}
