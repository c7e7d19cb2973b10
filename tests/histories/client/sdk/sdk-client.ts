import './page.ts';
import { initializeApp } from 'firebase/app';
import {
  CACHE_SIZE_UNLIMITED,
  arrayUnion,
  clearIndexedDbPersistence,
  collection,
  connectFirestoreEmulator,
  doc,
  getDocFromCache,
  getDocsFromCache,
  increment,
  initializeFirestore,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  persistentMultipleTabManager,
  query,
  serverTimestamp,
  setLogLevel,
  terminate,
  Timestamp,
  where,
  writeBatch,
  type DocumentData,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import type { SeenMessage, SeenRoom } from '../../history.ts';
import type { Client, Host } from '../client-contract.ts';

declare const host: Host;

setLogLevel('silent');
const uid = host.uid;
const app = initializeApp({ projectId: 'histories', apiKey: 'histories', appId: 'histories' });
const db = initializeFirestore(app, {
  localCache: persistentLocalCache({
    cacheSizeBytes: CACHE_SIZE_UNLIMITED,
    tabManager: persistentMultipleTabManager(),
  }),
});
connectFirestoreEmulator(db, 'server', 443, { mockUserToken: { sub: uid } });

const chatOf = (chat: string) => doc(db, 'chats', chat);
const messagesOf = (chat: string) => collection(db, 'chats', chat, 'messages');
const inOrder = (chat: string) => query(messagesOf(chat), orderBy('timestamp'));
const ownRooms = query(collection(db, 'chats'), where('participants', 'array-contains', uid));

/** An entered room, and the listener to it, where there is one. */
interface Entered {
  stop: (() => void) | null;
  shown: readonly QueryDocumentSnapshot[];
}
const entered = new Map<string, Entered>();
const counters = new Map<string, number>();
const stops: (() => void)[] = [];

/** Rooms that the server has, and one's counter in each: shown from the first moment to the last. */
function watchRooms(): void {
  const stop = onSnapshot(ownRooms, { includeMetadataChanges: true }, (rooms) => {
    for (const room of rooms.docs) {
      counters.set(room.id, counterIn(room.data()));
      // A listener to a room that is not there yet is refused for good.
      if (!room.metadata.hasPendingWrites) watchMessages(room.id);
      markRead(room.id);
    }
  });
  stops.push(stop);
}

function watchMessages(chat: string): void {
  const room = entered.get(chat);
  if (!room || room.stop) return;
  room.stop = onSnapshot(
    inOrder(chat),
    ({ docs }) => {
      room.shown = docs;
      markRead(chat);
    },
    () => {
      room.stop = null;
    },
  );
}

/** As such apps do: one's counter is set to nothing, and each message that is shown gets one's mark. */
function markRead(chat: string): void {
  const room = entered.get(chat);
  if (!room || !host.isVisible()) return;
  const unread = room.shown.filter((message) => isUnread(message.data()));
  if (unread.length === 0 && (counters.get(chat) ?? 0) === 0) return;
  const batch = writeBatch(db);
  batch.update(chatOf(chat), `unreadCount.${uid}`, 0);
  for (const { ref } of unread) batch.update(ref, { readBy: arrayUnion(uid) });
  batch.commit().catch(ignore);
}

function ignore(): void {
  // A mark that is refused shows as unread again, and is made again.
}

const roomOf = async (chat: string): Promise<SeenRoom> => {
  const [room, messages] = await Promise.all([
    getDocFromCache(chatOf(chat)).then(
      (found) => found.data(),
      () => undefined,
    ),
    getDocsFromCache(inOrder(chat)),
  ]);
  return {
    chat,
    unread: counterIn(room ?? {}),
    lastMessage: String(room?.['lastMessage'] ?? ''),
    messages: messages.docs.map(seen),
  };
};

function seen(message: QueryDocumentSnapshot): SeenMessage {
  const { sender, text, timestamp, readBy } = message.data();
  const isOwn = sender === uid;
  // One's own mark on a message of somebody else's waits as well: the message itself has come.
  const state = isOwn ? (message.metadata.hasPendingWrites ? 'queued' : 'sent') : 'received';
  const position =
    timestamp instanceof Timestamp ? timestamp.seconds * 1_000_000 + timestamp.nanoseconds / 1_000 : 0;
  return { id: message.id, sender, text, state, position, readBy: [...readBy].toSorted() };
}

const client: Client = {
  async start(as) {
    if (as === 'worker') return;
    watchRooms();
    host.onVisibility(() => {
      for (const chat of entered.keys()) markRead(chat);
    });
  },
  openChat: async (product, other) => [product, ...[uid, other].toSorted()].join('_'),
  async send(chat, id, text) {
    const [, ...participants] = chat.split('_');
    const raised = participants.map((side) => [side, increment(side === uid ? 0 : 1)] as const);
    const message = doc(messagesOf(chat), id);
    const batch = writeBatch(db);
    batch.set(message, { sender: uid, text, timestamp: serverTimestamp(), readBy: [uid] });
    batch.set(
      chatOf(chat),
      {
        participants,
        lastMessage: text,
        lastMessageAt: serverTimestamp(),
        unreadCount: Object.fromEntries(raised),
      },
      { merge: true },
    );
    // Offline it would not settle; a refusal rejects.
    batch.commit().catch(() => host.toldRefused(id));
    // The SDK does not say when a write is kept: it is once the cache answers with it.
    await getDocFromCache(message);
    return 'ok';
  },
  // A write that waits cannot be changed or taken back.
  edit: async () => 'refused',
  remove: async () => 'refused',
  retryAll: async () => undefined,
  enter(chat) {
    if (entered.has(chat)) return;
    entered.set(chat, { stop: null, shown: [] });
    watchMessages(chat);
  },
  leave(chat) {
    entered.get(chat)?.stop?.();
    entered.delete(chat);
  },
  room: roomOf,
  async rooms() {
    const rooms = await getDocsFromCache(ownRooms);
    return Promise.all(rooms.docs.map(({ id }) => roomOf(id)));
  },
  // A browser says that it is online only after it was not. Said while a write is on its way it makes the SDK send
  // that a second time, which is not held against it.
  wake: () => undefined,
  // Its cache for several tabs asks for a page's local storage, which a worker has not.
  drainAsWorker: async () => true,
  async waiting() {
    const rooms = await client.rooms();
    const messages = rooms.flatMap((room) => room.messages);
    return messages.filter(({ state }) => state === 'queued').map(({ id }) => ({ id, isRefused: false }));
  },
  async signOut() {
    for (const { stop } of entered.values()) stop?.();
    entered.clear();
    for (const stop of stops) stop();
    await terminate(db);
    await clearIndexedDbPersistence(db);
  },
};

host.ready(client);

function counterIn(room: DocumentData): number {
  const counted: unknown = room['unreadCount']?.[uid];
  return typeof counted === 'number' ? counted : 0;
}

function isUnread({ sender, readBy }: DocumentData): boolean {
  return sender !== uid && !(Array.isArray(readBy) && readBy.includes(uid));
}
