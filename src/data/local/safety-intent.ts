import type { ReportId, UserId } from '#domain/ids.ts';
import type { Report } from '#domain/safety/report.ts';

/** Blocking, of which the last wish counts, and reporting. */
export type SafetyIntent =
  | { readonly kind: 'block'; readonly person: UserId; readonly wanted: boolean }
  | { readonly kind: 'report'; readonly reportId: ReportId; readonly report: Report };
