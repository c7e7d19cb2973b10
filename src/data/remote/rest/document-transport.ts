import * as v from 'valibot';
import type { UserId } from '#domain/ids.ts';
import { authorisedFetch, type RemoteOutcome, type RequestAuth } from './authorised-fetch.ts';
import { documentsRoot } from './document-address.ts';
import { parsed } from './parsed.ts';

export interface FirestoreEndpoint {
  /** `https://firestore.googleapis.com`, or the emulator's origin. */
  readonly firestoreOrigin: string;
  readonly projectId: string;
}

/** Firestore's documents, read and written as one person. */
export interface DocumentTransport {
  /** `projects/{p}/databases/{d}/documents` */
  readonly root: string;
  request(
    uid: UserId,
    method: 'GET' | 'POST',
    /** From the root on: `/chats/…`, `:runQuery`. */
    path: string,
    body: unknown,
    signal: AbortSignal,
  ): Promise<RemoteOutcome<unknown>>;
  /**
   * A document, of which `mask` names the fields that are wanted; `gone` where there is none. That is an
   * answer like any other, where a plain GET leaves a failure in the browser's console.
   */
  read(
    uid: UserId,
    path: string,
    signal: AbortSignal,
    mask?: readonly string[],
  ): Promise<RemoteOutcome<unknown>>;
  /** All the writes or none. */
  commit(uid: UserId, body: unknown, signal: AbortSignal): Promise<RemoteOutcome<CommitAnswer>>;
}

/** Every request ends by then, whatever the network does. */
const DEADLINE_MS = 15_000;

/** One entry for each document that was asked for. */
const BatchResponse = v.tuple([
  v.union([v.object({ found: v.looseObject({}) }), v.object({ missing: v.string() })]),
]);
const CommitResponse = v.object({
  writeResults: v.array(
    v.object({ transformResults: v.optional(v.array(v.record(v.string(), v.unknown()))) }),
  ),
});
export type CommitAnswer = v.InferOutput<typeof CommitResponse>;

export function createDocumentTransport(
  endpoint: FirestoreEndpoint,
  token: RequestAuth['token'],
): DocumentTransport {
  const root = documentsRoot(endpoint);
  const request: DocumentTransport['request'] = (uid, method, path, body, signal) =>
    authorisedFetch(
      {
        url: `${endpoint.firestoreOrigin}/v1/${root}${path}`,
        method,
        scheme: 'Bearer',
        deadlineMs: DEADLINE_MS,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      },
      { uid, token },
      signal,
    );
  return {
    root,
    request,
    async read(uid, path, signal, mask) {
      const asked = { documents: [`${root}${path}`], ...(mask && { mask: { fieldPaths: mask } }) };
      const answer = parsed(await request(uid, 'POST', ':batchGet', asked, signal), BatchResponse);
      if (answer.kind !== 'ok') return answer;
      const [entry] = answer.value;
      return 'found' in entry ? { kind: 'ok', value: entry.found } : { kind: 'refused', code: 'gone' };
    },
    commit: async (uid, body, signal) =>
      parsed(await request(uid, 'POST', ':commit', body, signal), CommitResponse),
  };
}
