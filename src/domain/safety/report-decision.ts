import type { ReportTarget } from './report.ts';

/**
 * What an admin decides on a report: to take the reported thing down, to warn its author and leave it, or
 * that nothing is wrong with it.
 */
export const REPORT_DECISIONS = ['hide', 'warn', 'keep'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

export const REPORT_STATUSES = ['open', 'resolved', 'dismissed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export const DECISION_NOTE_MAX_CHARS = 300;

export const DECISION_REFUSALS = [
  'denied',
  /** There is no such report. */
  'gone',
  /** Somebody was faster. */
  'decided',
  /** People, messages and ratings without words are nobody's to hide, nor is a listing whose deal is done. */
  'impossible',
  /** Its author is to be told why. */
  'note_required',
] as const;
export type DecisionRefusal = (typeof DECISION_REFUSALS)[number];

/** What may be decided on a report of such a thing. */
export const decisionsFor = (type: ReportTarget['type']): readonly ReportDecision[] =>
  type === 'user' || type === 'message' ? ['warn', 'keep'] : REPORT_DECISIONS;

/** Whether the author hears of it, with the note. */
export const isToldToAuthor = (decision: ReportDecision): boolean => decision !== 'keep';

export const statusAfter = (decision: ReportDecision): ReportStatus =>
  decision === 'keep' ? 'dismissed' : 'resolved';

/** Why a decision may not be taken, or `null`. */
export function refusalOfDecision(
  status: ReportStatus,
  type: ReportTarget['type'],
  decision: ReportDecision,
  note: string,
): DecisionRefusal | null {
  if (status !== 'open') return 'decided';
  if (!decisionsFor(type).includes(decision)) return 'impossible';
  const length = note.trim().length;
  if (length > DECISION_NOTE_MAX_CHARS) return 'note_required';
  return isToldToAuthor(decision) && length === 0 ? 'note_required' : null;
}
