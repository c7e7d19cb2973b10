import { appendIntent } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import { parseReportId } from '#domain/ids.ts';
import { REPORT_DETAIL_MAX_CHARS, type Report } from '#domain/safety/report.ts';
import { ok, type Result } from '#domain/result.ts';
import { cutAtCodePoint, typedText } from '#domain/text/typed-text.ts';
import type { Environment } from '../environment.ts';
import { storeOwn } from '../storage/make-room.ts';

/** Queues a report; it reaches the desk once, whenever there is a network. */
export async function fileReport(
  db: UserDatabase,
  report: Report,
  environment: Environment,
): Promise<Result<null, 'disk'>> {
  const reportId = parseReportId(environment.newId());
  if (reportId === null) throw new Error('a new id must be a document id');
  const detail = cutAtCodePoint(typedText(report.detail), REPORT_DETAIL_MAX_CHARS);
  const stored = await storeOwn(db, environment, 'report', () =>
    db.transaction('rw', db.outbox, () =>
      appendIntent(db, { kind: 'report', reportId, report: { ...report, detail } }, environment.now()),
    ),
  );
  return stored.ok ? ok(null) : stored;
}
