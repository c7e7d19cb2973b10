import type { UserId } from '#domain/ids.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { QueryDescription } from '../query-description.ts';
import { READ_DEADLINE_MS, type ReadCode } from '../read-code.ts';
import { authorisedFetch, type RemoteOutcome, type RequestAuth } from './authorised-fetch.ts';
import { documentAddress, documentsRoot, type ReadAddress } from './document-address.ts';
import { inSlices } from '../in-slices.ts';
import { takeEarly } from './early-document.ts';
import { decodeFields } from './firestore-values.ts';
import { countingQuery, parentPath, structuredQuery } from './structured-query.ts';

export interface ReadDocument {
  readonly id: string;
  /** Slash-separated, from the database's root. */
  readonly path: string;
  /** Timestamps as `{ seconds, nanoseconds }`, the shape that the codecs know from the SDKs. */
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * One-shot reads over REST: without a token they are simple requests, which a browser sends without asking
 * the server first, and they need no SDK on a first visit.
 */
export interface DocumentReader {
  /** `as` reads with that person's token; whoever is not signed in as them is denied. */
  get(path: string, as?: UserId | null): Promise<Result<ReadDocument, ReadCode>>;
  query(
    description: QueryDescription,
    as?: UserId | null,
  ): Promise<Result<readonly ReadDocument[], 'offline' | 'denied'>>;
  /** How many documents a query finds, up to its limit. */
  count(description: QueryDescription): Promise<Result<number, 'offline' | 'denied'>>;
}

export interface ReaderSettings extends ReadAddress {
  readonly token: RequestAuth['token'];
  readonly deadlineMs?: number;
}

/** A read is never stopped, only overtaken. */
const NEVER = new AbortController().signal;

export function createDocumentReader(settings: ReaderSettings): DocumentReader {
  const { token, deadlineMs = READ_DEADLINE_MS } = settings;
  const root = documentsRoot(settings);

  const ask = async (
    below: string,
    body: object | null,
    as: UserId | null,
  ): Promise<Result<unknown, ReadCode>> =>
    answerOf(
      await authorisedFetch(
        {
          url: documentAddress(settings, below),
          scheme: 'Bearer',
          deadlineMs,
          ...(body === null ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(body) }),
          ...(body === null && as === null ? { early: takeEarly(below.slice(1)) } : {}),
        },
        as === null ? null : { uid: as, token },
        NEVER,
      ),
    );

  return {
    async get(path, as = null) {
      const answer = await ask(`/${path}`, null, as);
      if (!answer.ok) return answer;
      const document = documentOf(answer.value);
      return document === null ? err('offline') : ok(document);
    },
    async query(description, as = null) {
      const body = structuredQuery(description, root);
      const answer = await ask(`${parentPath(description)}:runQuery`, body, as);
      // A collection cannot be missing: an address that is unknown is not our server's.
      if (!answer.ok) return err(answer.code === 'gone' ? 'offline' : answer.code);
      if (!Array.isArray(answer.value)) return err('offline');
      const rows: readonly unknown[] = answer.value;
      return ok(await inSlices(rows, (row) => listOf(documentOf(field(row, 'document')))));
    },
    async count(description) {
      const body = countingQuery(description, root);
      const answer = await ask(`${parentPath(description)}:runAggregationQuery`, body, null);
      if (!answer.ok) return err(answer.code === 'gone' ? 'offline' : answer.code);
      const [row]: readonly unknown[] = Array.isArray(answer.value) ? answer.value : [];
      const counted = decodeFields(field(field(row, 'result'), 'aggregateFields'))['count'];
      return typeof counted === 'number' ? ok(counted) : err('offline');
    },
  };
}

/** A question that the server cannot answer, such as one without its index, is a fault of ours and throws. */
function answerOf(outcome: RemoteOutcome<unknown>): Result<unknown, ReadCode> {
  if (outcome.kind === 'ok') return ok(outcome.value);
  if (outcome.kind === 'unauthenticated') return err('denied');
  if (outcome.kind === 'unreachable' || outcome.kind === 'held') return err('offline');
  if (outcome.code === 'denied' || outcome.code === 'gone') return err(outcome.code);
  throw new Error(`Firestore could not answer: ${outcome.code}`);
}

function documentOf(row: unknown): ReadDocument | null {
  const name = field(row, 'name');
  if (typeof name !== 'string') return null;
  // projects/{p}/databases/{d}/documents/{path}
  const path = name.split('/').slice(5).join('/');
  return { id: path.slice(path.lastIndexOf('/') + 1), path, data: decodeFields(field(row, 'fields')) };
}

const listOf = <T>(value: T | null): readonly T[] => (value === null ? [] : [value]);

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
