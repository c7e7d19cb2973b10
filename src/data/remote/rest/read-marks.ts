import * as v from 'valibot';
import { chatDocument } from '#documents/chat.ts';
import type { ChatId, MessageId, UserId } from '#domain/ids.ts';
import { micros, type Micros } from '#domain/units.ts';
import { messagesBehind } from '../queries.ts';
import type { RemoteOutcome } from './authorised-fetch.ts';
import {
  encodeFields,
  encodeValue,
  fieldPath,
  formatTimestamp,
  parseTimestamp,
  serverTime,
} from './firestore-values.ts';
import type { DocumentTransport } from './document-transport.ts';
import { BUSY, LOST, parsed } from './parsed.ts';
import { parentPath, structuredQuery } from './structured-query.ts';

export interface ReadMarksRemote {
  /**
   * Adds oneself to `readBy` of these messages, and lowers one's own counter to what the other side has
   * written behind what was seen: a mark that waited for the network says nothing of that. `null` clears it
   * whatever there is. Gives what the counter says since, where that was counted.
   */
  markRead(
    uid: UserId,
    chatId: ChatId,
    ids: readonly MessageId[],
    seen: Seen | null,
    signal: AbortSignal,
  ): Promise<RemoteOutcome<CountedNews | null>>;
}

/** Up to where a reader has everything; how many the counter said of that, and how many of what is not there. */
export interface Seen {
  readonly to: Micros;
  readonly unread: number;
  readonly left?: number;
}

/** One's own counter of a chat, and how far it counts: up to the newest message that the chat had then. */
export interface CountedNews {
  readonly unread: number;
  readonly lastAt: Micros;
}

/** The most that the rules let anybody list. */
const MOST_NEWS = 200;
/** Somebody may write while one looks; whoever writes faster than this all the while is asked again later. */
const MOST_TRIES = 10;

const ChatResponse = v.object({
  updateTime: v.string(),
  fields: v.object({
    lastMessageAt: v.object({ timestampValue: v.string() }),
    unreadCount: v.object({
      mapValue: v.object({
        fields: v.optional(v.record(v.string(), v.object({ integerValue: v.optional(v.string()) })), {}),
      }),
    }),
  }),
});
const NewsResponse = v.array(
  v.object({
    document: v.optional(v.object({ fields: v.object({ sender: v.object({ stringValue: v.string() }) }) })),
  }),
);

export function createReadMarksRemote({
  root,
  commit,
  request,
}: Pick<DocumentTransport, 'root' | 'commit' | 'request'>): ReadMarksRemote {
  const marksOf = (uid: UserId, chatId: ChatId, ids: readonly MessageId[]) =>
    ids.map((id) => ({
      update: { name: `${root}/chats/${chatId}/messages/${id}`, fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'readBy', appendMissingElements: { values: [encodeValue(uid)] } }],
      currentDocument: { exists: true },
    }));

  const lowering = (uid: UserId, chatId: ChatId, { unread, updateTime, counts }: SeenState) => {
    // Where nothing was looked up, the newest message is named as it is believed to be: the rules let a mark
    // change no more than the counter, so that one is refused which has missed a message.
    const last =
      updateTime || counts === null ? {} : { lastMessageAt: { timestampValue: formatTimestamp(counts) } };
    return {
      update: {
        name: `${root}/chats/${chatId}`,
        fields: { ...encodeFields(chatDocument.encode({ unreadCount: { [uid]: unread } })), ...last },
      },
      updateMask: { fieldPaths: [fieldPath('unreadCount', uid), ...Object.keys(last)] },
      updateTransforms: [TOUCHED],
      currentDocument: updateTime === null ? { exists: true } : { updateTime },
    };
  };

  /**
   * How much of a chat has not been seen, and in which state of it that holds: messages are only ever created
   * together with their chat, so a counter written against this state is the number of messages behind
   * `to`, and those that are not there.
   */
  const seenState = async (
    uid: UserId,
    chatId: ChatId,
    { to, unread: taken, left = 0 }: Seen,
    signal: AbortSignal,
  ): Promise<RemoteOutcome<SeenState>> => {
    const chat = parsed(await request(uid, 'GET', `/chats/${chatId}`, undefined, signal), ChatResponse);
    if (chat.kind !== 'ok') return chat;
    const { updateTime, fields } = chat.value;
    const counted = Number(fields.unreadCount.mapValue.fields[uid]?.integerValue ?? 0);
    const counts = micros(parseTimestamp(fields.lastMessageAt.timestampValue) ?? Number.POSITIVE_INFINITY);
    // More is counted than was then: a message before `to` has become visible since.
    let unread = Math.max(left, counted - taken);
    if (counts > to) {
      const behindIt = messagesBehind(chatId, to, MOST_NEWS);
      const path = `${parentPath(behindIt)}:runQuery`;
      const news = parsed(
        await request(uid, 'POST', path, structuredQuery(behindIt, root), signal),
        NewsResponse,
      );
      if (news.kind !== 'ok') return news;
      const senders = news.value.flatMap(({ document }) => document?.fields.sender.stringValue ?? []);
      const behind = senders.filter((sender) => sender !== uid).length;
      // More than can be listed: what is counted is the better guess.
      // What was left may be among those behind.
      const isShort = senders.length < MOST_NEWS;
      unread = isShort ? Math.max(behind, left && unread) : counted;
    }
    // Nobody raises their own counter.
    return { kind: 'ok', value: { updateTime, unread: Math.min(unread, counted), counts } };
  };

  return {
    async markRead(uid, chatId, ids, seen, signal) {
      const marks = marksOf(uid, chatId, ids);
      // Most marks have seen everything there is, and a look costs a read.
      let state: SeenState = { unread: seen?.left ?? 0, updateTime: null, counts: seen?.to ?? null };
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const writes = [lowering(uid, chatId, state), ...marks];
        const outcome = await commit(uid, { writes }, signal);
        if (outcome.kind === 'ok') {
          const { unread, counts } = state;
          return { kind: 'ok', value: counts === null ? null : { unread, lastAt: counts } };
        }
        // The chat has changed between the look and the write, or is not as it was believed to be.
        const isWorthALook = outcome.kind === 'refused' && (LOST.has(outcome.code) || tries === 0);
        if (!isWorthALook || seen === null) return outcome;
        const looked = await seenState(uid, chatId, seen, signal);
        if (looked.kind !== 'ok') return looked;
        state = looked.value;
      }
      return BUSY;
    },
  };
}

/** The list of rooms is followed by that time. */
const TOUCHED = serverTime('touchedAt');

interface SeenState {
  readonly unread: number;
  /** `null` for whatever state it is in. */
  readonly updateTime: string | null;
  /** The time of the newest message that was counted; `null` where nothing was. */
  readonly counts: Micros | null;
}
