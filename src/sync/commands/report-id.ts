import { parseReportId, type ReportId, type UserId } from '#domain/ids.ts';
import { reportNameOf } from '#domain/safety/report-name.ts';
import type { ReportTarget } from '#domain/safety/report.ts';

/** The id of somebody's report of a thing, in 64 characters, since notices are named after it. */
export async function reportIdOf(uid: UserId, target: ReportTarget): Promise<ReportId> {
  const name = new TextEncoder().encode(reportNameOf(uid, target));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', name));
  const id = parseReportId([...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  if (id === null) throw new Error('a digest in hexadecimal must be a document id');
  return id;
}
