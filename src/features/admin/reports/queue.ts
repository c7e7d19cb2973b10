import type { FiledReport } from '#domain/safety/filed-report.ts';
import type { ReportTarget } from '#domain/safety/report.ts';
import type { Millis } from '#domain/units.ts';

const HOUR_MS = 60 * 60_000;
/** A report should be looked at within a day. */
const WAIT_WARNING_MS = 24 * HOUR_MS;

/** Open reports of one thing, which are decided together. */
export interface Case {
  /** The one that came first. */
  readonly report: FiledReport;
  /** Those that came after it, each with words of its own. */
  readonly others: readonly FiledReport[];
}

/** The queue with one entry for each thing, the longest wait first. */
export function casesOf(reports: readonly FiledReport[]): readonly Case[] {
  const cases = new Map<string, Case>();
  for (const report of reports.toSorted((a, b) => a.createdAt - b.createdAt)) {
    const key = placeOf(report.target);
    const known = cases.get(key);
    cases.set(key, known ? { ...known, others: [...known.others, report] } : { report, others: [] });
  }
  return [...cases.values()];
}

/**
 * Names a thing; a comment or message only together with where it is said to be, which a report may have
 * wrong.
 */
const placeOf = (target: ReportTarget): string =>
  [target.type, target.id, 'parentId' in target ? target.parentId : ''].join(' ');

/** Hours that a report has waited, once that is too long; else `null`. */
export function waitedHours({ createdAt }: FiledReport, now: Millis): number | null {
  const waitedMs = now - createdAt;
  return waitedMs >= WAIT_WARNING_MS ? Math.floor(waitedMs / HOUR_MS) : null;
}
