import * as v from 'valibot';
import { signDealProofCall, type ProofAnswer, type ProofRequest } from '#documents/calls/deal-proof.ts';
import { requestExchangeCall, type RequestAnswer, type RequestCall } from '#documents/calls/exchange.ts';
import type { HeldRequest } from '#documents/calls/held.ts';
import { confirmMeetingCall, type MeetingAnswer } from '#documents/calls/meeting.ts';
import type { Call } from '#documents/kernel/call.ts';
import { favoriteDocument } from '#documents/person-items.ts';
import { isEithers } from '#domain/chat/proposal.ts';
import type { ExchangeRequest } from '#domain/exchange/exchange-request.ts';
import {
  parseNotificationId,
  type ChatId,
  type ExchangeId,
  type MessageId,
  type NotificationId,
  type ProductId,
  type UserId,
} from '#domain/ids.ts';
import type { MeetingReceipt } from '#domain/meeting/receipt.ts';
import type { QuotaKind } from '#domain/quota/quotas.ts';
import { micros, millis, millisOfMicros, type Micros, type Millis } from '#domain/units.ts';
import { favoritesOfProduct, unreadNotificationsToMark } from '../queries.ts';
import type { QueryDescription } from '../query-description.ts';
import { authorisedFetch, type RemoteOutcome } from './authorised-fetch.ts';
import { announcedUpload } from './announced-upload.ts';
import { createBoardRemote, type BoardRemote } from './board-writes.ts';
import { createDocumentTransport, type FirestoreEndpoint } from './document-transport.ts';
import { writeWhole } from './document-writes.ts';
import { chatWrites, type ChatCommit } from './chat-commit.ts';
import { createCountedCommit, type Count } from './counted-commit.ts';
import { encodeFields, parseTimestamp, serverTime } from './firestore-values.ts';
import { createListingRemote, type ListingRemote, type ListingTransport } from './listing-remote.ts';
import { always, createWishes } from './last-wish.ts';
import { done, isThere, orAbsent, parsed, UNINTELLIGIBLE } from './parsed.ts';
import { createReadMarksRemote, type ReadMarksRemote } from './read-marks.ts';
import { createSearchRemote, type SearchRemote } from './search-writes.ts';
import { createTargetRemote, type TargetRemote } from './target-writes.ts';
import { createSafetyRemote, type SafetyRemote } from './safety-writes.ts';
import { parentPath, structuredQuery } from './structured-query.ts';
import { objectUrl, type StorageEndpoint } from './storage-upload.ts';

export interface RemoteEndpoints extends FirestoreEndpoint {
  readonly storage: StorageEndpoint;
  /** Where our functions are called by name, without a slash at the end. */
  readonly functionsBase: string;
}

/** Gives the token of exactly this person, or `null` when somebody else, or nobody, is signed in. */
export type TokenOf = (uid: UserId, refresh: boolean) => Promise<string | null>;

/** The one way out of the outbox, alike in the page and in the service worker. */
export interface OutboxRemote
  extends ListingRemote, BoardRemote, SafetyRemote, ReadMarksRemote, TargetRemote, SearchRemote {
  /** Gives the server's timestamp of the messages. */
  commitMessages(commit: ChatCommit, signal: AbortSignal): Promise<RemoteOutcome<Micros>>;
  /**
   * The timestamp of one's own message, or of what says the same, if it is on the server; `answered` where the
   * other side, or another device, has said something else than `said` in its place, which was first; else `null`.
   */
  findMessage(
    uid: UserId,
    chatId: ChatId,
    id: MessageId,
    said: string,
    signal: AbortSignal,
  ): Promise<RemoteOutcome<Micros | 'answered' | null>>;
  chatExists(uid: UserId, chatId: ChatId, signal: AbortSignal): Promise<RemoteOutcome<boolean>>;
  /** Gives the download URL. */
  uploadPhoto(
    uid: UserId,
    path: string,
    blob: Blob,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<RemoteOutcome<string>>;
  /** Gives the download URL of a photo that was uploaded before. */
  findPhoto(uid: UserId, path: string, signal: AbortSignal): Promise<RemoteOutcome<string>>;
  setFavorite(
    uid: UserId,
    productId: ProductId,
    wanted: boolean,
    signal: AbortSignal,
  ): Promise<RemoteOutcome<null>>;
  markNotificationsRead(
    uid: UserId,
    ids: readonly NotificationId[],
    signal: AbortSignal,
  ): Promise<RemoteOutcome<null>>;
  /** What somebody has not read, in no particular order, at most `limit`. */
  unreadNotifications(
    uid: UserId,
    limit: number,
    signal: AbortSignal,
  ): Promise<RemoteOutcome<readonly UnreadNotification[]>>;
  /** Gives the request's number, or the server's reason against it; a request sent twice is one. */
  requestExchange(
    uid: UserId,
    id: ExchangeId,
    request: ExchangeRequest,
    signal: AbortSignal,
  ): Promise<RemoteOutcome<RequestAnswer>>;
  /** Gives the server's signature of a proof, or its reason against it. */
  signDealProof(uid: UserId, request: ProofRequest, signal: AbortSignal): Promise<RemoteOutcome<ProofAnswer>>;
  /** Brings what two have signed where they met; brought twice, or by both, it is one receipt. */
  confirmMeeting(
    uid: UserId,
    receipt: MeetingReceipt,
    signal: AbortSignal,
  ): Promise<RemoteOutcome<MeetingAnswer>>;
  /** Not where the exchange has moved on from `version`: that has news of its own. */
  markExchangeViewed(
    uid: UserId,
    id: ExchangeId,
    version: number,
    signal: AbortSignal,
  ): Promise<RemoteOutcome<null>>;
}

export interface UnreadNotification {
  readonly id: NotificationId;
  readonly createdAt: Millis;
}

/** A function may have to start first. */
const CALL_DEADLINE_MS = 30_000;

const DocumentResponse = v.object({ fields: v.record(v.string(), v.record(v.string(), v.unknown())) });
const CallResponse = v.object({ result: v.unknown() });
const VersionResponse = v.object({
  updateTime: v.string(),
  fields: v.object({ version: v.optional(v.object({ integerValue: v.string() })) }),
});
const QueryResponse = v.array(
  v.object({ document: v.optional(v.object({ name: v.string(), createTime: v.optional(v.string()) })) }),
);

export function createOutboxRemote(endpoints: RemoteEndpoints, tokenOf: TokenOf): OutboxRemote {
  const documents = createDocumentTransport(endpoints, tokenOf);
  const { root, request, read, commit } = documents;

  const setTrue = (path: string, field: string) => ({
    update: { name: `${root}/${path}`, fields: encodeFields({ [field]: true }) },
    updateMask: { fieldPaths: [field] },
    currentDocument: { exists: true },
  });

  const ask = (uid: UserId, query: QueryDescription, signal: AbortSignal) =>
    request(uid, 'POST', `${parentPath(query)}:runQuery`, structuredQuery(query, root), signal);
  const counted = createCountedCommit(documents);
  const wish = createWishes(documents, counted.commit);
  const transport: ListingTransport = { ...documents, commit: counted.commit, wish };
  const upload = announcedUpload(endpoints.storage, counted, tokenOf);

  /** Old items carry other ids than their product's, so what to remove is found by its field. */
  const removals = async (uid: UserId, productId: ProductId, signal: AbortSignal) => {
    const found = parsed(await ask(uid, favoritesOfProduct(uid, productId), signal), QueryResponse);
    if (found.kind !== 'ok') return found;
    const value = found.value.flatMap((row) => (row.document ? [{ delete: row.document.name }] : []));
    return { kind: 'ok', value } as const;
  };

  /** A function, and the quota against which it counts what it does, if it does. */
  async function call<Asked, Answer extends { readonly ok: boolean }>(
    { name, answer }: Call<Asked, Answer | HeldRequest>,
    asked: Asked,
    quota: QuotaKind | null,
    uid: UserId,
    signal: AbortSignal,
  ): Promise<RemoteOutcome<Answer>> {
    const outcome = await authorisedFetch(
      {
        url: `${endpoints.functionsBase}/${name}`,
        method: 'POST',
        scheme: 'Bearer',
        deadlineMs: CALL_DEADLINE_MS,
        body: JSON.stringify({ data: asked }),
        headers: { 'Content-Type': 'application/json' },
      },
      { uid, token: tokenOf },
      signal,
    );
    const called = parsed(outcome, CallResponse);
    if (called.kind !== 'ok') return called;
    const answered = answer(called.value.result);
    if (answered === null) return UNINTELLIGIBLE;
    if (!isHeld(answered)) return { kind: 'ok', value: answered };
    if (quota === null) return UNINTELLIGIBLE;
    return { kind: 'held', quota, until: millis(Date.now() + answered.waitMs) };
  }

  return {
    ...createListingRemote(transport),
    ...createBoardRemote(transport),
    ...createSafetyRemote(transport),
    ...createTargetRemote(transport),
    ...createSearchRemote(read, call),
    ...createReadMarksRemote(documents),

    async commitMessages(chatCommit, signal) {
      const { sender, chatId, chatExists, messages } = chatCommit;
      const counts: Count[] = [{ kind: 'messages', of: chatId, added: messages.length }];
      if (!chatExists) counts.push({ kind: 'chats', of: chatId, added: 1 });
      const outcome = await counted.commit(sender, counts, chatWrites(root, chatCommit), signal);
      if (outcome.kind !== 'ok') return outcome;
      const at = parseTimestamp(outcome.value.writeResults[0]?.transformResults?.[0]?.['timestampValue']);
      return at === null ? UNINTELLIGIBLE : { kind: 'ok', value: micros(at) };
    },

    async findMessage(uid, chatId, id, said, signal) {
      const outcome = await read(uid, `/chats/${chatId}/messages/${id}`, signal);
      const document = orAbsent(parsed(outcome, DocumentResponse), null);
      if (document.kind !== 'ok' || document.value === null) return document;
      const { sender, text, timestamp } = document.value.fields;
      const at = parseTimestamp(timestamp?.['timestampValue']);
      const isOwn = sender?.['stringValue'] === uid;
      if (at === null || (!isOwn && !isEithers(id))) return { kind: 'ok', value: null };
      // Both sides call an appointment off in the same words. An appointment has none, and who edits has others.
      const words = text?.['stringValue'];
      const isMeant = words === said || (isOwn && !(words && isEithers(id)));
      return { kind: 'ok', value: isMeant ? micros(at) : 'answered' };
    },

    async chatExists(uid, chatId, signal) {
      return isThere(await read(uid, `/chats/${chatId}`, signal, ['productId']));
    },

    uploadPhoto: upload,

    findPhoto: (uid, path, signal) => objectUrl(endpoints.storage, { uid, token: tokenOf }, path, signal),

    setFavorite(uid, productId, wanted, signal) {
      const name = `${root}/favorites/${uid}/items/${productId}`;
      const mark = writeWhole(favoriteDocument, name, favoriteDocument.encode({ productId }));
      const writes = wanted ? always(mark) : () => removals(uid, productId, signal);
      const counts: readonly Count[] = wanted ? [{ kind: 'favorites', of: productId, added: 1 }] : [];
      return wish(uid, `favorite_${productId}`, writes, signal, counts);
    },

    async markNotificationsRead(uid, ids, signal) {
      const writes = ids.map((id) => ({
        ...setTrue(`notifications/${id}`, 'read'),
        updateTransforms: [serverTime('readAt')],
      }));
      return done(await commit(uid, { writes }, signal));
    },

    async unreadNotifications(uid, limit, signal) {
      const found = parsed(await ask(uid, unreadNotificationsToMark(uid, limit), signal), QueryResponse);
      return found.kind === 'ok' ? { kind: 'ok', value: found.value.flatMap(unreadNotification) } : found;
    },

    requestExchange: (uid, id, exchange, signal) =>
      call(requestExchangeCall, { id, request: exchange } satisfies RequestCall, 'exchanges', uid, signal),

    signDealProof: (uid, request, signal) => call(signDealProofCall, request, 'proofs', uid, signal),

    confirmMeeting: (uid, receipt, signal) => call(confirmMeetingCall, receipt, null, uid, signal),

    async markExchangeViewed(uid, id, version, signal) {
      const seen = parsed(await read(uid, `/goldExchanges/${id}`, signal, ['version']), VersionResponse);
      if (seen.kind !== 'ok') return seen;
      const { updateTime, fields } = seen.value;
      // What has changed since has news that nobody has looked at.
      if (Number(fields.version?.integerValue ?? 0) !== version) return { kind: 'ok', value: null };
      const mark = {
        ...setTrue(`goldExchanges/${id}`, 'viewed'),
        updateTransforms: [serverTime('touchedAt')],
        currentDocument: { updateTime },
      };
      return done(await commit(uid, { writes: [mark] }, signal));
    },
  };
}

const isHeld = (answer: { readonly ok: boolean }): answer is HeldRequest =>
  'code' in answer && answer.code === 'held';

/** The document's own time: nobody else's clock is in it. */
function unreadNotification({
  document,
}: v.InferOutput<typeof QueryResponse>[number]): readonly UnreadNotification[] {
  const id = parseNotificationId(document?.name.split('/').at(-1));
  const at = parseTimestamp(document?.createTime);
  return id === null || at === null ? [] : [{ id, createdAt: millisOfMicros(micros(at)) }];
}
