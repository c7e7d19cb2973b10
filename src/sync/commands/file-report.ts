import { appendOutboxRow } from '#data/local/outbox-store.ts';
import { reportRowId } from '#data/local/safety-intent.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import { parseReportId } from '#domain/ids.ts';
import { REPORT_DETAIL_MAX_CHARS, type Report } from '#domain/safety/report.ts';
import { ok, type Result } from '#domain/result.ts';
import { cutAtCodePoint, typedText } from '#domain/text/typed-text.ts';
import type { Environment } from '../environment.ts';
import { storeOwn } from '../storage/make-room.ts';

/** Queues a report under the id `wish`; it reaches the desk once, however often it is submitted. */
export async function fileReport(
  db: UserDatabase,
  report: Report,
  environment: Environment,
  wish = environment.newId(),
): Promise<Result<null, 'disk'>> {
  const reportId = parseReportId(wish);
  if (reportId === null) throw new Error('a new id must be a document id');
  const detail = cutAtCodePoint(typedText(report.detail), REPORT_DETAIL_MAX_CHARS);
  const id = reportRowId(reportId);
  const stored = await storeOwn(db, environment, 'report', () =>
    db.transaction('rw', db.outbox, () =>
      appendOutboxRow(db, {
        id,
        uid: db.uid,
        lane: id,
        intent: { kind: 'report', reportId, report: { ...report, detail } },
        createdAt: environment.now(),
      }),
    ),
  );
  return stored.ok ? ok(null) : stored;
}
