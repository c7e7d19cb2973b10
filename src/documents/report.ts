import { parseReportId, type UserId } from '#domain/ids.ts';
import type { FiledReport } from '#domain/safety/filed-report.ts';
import { REPORT_STATUSES } from '#domain/safety/report-decision.ts';
import {
  REPORT_DETAIL_MAX_CHARS,
  REPORT_REASONS,
  REPORT_TARGET_TYPES,
  type Report,
  type ReportTarget,
} from '#domain/safety/report.ts';
import { defineDocument } from './kernel/document.ts';
import { userId } from './kernel/ids.ts';
import { lenient, orNull } from './kernel/kind.ts';
import { anyId, oneOf, textOrNone } from './kernel/kinds.ts';
import { joint, shape } from './kernel/shape.ts';
import type { StoredFields } from './kernel/stored.ts';
import { time, writtenOnce } from './kernel/times.ts';

const targetType = oneOf(REPORT_TARGET_TYPES);
const place = shape<{
  readonly targetType: ReportTarget['type'];
  readonly targetId: string;
  readonly parentId: string | null;
}>({ targetType, targetId: anyId, parentId: orNull(anyId) });

/** A message is found in its chat, a comment below its post; without that they are nowhere. */
function targetOf(data: unknown): ReportTarget | null {
  const found = place.read(data);
  if (!found) return null;
  const { targetType: type, targetId: id, parentId } = found;
  if (type !== 'comment' && type !== 'message') return { type, id };
  return parentId === null ? null : { type, id, parentId };
}

/** What a report is about. */
export const reportTarget = joint(
  { targetType: { ...(targetType.limits && { limits: targetType.limits }) }, targetId: {}, parentId: {} },
  targetOf,
  (target: ReportTarget) =>
    place.encode({
      targetType: target.type,
      targetId: target.id,
      parentId: 'parentId' in target ? target.parentId : null,
    }),
);

/** `reports/{id}`: its reporter reads it, so what the desk decides stands in `reportDecisions/{id}`. */
export const reportDocument = defineDocument<Omit<FiledReport, 'id'>>({
  path: 'reports/{reportId}',
  fields: {
    reporterId: userId,
    target: reportTarget,
    // An older app may give a reason that is none of today's, and the rules take any.
    reason: { ...lenient(oneOf(REPORT_REASONS), 'other'), limits: { kind: 'text', min: 1, max: 50 } },
    detail: textOrNone(REPORT_DETAIL_MAX_CHARS),
    status: oneOf(REPORT_STATUSES),
    createdAt: writtenOnce(time),
  },
  server: [],
  edits: {},
});

export function parseReport(id: string, data: unknown): FiledReport | null {
  const reportId = parseReportId(id);
  const fields = reportDocument.read(data);
  return reportId && fields && { id: reportId, ...fields };
}

export const newReport = (reporterId: UserId, { target, reason, detail }: Report): StoredFields =>
  reportDocument.encode({ reporterId, target, reason, detail, status: 'open' });
