import { nameOf } from '#data/local/outbox-row.ts';
import { appendIntent, findOutboxRow } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import { REPORT_DETAIL_MAX_CHARS, type Report } from '#domain/safety/report.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { typedText } from '#domain/text/typed-text.ts';
import type { Environment } from '../environment.ts';
import { reportIdOf } from './report-id.ts';
import { storeOwn } from '../storage/make-room.ts';

/**
 * Queues a report; it reaches the desk once, whenever there is a network. Of one that waits already the first
 * words stand, unless they were refused.
 */
export async function fileReport(
  db: UserDatabase,
  report: Report,
  environment: Environment,
): Promise<Result<null, 'too_long' | 'disk'>> {
  const detail = typedText(report.detail);
  if (detail.length > REPORT_DETAIL_MAX_CHARS) return err('too_long');
  const reportId = await reportIdOf(db.uid, report.target);
  const stored = await storeOwn(db, environment, 'report', () =>
    db.transaction('rw', db.outbox, async () => {
      const intent = { kind: 'report', reportId, report: { ...report, detail } } as const;
      const waiting = await findOutboxRow(db, nameOf(intent).id);
      if (waiting && waiting.state.kind !== 'failed') return;
      await appendIntent(db, intent, environment.now());
    }),
  );
  return stored.ok ? ok(null) : stored;
}
