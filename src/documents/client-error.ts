import * as v from 'valibot';
import {
  BROWSERS,
  ERROR_CAUSES,
  ERROR_LIMITS,
  ERROR_NAMES,
  ERROR_SOURCES,
  isFrame,
  isRelease,
  isRoutePattern,
  type ClientError,
  type ErrorReport,
} from '#domain/system/client-error.ts';
import type { ErrorQueue } from '#domain/system/error-queue.ts';
import type { Result } from '#domain/result.ts';
import { defineCall, resultOf } from './kernel/call.ts';
import { heldRequest, type HeldRequest } from './calls/held.ts';
import { defineDocument } from './kernel/document.ts';
import { lenient, listOf, plain, read, type Kind, type Reading } from './kernel/kind.ts';
import { counter, oneOf, truth } from './kernel/kinds.ts';
import { time } from './kernel/times.ts';

const release: Kind<string> = plain(v.pipe(v.string(), v.check(isRelease)));
const frame: Kind<string> = plain(v.pipe(v.string(), v.check(isFrame)));
const route: Kind<string> = plain(v.pipe(v.string(), v.check(isRoutePattern)));
const fingerprint: Kind<string> = plain(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)));

const report: Reading<ErrorReport> = v.strictObject({
  release: release.reads,
  source: oneOf(ERROR_SOURCES).reads,
  name: oneOf(ERROR_NAMES).reads,
  cause: oneOf(ERROR_CAUSES).reads,
  frames: v.pipe(v.array(frame.reads), v.maxLength(ERROR_LIMITS.frames)),
  route: route.reads,
  browser: oneOf(BROWSERS).reads,
  isOffline: v.boolean(),
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(ERROR_LIMITS.count)),
});

/** What a device keeps until it is told; `null` where it is of another version, or damaged. */
export const parseErrorQueue = (value: unknown): ErrorQueue | null =>
  read(v.object({ day: v.string(), waiting: v.array(report), told: v.array(v.string()) }), value);

export type ReportAnswer = { readonly ok: true; readonly value: null } | HeldRequest;

/** Errors of a device, of nobody in particular: the call carries no sign-in. */
export const reportErrorsCall = defineCall<{ readonly reports: readonly ErrorReport[] }, ReportAnswer>(
  'reportErrors',
  v.strictObject({
    reports: v.pipe(v.array(report), v.minLength(1), v.maxLength(ERROR_LIMITS.reports)),
  }),
  v.union([v.object({ ok: v.literal(true), value: v.null() }), heldRequest]),
);

export interface ErrorClosing {
  readonly fingerprint: string;
  /** The newest that the desk has seen it in. A page from before does not say. */
  readonly release?: string | undefined;
}

/** The desk has seen to an error: it comes back with a release that is newer than that. */
export const closeClientErrorCall = defineCall<ErrorClosing, Result<null, never>>(
  'closeClientError',
  v.object({ fingerprint: fingerprint.reads, release: v.optional(release.reads) }),
  resultOf(v.null(), []),
);

/** `clientErrors/{release}_{fingerprint}`: what devices have told of one error in one release. */
export const clientErrorDocument = defineDocument<Omit<ClientError, 'id'> & { readonly isOpen: boolean }>({
  path: 'clientErrors/{id}',
  fields: {
    release,
    fingerprint,
    source: oneOf(ERROR_SOURCES),
    name: oneOf(ERROR_NAMES),
    cause: lenient(oneOf(ERROR_CAUSES), 'other'),
    frames: listOf(frame, ERROR_LIMITS.frames),
    routes: listOf(route, ERROR_LIMITS.routes),
    browsers: listOf(oneOf(BROWSERS), BROWSERS.length),
    count: counter,
    offline: counter,
    firstAt: time,
    lastAt: time,
    isOpen: truth,
  },
  server: 'all',
  edits: {},
});

export function parseClientError(id: string, data: unknown): ClientError | null {
  const fields = clientErrorDocument.read(data);
  return fields && { id, ...fields };
}
