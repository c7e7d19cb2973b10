import type { Failure } from '#domain/system/error-report.ts';

/** Whoever reads them comes behind the first screen; before that no more are kept than say what is wrong. */
const MOST = 9;
const waiting: Failure[] = [];

let take = (failure: Failure): void => {
  if (waiting.length < MOST) waiting.push(failure);
};

/** Tells whoever reads failures; nothing else is done about it here. */
export const noteFailure = (source: Failure['source'], thrown: unknown): void => take({ source, thrown });

/** What has failed until now, and whatever will. */
export function followFailures(reader: (failure: Failure) => void): void {
  take = reader;
  waiting.splice(0).forEach(reader);
}

addEventListener('error', ({ error }) => noteFailure('window', error));
addEventListener('unhandledrejection', ({ reason }) => noteFailure('promise', reason));
