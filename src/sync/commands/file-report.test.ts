import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { failRow } from '#data/local/outbox-store.ts';
import { REPORT_DETAIL_MAX_CHARS, type Report, type ReportTarget } from '#domain/safety/report.ts';
import { BUYER, SELLER } from '#tests/support/domain-fixtures.ts';
import { FakeDevice } from '#tests/support/sync/fake-device.ts';
import { FakeServer } from '#tests/support/sync/fake-server.ts';
import { fileReport } from './file-report.ts';
import { reportIdOf } from './report-id.ts';

let device: FakeDevice;
beforeEach(() => {
  device = new FakeDevice(new FakeServer());
});

const report = (detail: string): Report => ({
  target: { type: 'user', id: SELLER },
  reason: 'fraud',
  detail,
});
const file = (detail: string) => fileReport(device.db, report(detail), device.environment);
const rows = () => device.db.outbox.toArray();
const said = async () =>
  (await rows()).map(({ intent }) => (intent.kind === 'report' ? intent.report.detail : intent.kind));

test('a report that says too much is refused and waits nowhere', async () => {
  expect(await file('가'.repeat(REPORT_DETAIL_MAX_CHARS + 1))).toEqual({ ok: false, code: 'too_long' });
  expect(await rows()).toEqual([]);
  expect(await file('가'.repeat(REPORT_DETAIL_MAX_CHARS))).toEqual({ ok: true, value: null });
  expect(await rows()).toHaveLength(1);
});

test('of a report that waits the first words stand, of one that was refused the new ones', async () => {
  await file('먼저 한 말');
  expect(await file('나중에 한 말')).toEqual({ ok: true, value: null });
  expect(await said()).toEqual(['먼저 한 말']);
  for (const row of await rows()) await failRow(device.db, row, 'denied');
  await file('나중에 한 말');
  expect(await said()).toEqual(['나중에 한 말']);
});

test('every report has a name of 64 hexadecimal digits, the same for the same thing and person', async () => {
  const targets = Array.from({ length: 30 }, (_, index): ReportTarget => ({ type: 'post', id: `p${index}` }));
  const ids = await Promise.all(targets.map((target) => reportIdOf(BUYER, target)));
  expect(ids.filter((id) => !/^[0-9a-f]{64}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(targets.length);
  expect(await Promise.all(targets.map((target) => reportIdOf(BUYER, target)))).toEqual(ids);
});
