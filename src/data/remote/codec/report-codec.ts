import * as v from 'valibot';
import { isDocumentId, parseReportId } from '#domain/ids.ts';
import type { FiledReport } from '#domain/safety/filed-report.ts';
import { REPORT_DECISIONS, REPORT_STATUSES } from '#domain/safety/report-decision.ts';
import { REPORT_REASONS, type ReportTarget } from '#domain/safety/report.ts';
import {
  lenient,
  oneOf,
  optionalText,
  orNull,
  parsedBy,
  parseFields,
  timestampMillis,
  type Field,
} from './firestore-fields.ts';
import { userIdField } from './id-fields.ts';

const idField: Field<string> = parsedBy((value) => (isDocumentId(value) ? value : null));

const targetField: Field<ReportTarget> = v.variant('type', [
  v.object({ type: oneOf(['user', 'product', 'post']), id: idField }),
  v.object({ type: oneOf(['comment', 'message']), id: idField, parentId: idField }),
]);

const reportFields = v.object({
  reporterId: userIdField,
  // An older app may give a reason that is none of today's.
  reason: lenient(oneOf(REPORT_REASONS), 'other'),
  detail: optionalText,
  status: oneOf(REPORT_STATUSES),
  createdAt: timestampMillis,
  decision: orNull(oneOf(REPORT_DECISIONS)),
  note: optionalText,
  decidedByName: optionalText,
  decidedAt: orNull(timestampMillis),
});

const targetOf = v.object({ targetType: v.unknown(), targetId: v.unknown(), parentId: v.unknown() });

/** `reports/{id}`. */
export function parseReport(id: string, data: unknown): FiledReport | null {
  const reportId = parseReportId(id);
  const fields = parseFields(reportFields, data);
  const named = parseFields(targetOf, data);
  if (!reportId || !fields || !named) return null;
  const target = parseFields(targetField, {
    type: named.targetType,
    id: named.targetId,
    parentId: named.parentId,
  });
  if (!target) return null;
  const { decision, note, decidedByName, decidedAt, ...filed } = fields;
  return {
    ...filed,
    id: reportId,
    target,
    decided:
      decision === null || decidedAt === null
        ? null
        : { decision, note, byName: decidedByName, at: decidedAt },
  };
}
