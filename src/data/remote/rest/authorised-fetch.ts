import type { UserId } from '#domain/ids.ts';
import type { QuotaKind } from '#domain/quota/quotas.ts';
import type { ServerFailure } from '#domain/server/server-failure.ts';
import type { Millis } from '#domain/units.ts';
import { attest as builtIn, type Attest, type ProofWish } from '../app-check/attest.ts';
import type { RestRequest, Transport } from './rest-request.ts';

/** What became of one request, as far as delivery is concerned. */
export type RemoteOutcome<T> =
  | { readonly kind: 'ok'; readonly value: T }
  /** The server itself said no, in its own words; time does not heal it. */
  | { readonly kind: 'refused'; readonly code: RefusalCode }
  /**
   * A quota of the person's is used up: nothing is wrong with it but the hour, which `until` is by this
   * device's clock.
   */
  | { readonly kind: 'held'; readonly quota: QuotaKind; readonly until: Millis }
  /** Nobody is signed in as the row's owner, or the token is not taken: wait for the person. */
  | { readonly kind: 'unauthenticated' }
  /** No answer, or not the server's: the network, a captive portal, an overload. */
  | {
      readonly kind: 'unreachable';
      readonly retryAfterMs: number;
      /** The server has broken over it, in its own words; another time may still heal it. */
      readonly isFault?: true;
    };

/** The words of every failure; that its id is taken already only a delivery asks about. */
export type RefusalCode = Extract<ServerFailure, 'denied' | 'invalid' | 'gone' | 'stale'> | 'exists';

export interface RequestAuth {
  readonly uid: UserId;
  /** Gives the token of exactly this person, or `null` when somebody else, or nobody, is signed in. */
  token(uid: UserId, refresh: boolean): Promise<string | null>;
}

/** What became of the first one. */
interface Attempt {
  readonly isTokenOld: boolean;
  /** The proof that it carried. */
  readonly refused: string | null;
}

/** What a request waits for its proof; what anybody may read does not wait, so that no first screen does. */
const [PROOF_WAIT_MS, SECOND_PROOF_WAIT_MS] = [3_000, 10_000];

/**
 * The one door to the server: a request as one person, or as anybody (`null`), with a deadline, and an answer
 * that is believed only when it is the server's own JSON: a captive portal answers 200, or 403, with a page
 * of HTML. A token or a proof that is not taken is asked for anew, once. What was refused for want of a proof
 * is no refusal: it waits.
 */
export const doorWith =
  (attest: Attest | null) =>
  async (
    request: RestRequest,
    auth: RequestAuth | null,
    signal: AbortSignal,
  ): Promise<RemoteOutcome<unknown>> => {
    const limit = limitOf(request, signal);
    let before: Attempt | null = null;
    try {
      for (const isSecond of [false, true]) {
        const isOld = before?.isTokenOld === true;
        const token = auth && (await beforeAbort(auth.token(auth.uid, isOld), limit.signal));
        if (auth && token === null) return { kind: 'unauthenticated' };
        const waitMs = isSecond ? SECOND_PROOF_WAIT_MS : auth ? PROOF_WAIT_MS : 0;
        const wish: ProofWish = { waitMs, refused: before?.refused ?? null };
        const proof = attest && (await beforeAbort(attest(wish), limit.signal));
        // Nothing has changed since: the same answer would come.
        if (before && !before.isTokenOld && proof === null) break;
        const asked = isSecond ? { ...request, early: null } : request;
        const outcome = await send(asked, { token, proof: proof?.token ?? null }, limit);
        const isUnproven = attest !== null && proof === null && isDenial(outcome);
        const mayHeal = isUnproven || (outcome.kind === 'unauthenticated' && (auth ?? attest) !== null);
        if (!mayHeal || (isSecond && !isUnproven)) return outcome;
        before = { isTokenOld: outcome.kind === 'unauthenticated', refused: proof?.token ?? null };
      }
      return { kind: 'unreachable', retryAfterMs: 0 };
    } catch {
      // Every throw here is the network's: fetch rejects on a broken connection, on the deadline, on CORS.
      return { kind: 'unreachable', retryAfterMs: 0 };
    } finally {
      limit.end();
    }
  };

export const authorisedFetch = doorWith(builtIn);

const isDenial = (outcome: RemoteOutcome<unknown>): boolean =>
  outcome.kind === 'unauthenticated' || (outcome.kind === 'refused' && outcome.code === 'denied');

interface Limit {
  /** Aborts with the caller's, and when time is up. */
  readonly signal: AbortSignal;
  /** Puts the end off: something has left. */
  progress(): void;
  end(): void;
}

function limitOf({ deadlineMs, silenceMs, transport }: RestRequest, signal: AbortSignal): Limit {
  const silence = transport ? silenceMs : undefined;
  const limit = new AbortController();
  const expire = () => limit.abort();
  let timer = setTimeout(expire, silence ?? deadlineMs);
  // Who was stopped before sends nothing.
  if (signal.aborted) expire();
  signal.addEventListener('abort', expire, { once: true });
  return {
    signal: limit.signal,
    progress() {
      if (silence === undefined) return;
      clearTimeout(timer);
      timer = setTimeout(expire, silence);
    },
    end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', expire);
    },
  };
}

async function send(
  request: RestRequest,
  { token, proof }: { readonly token: string | null; readonly proof: string | null },
  { signal, progress }: Limit,
): Promise<RemoteOutcome<unknown>> {
  const headers = {
    ...request.headers,
    ...(token === null ? {} : { Authorization: `${request.scheme} ${token}` }),
    ...(proof === null ? {} : { 'X-Firebase-AppCheck': proof }),
  };
  const answer = await (request.transport ?? byFetch)(request, headers, progress, signal);
  const given = parseJson(answer.text);
  if (answer.status >= 200 && answer.status < 300 && given !== undefined) return { kind: 'ok', value: given };
  // Storage says of an object that is not there a bare "Not Found"; a portal's page would be HTML.
  const isBare = request.scheme === 'Firebase' && !answer.text.trimStart().startsWith('<');
  if (answer.status === 404 && isBare) return { kind: 'refused', code: 'gone' };
  // A query's refusal comes as the only entry of its list of answers.
  return classifyFailure(answer.status, Array.isArray(given) ? given[0] : given, answer.retryAfter);
}

const byFetch: Transport = async ({ url, method, body, early }, headers, _onProgress, signal) => {
  const asked = {
    method,
    headers,
    signal,
    cache: 'no-store',
    ...(body === undefined ? {} : { body }),
  } as const;
  const response = await (early ?? fetch(url, asked));
  return {
    status: response.status,
    text: await response.text(),
    retryAfter: response.headers.get('Retry-After'),
  };
};

/** Exported for its table of cases. `body` is the parsed JSON, or `undefined` when it was none. */
export function classifyFailure(
  status: number,
  body: unknown,
  retryAfter: string | null,
): Exclude<RemoteOutcome<never>, { kind: 'ok' | 'held' }> {
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
      return { kind: 'refused', code: 'gone' };
    case 'ALREADY_EXISTS':
      return { kind: 'refused', code: 'exists' };
    case 'FAILED_PRECONDITION':
      return { kind: 'refused', code: 'stale' };
    case 'INTERNAL':
      return { ...unreachable, isFault: true };
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
