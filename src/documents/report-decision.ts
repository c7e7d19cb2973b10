import { parseReportId } from '#domain/ids.ts';
import type { DecidedReport } from '#domain/safety/filed-report.ts';
import { REPORT_DECISIONS } from '#domain/safety/report-decision.ts';
import { REPORT_REASONS } from '#domain/safety/report.ts';
import { defineDocument } from './kernel/document.ts';
import { lenient } from './kernel/kind.ts';
import { anyTextOrNone, oneOf } from './kernel/kinds.ts';
import { time } from './kernel/times.ts';
import { reportTarget } from './report.ts';

/** `reportDecisions/{reportId}`: what was decided on a report, and by whom; the desk's alone. */
export const reportDecisionDocument = defineDocument<Omit<DecidedReport, 'id'>>({
  path: 'reportDecisions/{reportId}',
  fields: {
    target: reportTarget,
    reason: lenient(oneOf(REPORT_REASONS), 'other'),
    decision: oneOf(REPORT_DECISIONS),
    note: anyTextOrNone,
    byName: anyTextOrNone,
    at: time,
  },
  server: 'all',
  edits: {},
});

export function parseReportDecision(id: string, data: unknown): DecidedReport | null {
  const reportId = parseReportId(id);
  const fields = reportDecisionDocument.read(data);
  return reportId && fields && { id: reportId, ...fields };
}
