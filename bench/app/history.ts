import {
  collection,
  doc,
  getDocsFromCache,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { newestMessages } from '#data/local/queries/message-queries.ts';
import { openUserDatabase } from '#data/local/user-database.ts';
import { parseChatId, parseMessageId, parseUserId } from '#domain/ids.ts';
import { micros, millis } from '#domain/units.ts';
import { openFirestore } from './firestore.ts';

const PAGE = 50;
const CHUNK = 5_000;
const FILL_PAGE = 500;
const START = 1_700_000_000_000_000;

const must = <T>(value: T | null): T => {
  if (value === null) throw new Error('not an id');
  return value;
};

/** Puts `count` synced messages of one chat into the person's own database. */
export async function fillOurs(person: string, chat: string, count: number): Promise<void> {
  const uid = must(parseUserId(person));
  const db = openUserDatabase(uid);
  const chatId = must(parseChatId(chat));
  for (let start = 0; start < count; start += CHUNK) {
    const rows = Array.from({ length: Math.min(CHUNK, count - start) }, (_, offset) => {
      const index = start + offset;
      return {
        id: must(parseMessageId(`m${String(index).padStart(8, '0')}`)),
        chatId,
        sender: uid,
        content: { kind: 'text', text: `${index}번째 메시지입니다. 오늘 시세로 가능할까요?` },
        position: micros(START + index * 1_000_000),
        seq: index,
        typedAt: millis((START + index * 1_000_000) / 1000),
        readBy: [uid],
        delivery: { kind: 'sent' },
      } as const;
    });
    await db.messages.bulkPut(rows);
  }
  await db.histories.put({
    chatId,
    oldest: micros(START),
    newest: micros(START + (count - 1) * 1_000_000),
    reachedStart: true,
  });
}

/** From an unopened database to the newest page, in milliseconds. */
export async function coldOpenOurs(person: string, chat: string): Promise<number> {
  const begin = performance.now();
  const rows = await newestMessages(
    openUserDatabase(must(parseUserId(person))),
    must(parseChatId(chat)),
    PAGE,
  );
  if (rows.length !== PAGE) throw new Error(`${rows.length} messages`);
  return performance.now() - begin;
}

const messagesOf = (person: string, chat: string) =>
  collection(doc(openFirestore(person), 'benchChats', chat), 'messages');

/** Brings a chat into Firestore's persistent cache; gives how many documents it holds then. */
export async function fillFirestore(person: string, chat: string): Promise<number> {
  const inOrder = query(messagesOf(person, chat), orderBy('timestamp'));
  let held = 0;
  let last: QueryDocumentSnapshot | null = null;
  // In pages: the SDK gives up on an answer that takes it longer than ten seconds.
  for (;;) {
    const rest: Query = last ? query(inOrder, startAfter(last)) : inOrder;
    const page: QuerySnapshot = await getDocsFromServer(query(rest, limit(FILL_PAGE)));
    held += page.size;
    last = page.docs.at(-1) ?? null;
    if (page.size < FILL_PAGE) return held;
  }
}

export async function coldOpenFirestore(person: string, chat: string): Promise<number> {
  const begin = performance.now();
  const newest = query(messagesOf(person, chat), orderBy('timestamp', 'desc'), limit(PAGE));
  const page = await getDocsFromCache(newest);
  if (page.size !== PAGE) throw new Error(`${page.size} messages`);
  return performance.now() - begin;
}
