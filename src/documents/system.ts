import * as v from 'valibot';
import {
  RUN_OUTCOMES,
  SCHEDULED,
  type ScheduledName,
  type SystemFault,
  type SystemRun,
} from '#domain/system/system-run.ts';
import { defineDocument } from './kernel/document.ts';
import { lenient, orNull, type Kind } from './kernel/kind.ts';
import { anyTextOrNone, counter, finiteNumber, oneOf } from './kernel/kinds.ts';
import { time } from './kernel/times.ts';

const figures: Kind<SystemRun['figures']> = {
  reads: v.fallback(v.record(v.string(), finiteNumber), {}),
  stores: (counted) => ({ ...counted }),
};

/** `systemRuns/{name}`: the last run of what is done by the clock. */
export const systemRunDocument = defineDocument<Omit<SystemRun, 'name'>>({
  path: 'systemRuns/{name}',
  fields: {
    outcome: oneOf(RUN_OUTCOMES),
    startedAt: time,
    endedAt: lenient(orNull(time), null),
    lastDoneAt: lenient(orNull(time), null),
    figures,
    reason: anyTextOrNone,
  },
  server: 'all',
  edits: {},
});

/** `null` for one that only another version knows. */
export function parseSystemRun(id: string, data: unknown): SystemRun | null {
  const fields = systemRunDocument.read(data);
  return fields && isScheduled(id) ? { name: id, ...fields } : null;
}

/** `systemFaults/{name}`: by function, what has failed of it. */
export const systemFaultDocument = defineDocument<Omit<SystemFault, 'name'>>({
  path: 'systemFaults/{name}',
  fields: { count: counter, firstAt: time, lastAt: time, code: anyTextOrNone },
  server: 'all',
  edits: {},
});

export function parseSystemFault(id: string, data: unknown): SystemFault | null {
  const fields = systemFaultDocument.read(data);
  return fields && { name: id, ...fields };
}

const isScheduled = (name: string): name is ScheduledName => Object.hasOwn(SCHEDULED, name);
