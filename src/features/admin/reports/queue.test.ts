import { describe, expect, test } from 'vitest';
import { parseReportId } from '#domain/ids.ts';
import type { FiledReport } from '#domain/safety/filed-report.ts';
import { must, seoul, userId } from '#tests/support/domain-fixtures.ts';
import { casesOf, waitedHours } from './queue.ts';

const reportId = must(parseReportId);
const aReport = (id: string, over: Partial<FiledReport> = {}): FiledReport => ({
  id: reportId(id),
  reporterId: userId('buyer'),
  target: { type: 'product', id: 'ring-1' },
  reason: 'fraud',
  detail: '',
  status: 'open',
  createdAt: seoul('2026-03-11T09:00'),
  ...over,
});

describe('the queue of reports', () => {
  test('names each thing once, the longest wait first', () => {
    const cases = casesOf([
      aReport('r2', { createdAt: seoul('2026-03-11T10:00') }),
      aReport('r3', { target: { type: 'post', id: 'ring-1' }, createdAt: seoul('2026-03-10T10:00') }),
      aReport('r1'),
    ]);
    expect(cases.map(({ report, others }) => [report.id, ...others.map(({ id }) => id)])).toEqual([
      ['r3'],
      ['r1', 'r2'],
    ]);
  });

  test('keeps a comment under two posts apart: one of the two reports is wrong about it', () => {
    const under = (parentId: string) => ({ type: 'comment', id: 'c1', parentId }) as const;
    const cases = casesOf([
      aReport('wrong', { target: under('other-post'), createdAt: seoul('2026-03-11T08:00') }),
      aReport('r1', { target: under('post') }),
      aReport('r2', { target: under('post') }),
    ]);
    expect(cases.map(({ report, others }) => [report.id, ...others.map(({ id }) => id)])).toEqual([
      ['wrong'],
      ['r1', 'r2'],
    ]);
  });

  test('warns of what has waited for a day', () => {
    expect(waitedHours(aReport('r1'), seoul('2026-03-12T08:59'))).toBeNull();
    expect(waitedHours(aReport('r1'), seoul('2026-03-12T09:00'))).toBe(24);
  });
});
