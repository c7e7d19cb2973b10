import { ERROR_LIMITS, fingerprintOf, type ErrorReport } from './client-error.ts';

/** A device tells so many different errors a day, each once, however often it happened until then. */
export const ERRORS_A_DAY = 10;

/** What a device has to tell, and what it has told today. */
export interface ErrorQueue {
  /** `YYYY-MM-DD`; another day begins anew. */
  readonly day: string;
  readonly waiting: readonly ErrorReport[];
  readonly told: readonly string[];
}

export const emptyQueue = (day: string): ErrorQueue => ({ day, waiting: [], told: [] });

/** A new release may have mended it, so there it is told again. */
const keyOf = (report: ErrorReport): string => `${report.release} ${fingerprintOf(report)}`;

/** The queue of today: what waits is kept, what was told yesterday may be told again. */
export const onDay = (queue: ErrorQueue, day: string): ErrorQueue =>
  queue.day === day ? queue : { day, waiting: queue.waiting, told: [] };

/** With one more; the same queue where it is told already, or enough is. */
export function withReport(queue: ErrorQueue, report: ErrorReport): ErrorQueue {
  const key = keyOf(report);
  if (queue.told.includes(key)) return queue;
  if (queue.waiting.some((waiting) => keyOf(waiting) === key)) {
    return {
      ...queue,
      waiting: queue.waiting.map((one) => (keyOf(one) === key ? together(one, report) : one)),
    };
  }
  if (queue.waiting.length + queue.told.length >= ERRORS_A_DAY) return queue;
  return { ...queue, waiting: [...queue.waiting, report] };
}

/** What is sent now, and what stays meanwhile: nothing is sent twice, by two tabs either. */
export const taken = (queue: ErrorQueue): readonly [readonly ErrorReport[], ErrorQueue] => [
  queue.waiting,
  { ...queue, waiting: [], told: [...queue.told, ...queue.waiting.map(keyOf)].slice(-ERRORS_A_DAY) },
];

/** What did not arrive waits again. */
export function givenBack(queue: ErrorQueue, reports: readonly ErrorReport[]): ErrorQueue {
  const keys = new Set(reports.map(keyOf));
  const free = { ...queue, told: queue.told.filter((key) => !keys.has(key)) };
  return reports.reduce(withReport, free);
}

const together = (one: ErrorReport, more: ErrorReport): ErrorReport => ({
  ...one,
  count: Math.min(ERROR_LIMITS.count, one.count + more.count),
});
