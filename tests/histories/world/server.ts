import type { ServerEvent, ServerRoom } from '../history.ts';
import { find, type FoundDocument, type Question } from './document-query.ts';
import { DocumentStore, pathOf, pathOfName, type Write } from './document-store.ts';
import { listOf, mapOf, numberOf, textOf, timeOf, timeText, type Fields } from './rest-values.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A message as it was written, before the history gives it its place. */
export type Written = Omit<ServerEvent, 'order' | 'at'>;

type Listener = { readonly question: Question; readonly changed: () => void };

/** Whose text the rules refuse: it can never land, and its writer must see that. */
export const REFUSED_TEXT = '거절될 말';

/**
 * Firestore as far as conversations need it: documents, commits with preconditions and transforms, queries,
 * listeners, sign-in, and who may see a room, and that a mark changes the counter alone. What else
 * `firestore.rules` adds on top (no message is ever written over, counters move with messages) is left out on
 * purpose: the engine's own preconditions have to hold without it.
 */
export class SimulatedServer {
  readonly store = new DocumentStore();
  readonly #listeners = new Set<Listener>();
  readonly #log: (written: Written) => void;
  readonly #usedTimes = new Set<number>();

  constructor(log: (written: Written) => void) {
    this.#log = log;
  }

  /**
   * A REST request as one person, or as nobody; `arrivedAt` and `now` in microseconds of the server's clock.
   */
  request(
    uid: string | null,
    method: string,
    path: string,
    body: string | null,
    arrivedAt: number,
    now: number,
  ): Answer {
    if (path === 'probe') return { status: 200, body: {} };
    if (uid === null) return failure(401, 'UNAUTHENTICATED');
    const [own = '', query = ''] = pathOfName(path).split('?');
    if (own.endsWith(':commit')) return this.#commit(uid, JSON.parse(body ?? '{}'), arrivedAt, now);
    if (own.endsWith(':batchGet')) return this.#batchGet(JSON.parse(body ?? '{}'), now);
    if (own.endsWith(':runQuery')) return this.#runQuery(uid, own, JSON.parse(body ?? '{}'));
    if (method === 'GET') return this.#get(uid, own, query);
    return failure(404, 'NOT_FOUND');
  }

  /** What a question finds as one person; `null` where they may not ask. */
  ask(uid: string, question: Question): readonly FoundDocument[] | null {
    return this.#maySee(uid, question.collection) ? find(this.store.documents, question) : null;
  }

  /** Calls `changed` after each commit that may concern the question. */
  listen(question: Question, changed: () => void): () => void {
    const listener = { question, changed };
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Every room as it stands. */
  rooms(): readonly ServerRoom[] {
    const chats = [...this.store.documents].filter(([path]) => /^chats\/[^/]+$/.test(path));
    return chats.map(([path, { fields }]) => ({
      chat: path.slice('chats/'.length),
      unread: Object.fromEntries(
        Object.entries(mapOf(fields['unreadCount'])).map(([uid, count]) => [uid, numberOf(count)]),
      ),
      lastMessage: textOf(fields['lastMessage']),
      messages: this.#messagesOf(path),
    }));
  }

  #messagesOf(chatPath: string): ServerRoom['messages'] {
    return [...this.store.documents]
      .filter(([path]) => path.startsWith(`${chatPath}/messages/`))
      .map(([path, { fields }]) => ({
        id: path.slice(path.lastIndexOf('/') + 1),
        sender: textOf(fields['sender']),
        text: textOf(fields['text']),
        position: timeOf(fields['timestamp']) ?? 0,
        seq: numberOf(fields['seq']),
        readBy: listOf(fields['readBy']).map(textOf).toSorted(),
      }))
      .sort((a, b) => a.position - b.position || a.seq - b.seq || (a.id < b.id ? -1 : 1))
      .map(({ seq: _seq, ...message }) => message);
  }

  #commit(
    uid: string,
    { writes = [] }: { writes?: readonly Write[] },
    arrivedAt: number,
    now: number,
  ): Answer {
    for (const write of writes) {
      const path = pathOf(write);
      if (!this.#mayWrite(uid, path, write.update?.fields ?? {})) return failure(403, 'PERMISSION_DENIED');
      if (this.#hasMissedAMessage(path, write) || this.#raisesOwn(uid, path, write)) {
        return failure(403, 'PERMISSION_DENIED');
      }
    }
    const known = new Set(writes.map(pathOf).filter((path) => this.store.documents.has(path)));
    // Times are unique, and need not be in the order in which the commits become visible.
    let requestTime = arrivedAt;
    while (this.#usedTimes.has(requestTime)) requestTime += 1;
    const outcome = this.store.commit(writes, requestTime, now);
    if ('code' in outcome) {
      return failure(
        { ALREADY_EXISTS: 409, NOT_FOUND: 404, FAILED_PRECONDITION: 400 }[outcome.code],
        outcome.code,
      );
    }
    this.#usedTimes.add(requestTime);
    for (const write of writes) this.#logMessage(write, known.has(pathOf(write)));
    for (const { question, changed } of this.#listeners) {
      if (writes.some((write) => collectionOf(pathOf(write)) === question.collection)) changed();
    }
    return { status: 200, body: { writeResults: outcome.results, commitTime: timeText(now) } };
  }

  #logMessage(write: Write, wasThere: boolean): void {
    const [chats, chat, messages, id] = pathOf(write).split('/');
    // A mark names no fields of its own.
    const isWhole = write.update !== undefined && write.updateMask === undefined;
    if (chats !== 'chats' || messages !== 'messages' || !chat || !id || !isWhole) return;
    const fields = write.update?.fields ?? {};
    this.#log({
      kind: 'server',
      chat,
      id,
      sender: textOf(fields['sender']),
      text: textOf(fields['text']),
      wasThere,
    });
  }

  #batchGet({ documents = [] }: { documents?: readonly string[] }, now: number): Answer {
    return {
      status: 200,
      body: documents.map((name) => {
        const found = this.store.documents.get(pathOfName(name));
        return {
          ...(found ? { found: { name, fields: found.fields } } : { missing: name }),
          readTime: timeText(now),
        };
      }),
    };
  }

  #get(uid: string, path: string, query: string): Answer {
    if (!this.#maySee(uid, path)) return failure(403, 'PERMISSION_DENIED');
    const found = this.store.documents.get(path);
    if (!found) return failure(404, 'NOT_FOUND');
    const mask = new URLSearchParams(query).getAll('mask.fieldPaths');
    const fields = Object.entries(found.fields).filter(
      ([field]) => mask.length === 0 || mask.includes(field),
    );
    return {
      status: 200,
      body: { name: path, fields: Object.fromEntries(fields), updateTime: timeText(found.updateTime) },
    };
  }

  #runQuery(uid: string, path: string, { structuredQuery }: { structuredQuery: RestQuery }): Answer {
    const parent = path.slice(0, -':runQuery'.length);
    const question = questionOf(parent, structuredQuery);
    const found = this.ask(uid, question);
    if (!found) return failure(403, 'PERMISSION_DENIED');
    return { status: 200, body: found.map(({ path: name, fields }) => ({ document: { name, fields } })) };
  }

  /** A room is its two sides', and its messages can be asked for once it is there. */
  #maySee(uid: string, path: string): boolean {
    const [first, chat, messages] = path.split('/');
    if (first !== 'chats' || chat === undefined) return true;
    const isSide = chat.split('_').slice(1).includes(uid);
    return isSide && (messages === undefined || this.store.documents.has(`chats/${chat}`));
  }

  /** A mark changes no more than the counter: what else it names has to be as it stands. */
  #hasMissedAMessage(path: string, { update, updateMask }: Write): boolean {
    const named = updateMask?.fieldPaths ?? [];
    if (!named.includes('lastMessageAt') || named.includes('lastMessage')) return false;
    const held = this.store.documents.get(path)?.fields['lastMessageAt'];
    return timeOf(update?.fields?.['lastMessageAt']) !== timeOf(held);
  }

  /** A mark never raises the counter of whoever has read. */
  #raisesOwn(uid: string, path: string, { update, updateMask }: Write): boolean {
    const named = updateMask?.fieldPaths ?? [];
    if (!named.some((field) => field.startsWith('unreadCount.')) || named.includes('lastMessage')) {
      return false;
    }
    const held = this.store.documents.get(path)?.fields['unreadCount'];
    return numberOf(mapOf(update?.fields?.['unreadCount'])[uid]) > numberOf(mapOf(held)[uid]);
  }

  #mayWrite(uid: string, path: string, fields: Fields): boolean {
    const [first, owner = ''] = path.split('/');
    if (first === 'quotas') return owner === uid;
    if (textOf(fields['text']).includes(REFUSED_TEXT)) return false;
    const sender = textOf(fields['sender']);
    return first === 'chats' && owner.split('_').slice(1).includes(uid) && (sender === '' || sender === uid);
  }
}

/** The part of a structured query that the app's own questions use. */
interface RestQuery {
  readonly from: readonly { readonly collectionId: string }[];
  readonly where?: {
    readonly compositeFilter: {
      readonly filters: readonly {
        readonly fieldFilter: {
          readonly field: { readonly fieldPath: string };
          readonly op: string;
          readonly value: Question['filters'][number]['value'];
        };
      }[];
    };
  };
  readonly orderBy: readonly { readonly field: { readonly fieldPath: string }; readonly direction: string }[];
  readonly limit: number;
}

const questionOf = (parent: string, { from, where, orderBy, limit }: RestQuery): Question => ({
  collection: `${parent}/${from[0]?.collectionId ?? ''}`,
  filters: (where?.compositeFilter.filters ?? []).map(({ fieldFilter: { field, op, value } }) => ({
    field: field.fieldPath,
    op,
    value,
  })),
  order: orderBy.map(({ field, direction }) => ({
    field: field.fieldPath,
    direction: direction === 'ASCENDING' ? 'asc' : 'desc',
  })),
  limit,
  keep: 'first',
});

const collectionOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

const failure = (status: number, name: string): Answer => ({
  status,
  body: { error: { code: status, status: name } },
});
