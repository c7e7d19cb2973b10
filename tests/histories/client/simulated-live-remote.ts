import { reachOf, type MessagePage } from '#data/remote/live/message-page.ts';
import type { LiveRemote } from '#data/remote/live/live-remote.ts';
import { windowOf } from '#data/remote/live/page-sizes.ts';
import type { LiveObserver, LiveSnapshot, Parse } from '#data/remote/live/watch.ts';
import { endOfPage } from '#data/remote/by-time.ts';
import {
  lastMessages,
  messagesBefore,
  messagesFrom,
  roomsChangedSince,
  roomsOf,
} from '#data/remote/queries.ts';
import type { QueryDescription, QueryFilter } from '#data/remote/query-description.ts';
import { decodeFields, encodeValue, formatTimestamp } from '#data/remote/rest/firestore-values.ts';
import { parseChat } from '#documents/chat.ts';
import { parseMessage } from '#documents/message.ts';
import type { Message } from '#domain/chat/chat.ts';
import type { ChatId, UserId } from '#domain/ids.ts';
import { micros, type Micros } from '#domain/units.ts';
import type { FoundDocument, Question } from '../world/document-query.ts';
import { timeOf, type Value } from '../world/rest-values.ts';
import type { Host } from './client-contract.ts';

/** What the SDK's listeners are in the app: the app's own questions and parsers, over the world's server. */
export function simulatedLiveRemote(host: Host): LiveRemote {
  const watched = <T>(wanted: QueryDescription, parse: Parse<T>, observer: LiveObserver<T>) =>
    host.listen(
      questionOf(wanted),
      (documents) => observer.next(snapshotOf(documents, parse)),
      (code) => observer.failed(code),
    );
  const parserOf = (uid: UserId, chatId: ChatId) => (id: string, data: unknown) =>
    parseMessage(id, data, { chatId, me: uid });
  const page = async (uid: UserId, chatId: ChatId, wanted: QueryDescription): Promise<MessagePage> =>
    pageOf(await host.ask(questionOf(wanted)), parserOf(uid, chatId));
  const nothing = <T>(observer: LiveObserver<T>) =>
    host.listen(
      NOTHING,
      () => observer.next(EMPTY),
      () => undefined,
    );

  return {
    watchRooms: (uid, since, observer) =>
      watched(since === null ? roomsOf(uid, null) : roomsChangedSince(uid, since), parseChat, observer),
    async olderRooms(uid, from) {
      const wanted = roomsOf(uid, from);
      const documents = await host.ask(questionOf(wanted));
      const end = endOfPage(documents.map(heldOf), wanted, ({ data }, field) => data[field]);
      return { ...snapshotOf(documents, parseChat), end };
    },
    watchMessages: (uid, chatId, from: Micros | null, observer: LiveObserver<Message, MessagePage>) =>
      host.listen(
        questionOf(lastMessages(chatId, from, windowOf(from))),
        (documents) => observer.next(pageOf(documents, parserOf(uid, chatId))),
        (code) => observer.failed(code),
      ),
    messagesBefore: (uid, chatId, before, count) => page(uid, chatId, messagesBefore(chatId, before, count)),
    messagesFrom: (uid, chatId, from, count) => page(uid, chatId, messagesFrom(chatId, from, count)),
    newestMessages: (uid, chatId, count) => page(uid, chatId, messagesBefore(chatId, null, count)),
    watchNotifications: (_uid, _since, observer) => nothing(observer),
    olderNotifications: async () => EMPTY,
    watchNotificationMarks: (_uid, _since, observer) => nothing(observer),
    watchFavorites: (_uid, _since, observer) => nothing(observer),
    favoritesBehind: async () => EMPTY,
    countFavorites: async () => 0,
    watchBlocks: (_uid, observer) => nothing(observer),
    watchExchanges: (_uid, _since, observer) => nothing(observer),
    watchOrders: (_uid, _side, _since, observer) => nothing(observer),
    olderOrders: async () => EMPTY,
    meetingKeys: async () => ({ ok: false, code: 'gone' }),
    watchRequestedExchanges: (observer) => nothing(observer),
    bounce: async () => undefined,
  };
}

const EMPTY = { rows: [], size: 0, end: null };
/** No run writes there. */
const NOTHING: Question = { collection: 'nothing', filters: [], order: [], limit: 1, keep: 'first' };

const idOf = ({ path }: FoundDocument): string => path.slice(path.lastIndexOf('/') + 1);

const heldOf = (document: FoundDocument) => ({ id: idOf(document), data: decodeFields(document.fields) });

function snapshotOf<T>(documents: readonly FoundDocument[], parse: Parse<T>): LiveSnapshot<T> {
  const rows = documents.flatMap((document) => parse(idOf(document), decodeFields(document.fields)) ?? []);
  return { rows, size: documents.length };
}

const pageOf = (documents: readonly FoundDocument[], parse: Parse<Message>): MessagePage => ({
  ...snapshotOf(documents, parse),
  ...reachOf(documents.map(({ fields }) => micros(timeOf(fields['timestamp']) ?? 0))),
});

const questionOf = ({
  collection,
  filters,
  order,
  from,
  after,
  limit,
  keep,
}: QueryDescription): Question => ({
  collection,
  filters: filters.map(({ field, op, value }) => ({ field, op, value: restValue(value) })),
  order,
  ...(from ? { from: from.map(restValue) } : {}),
  ...(after ? { after: after.map(restValue) } : {}),
  limit,
  keep: keep ?? 'first',
});

function restValue(value: QueryFilter['value']): Value {
  const isTime = typeof value === 'object' && 'micros' in value;
  return isTime ? { timestampValue: formatTimestamp(value.micros) } : encodeValue(value);
}
