import { Timestamp } from 'firebase-admin/firestore';
import { systemRunDocument } from '#documents/system.ts';
import type { ScheduledName, SystemRun } from '#domain/system/system-run.ts';
import { fieldsUnder } from '../runtime/field-of.ts';
import { firestore } from '../runtime/firebase.ts';
import { log } from '../runtime/log.ts';
import { codeOf } from './code-of.ts';

export interface RunReport extends Pick<SystemRun, 'figures'> {
  readonly outcome: 'done' | 'off' | 'refused';
  readonly reason?: string;
}

/** Shown and logged with every run; what a run did is figures only. */
export const done = (figures: SystemRun['figures']): RunReport => ({ outcome: 'done', figures });

/**
 * Does what is done by the clock where the desk can see it: that it began, how it ended, when it last ended
 * well. A failure is noted and thrown on, so that the platform knows of it too.
 */
export async function visibleRun(
  name: ScheduledName,
  work: (now: Date) => Promise<RunReport>,
): Promise<void> {
  const now = new Date();
  const document = firestore().doc(`systemRuns/${name}`);
  const startedAt = Timestamp.fromDate(now);
  const begun = fieldsUnder(systemRunDocument, {
    outcome: 'running',
    startedAt,
    endedAt: null,
    figures: {},
    reason: '',
  });
  // When it last ended well stays.
  await document.set(begun, { mergeFields: Object.keys(begun) });
  try {
    const { outcome, figures, reason = '' } = await work(now);
    const endedAt = Timestamp.now();
    const end = { outcome, endedAt, figures, reason, ...(outcome === 'done' ? { lastDoneAt: endedAt } : {}) };
    await document.update(fieldsUnder(systemRunDocument, end));
    const line = { run: name, outcome, reason, figures };
    if (outcome === 'refused') log.warn('scheduled run refused', line);
    else log.info('scheduled run ended', line);
  } catch (error) {
    const reason = codeOf(error);
    log.error('scheduled run failed', { run: name, outcome: 'failed', reason }, error);
    const end = { outcome: 'failed', endedAt: Timestamp.now(), reason };
    await document.update(fieldsUnder(systemRunDocument, end));
    throw error;
  }
}
