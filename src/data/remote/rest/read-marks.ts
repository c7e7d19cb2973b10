import * as v from 'valibot';
import { chatDocument } from '#documents/chat.ts';
import type { ChatId, MessageId, UserId } from '#domain/ids.ts';
import type { Micros } from '#domain/units.ts';
import type { RemoteOutcome } from './authorised-fetch.ts';
import { encodeFields, encodeValue, fieldPath, formatTimestamp, parseTimestamp } from './firestore-values.ts';
import { parsed } from './parsed.ts';

/** What the marks need of the way to Firestore, as one person. */
export interface ReadMarksTransport {
  /** `projects/{p}/databases/{d}/documents` */
  readonly root: string;
  commit(uid: UserId, body: unknown, signal: AbortSignal): Promise<RemoteOutcome<unknown>>;
  request(
    uid: UserId,
    method: 'GET' | 'POST',
    path: string,
    body: unknown,
    signal: AbortSignal,
  ): Promise<RemoteOutcome<unknown>>;
}

export interface ReadMarksRemote {
  /**
   * Adds oneself to `readBy` of these messages, and clears one's own counter: not where the other side has written behind
   * `seenTo`, since a mark that waited for the network says nothing of that. `null` clears it whatever there is.
   */
  markRead(
    uid: UserId,
    chatId: ChatId,
    ids: readonly MessageId[],
    seenTo: Micros | null,
    signal: AbortSignal,
  ): Promise<RemoteOutcome<null>>;
}

/** The most that the rules let anybody list. */
const MOST_NEWS = 200;
/** Somebody who writes all the while: the marks count, the counter waits for the next look. */
const MOST_TRIES = 3;

const ChatResponse = v.object({
  updateTime: v.string(),
  fields: v.record(v.string(), v.record(v.string(), v.unknown())),
});
const NewsResponse = v.array(
  v.object({
    document: v.optional(v.object({ fields: v.object({ sender: v.object({ stringValue: v.string() }) }) })),
  }),
);

export function createReadMarksRemote({ root, commit, request }: ReadMarksTransport): ReadMarksRemote {
  const marksOf = (uid: UserId, chatId: ChatId, ids: readonly MessageId[]) =>
    ids.map((id) => ({
      update: { name: `${root}/chats/${chatId}/messages/${id}`, fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'readBy', appendMissingElements: { values: [encodeValue(uid)] } }],
      currentDocument: { exists: true },
    }));

  const clearing = (uid: UserId, chatId: ChatId, updateTime: string | null) => ({
    update: {
      name: `${root}/chats/${chatId}`,
      fields: encodeFields(chatDocument.encode({ unreadCount: { [uid]: 0 } })),
    },
    updateMask: { fieldPaths: [fieldPath('unreadCount', uid)] },
    currentDocument: updateTime === null ? { exists: true } : { updateTime },
  });

  /** The chat's state in which everything the other side wrote has been seen, or `null` where there is news. */
  const seenState = async (
    uid: UserId,
    chatId: ChatId,
    seenTo: Micros,
    signal: AbortSignal,
  ): Promise<RemoteOutcome<string | null>> => {
    const path = `/chats/${chatId}?mask.fieldPaths=lastMessageAt`;
    const chat = parsed(await request(uid, 'GET', path, undefined, signal), ChatResponse);
    if (chat.kind !== 'ok') return chat;
    const { updateTime, fields } = chat.value;
    const lastAt = parseTimestamp(fields['lastMessageAt']?.['timestampValue']);
    if (lastAt !== null && lastAt <= seenTo) return { kind: 'ok', value: updateTime };
    const news = parsed(
      await request(uid, 'POST', `/chats/${chatId}:runQuery`, messagesBehind(seenTo), signal),
      NewsResponse,
    );
    if (news.kind !== 'ok') return news;
    const senders = news.value.flatMap(({ document }) => document?.fields.sender.stringValue ?? []);
    const isSeen = senders.length < MOST_NEWS && senders.every((sender) => sender === uid);
    return { kind: 'ok', value: isSeen ? updateTime : null };
  };

  return {
    async markRead(uid, chatId, ids, seenTo, signal) {
      const marks = marksOf(uid, chatId, ids);
      const send = async (writes: readonly unknown[]): Promise<RemoteOutcome<null>> => {
        if (writes.length === 0) return { kind: 'ok', value: null };
        const outcome = await commit(uid, { writes }, signal);
        return outcome.kind === 'ok' ? { kind: 'ok', value: null } : outcome;
      };
      if (seenTo === null) return send([clearing(uid, chatId, null), ...marks]);
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const state = await seenState(uid, chatId, seenTo, signal);
        if (state.kind !== 'ok') return state;
        if (state.value === null) break;
        const outcome = await send([clearing(uid, chatId, state.value), ...marks]);
        // The chat has changed between the look and the write.
        if (outcome.kind !== 'refused' || outcome.code !== 'exists') return outcome;
      }
      return send(marks);
    },
  };
}

const messagesBehind = (place: Micros) => ({
  structuredQuery: {
    select: { fields: [{ fieldPath: 'sender' }] },
    from: [{ collectionId: 'messages' }],
    where: {
      fieldFilter: {
        field: { fieldPath: 'timestamp' },
        op: 'GREATER_THAN',
        value: { timestampValue: formatTimestamp(place) },
      },
    },
    orderBy: [{ field: { fieldPath: 'timestamp' }, direction: 'ASCENDING' }],
    limit: MOST_NEWS,
  },
});
