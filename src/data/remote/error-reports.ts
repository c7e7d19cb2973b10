import { reportErrorsCall } from '#documents/client-error.ts';
import type { ErrorReport } from '#domain/system/client-error.ts';
import { callAsNobody } from './functions.ts';

/** After a failure that says nothing of when: whoever is many must not ask at once. */
const PAUSE_MS = 60_000;

type Told =
  | { readonly kind: 'told' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'later'; readonly waitMs: number };

/** Tells the operator of errors, as nobody in particular. */
export async function tellErrors(reports: readonly ErrorReport[]): Promise<Told> {
  const called = await callAsNobody(reportErrorsCall.name, { reports });
  if (!called.ok) {
    // A server that does not understand it will not tomorrow either.
    return called.code === 'invalid' || called.code === 'denied' || called.code === 'gone'
      ? { kind: 'refused' }
      : { kind: 'later', waitMs: PAUSE_MS };
  }
  const answer = reportErrorsCall.answer(called.value);
  if (answer === null || answer.ok) return { kind: 'told' };
  return { kind: 'later', waitMs: answer.waitMs };
}
