import type { UserId } from '#domain/ids.ts';
import type { Answer, RestRequest } from './rest-request.ts';
import { sendWithProgress } from './send-with-progress.ts';

/** What became of one request, as far as delivery is concerned. */
export type RemoteOutcome<T> =
  | { readonly kind: 'ok'; readonly value: T }
  /** The server itself said no, in its own words; time does not heal it. */
  | { readonly kind: 'refused'; readonly code: RefusalCode }
  /** Nobody is signed in as the row's owner, or the token is not taken: wait for the person. */
  | { readonly kind: 'unauthenticated' }
  /** No answer, or not the server's: the network, a captive portal, an overload. */
  | { readonly kind: 'unreachable'; readonly retryAfterMs: number };

export type RefusalCode = 'denied' | 'invalid' | 'missing' | 'exists';

export interface RequestAuth {
  readonly uid: UserId;
  /** Gives the token of exactly this person, or `null` when somebody else, or nobody, is signed in. */
  token(uid: UserId, refresh: boolean): Promise<string | null>;
}

/**
 * One request with one person's token, a deadline, and an answer that is believed only when it is the
 * server's own JSON: a captive portal answers 200, or 403, with a page of HTML.
 */
export async function authorisedFetch(
  request: RestRequest,
  auth: RequestAuth,
  signal: AbortSignal,
): Promise<RemoteOutcome<unknown>> {
  const limit = limitOf(request, signal);
  try {
    for (const refresh of [false, true]) {
      const token = await beforeAbort(auth.token(auth.uid, refresh), limit.signal);
      if (token === null) return { kind: 'unauthenticated' };
      const outcome = await send(limit.request, token, limit.signal);
      if (outcome.kind !== 'unauthenticated') return outcome;
    }
    return { kind: 'unauthenticated' };
  } catch {
    // Every throw here is the network's: fetch rejects on a broken connection, on the deadline, on CORS.
    return { kind: 'unreachable', retryAfterMs: 0 };
  } finally {
    limit.end();
  }
}

interface Limit {
  /** The request, whose progress puts the end off. */
  readonly request: RestRequest;
  /** Aborts with the caller's, and when time is up. */
  readonly signal: AbortSignal;
  end(): void;
}

function limitOf(request: RestRequest, signal: AbortSignal): Limit {
  const { deadlineMs, onProgress } = request;
  const silenceMs = canTellProgress(request) ? request.silenceMs : undefined;
  const limit = new AbortController();
  const expire = () => limit.abort();
  let timer = setTimeout(expire, silenceMs ?? deadlineMs);
  if (signal.aborted) expire();
  signal.addEventListener('abort', expire, { once: true });
  const follow = (share: number) => {
    if (silenceMs !== undefined) {
      clearTimeout(timer);
      timer = setTimeout(expire, silenceMs);
    }
    onProgress?.(share);
  };
  return {
    request: onProgress ? { ...request, onProgress: follow } : request,
    signal: limit.signal,
    end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', expire);
    },
  };
}

async function send(
  request: RestRequest,
  token: string,
  signal: AbortSignal,
): Promise<RemoteOutcome<unknown>> {
  const headers = { ...request.headers, Authorization: `${request.scheme} ${token}` };
  const answer =
    request.onProgress && canTellProgress(request)
      ? await sendWithProgress(request, headers, request.onProgress, signal)
      : await sendByFetch(request, headers, signal);
  const body = parseJson(answer.text);
  if (answer.status >= 200 && answer.status < 300 && body !== undefined) return { kind: 'ok', value: body };
  // Storage says of an object that is not there a bare "Not Found"; a portal's page would be HTML.
  if (answer.status === 404 && !answer.text.trimStart().startsWith('<')) {
    return { kind: 'refused', code: 'missing' };
  }
  return classifyFailure(answer.status, body, answer.retryAfter);
}

/** A service worker has no XMLHttpRequest. */
const canTellProgress = ({ onProgress }: RestRequest): boolean =>
  onProgress !== undefined && typeof XMLHttpRequest === 'function';

async function sendByFetch(
  request: RestRequest,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Answer> {
  const response = await fetch(request.url, {
    method: request.method,
    headers,
    signal,
    cache: 'no-store',
    ...(request.body === undefined ? {} : { body: request.body }),
  });
  return {
    status: response.status,
    text: await response.text(),
    retryAfter: response.headers.get('Retry-After'),
  };
}

/** Exported for its table of cases. `body` is the parsed JSON, or `undefined` when it was none. */
export function classifyFailure(
  status: number,
  body: unknown,
  retryAfter: string | null,
): Exclude<RemoteOutcome<never>, { kind: 'ok' }> {
  const unreachable = { kind: 'unreachable', retryAfterMs: retryAfterMs(retryAfter) } as const;
  if (!isErrorBody(body)) return unreachable;
  const name = body.error.status ?? nameOfHttpStatus(status);
  switch (name) {
    case 'UNAUTHENTICATED':
      return { kind: 'unauthenticated' };
    case 'PERMISSION_DENIED':
      return { kind: 'refused', code: 'denied' };
    case 'INVALID_ARGUMENT':
    case 'OUT_OF_RANGE':
      return { kind: 'refused', code: 'invalid' };
    case 'NOT_FOUND':
      return { kind: 'refused', code: 'missing' };
    case 'ALREADY_EXISTS':
    case 'FAILED_PRECONDITION':
      return { kind: 'refused', code: 'exists' };
    default:
      return unreachable;
  }
}

/** `Retry-After` as seconds or as a date; 0 when absent or unreadable. */
function retryAfterMs(header: string | null): number {
  if (header === null) return 0;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? 0 : Math.max(0, date - Date.now());
}

function nameOfHttpStatus(status: number): string {
  switch (status) {
    case 400:
      return 'INVALID_ARGUMENT';
    case 401:
      return 'UNAUTHENTICATED';
    case 403:
      return 'PERMISSION_DENIED';
    case 404:
      return 'NOT_FOUND';
    case 412:
      return 'FAILED_PRECONDITION';
    default:
      return 'UNKNOWN';
  }
}

const isErrorBody = (body: unknown): body is { error: { status?: string } } =>
  typeof body === 'object' &&
  body !== null &&
  'error' in body &&
  typeof body.error === 'object' &&
  body.error !== null &&
  (!('status' in body.error) || typeof body.error.status === 'string');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A token refresh has no deadline of its own: on a dead network it may hang for a minute. */
function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(new Error('deadline'));
    signal.addEventListener('abort', () => reject(new Error('deadline')), { once: true });
    work.then(resolve, reject);
  });
}
