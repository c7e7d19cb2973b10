import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  increment,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  serverTimestamp,
  setDoc,
  waitForPendingWrites,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { chatIdFor, place, SELLER, type Contender } from './contender.ts';

let db: Firestore | null = null;
let me = '';

export function openFirestore(person: string): Firestore {
  if (db) return db;
  me = person;
  const app = initializeApp({ projectId: place.projectId, apiKey: 'bench', appId: 'bench' });
  db = initializeFirestore(app, {
    localCache: persistentLocalCache({ cacheSizeBytes: -1, tabManager: persistentMultipleTabManager() }),
  });
  connectFirestoreEmulator(db, 'localhost', place.firestorePort, {
    mockUserToken: { sub: person, email_verified: true },
  });
  return db;
}

/**
 * Firestore's own offline writes, as its documentation shows them: a batch of the message and the chat's
 * counter, kept in the persistent cache and sent by the SDK. Rules that let every write in (benchChats).
 */
export const firestore: Contender = {
  async open(person) {
    await setDoc(doc(openFirestore(person), 'benchWarmUps', person), { at: serverTimestamp() }).catch(
      () => undefined,
    );
  },
  async type(chat, text) {
    const target = openFirestore(me);
    const chatRef = doc(target, 'benchChats', chatIdFor(chat, me));
    const batch = writeBatch(target);
    batch.set(doc(collection(chatRef, 'messages')), { sender: me, text, timestamp: serverTimestamp() });
    batch.set(
      chatRef,
      { lastMessage: text, lastUpdated: serverTimestamp(), unreadCount: { [SELLER]: increment(1) } },
      { merge: true },
    );
    // Not awaited, as the documentation says: offline it would not settle. A refusal would reject.
    batch.commit().catch((error: unknown) => console.warn('firestore refused', error));
    // Long enough for the mutation to reach the persistent cache.
    await new Promise((resolve) => setTimeout(resolve, 30));
  },
  async waiting() {
    const pending = waitForPendingWrites(openFirestore(me)).then(() => 0);
    return Promise.race([pending, new Promise<number>((resolve) => setTimeout(resolve, 300, 1))]);
  },
};

let typed = 0;
/** The chats that this page has begun. */
const opened = new Set<string>();

/**
 * The same with all that a message of the product is: its fields, the counters of its chat, and the quota that
 * it counts towards, under the product's rules, which ours has to pass too. The quota's documents are there
 * before (`bench/lib/drain.mjs`): an app would look them up while it has network.
 */
export const firestoreUnderRules: Contender = {
  ...firestore,
  async type(chat, text) {
    const target = openFirestore(me);
    const chatId = chatIdFor(chat, me);
    const batch = writeBatch(target);
    const message = doc(collection(target, 'chats', chatId, 'messages'));
    const now = serverTimestamp();
    const count = { used: increment(1), added: 1, of: chatId, at: now };
    batch.set(message, {
      sender: me,
      text,
      imageUrl: null,
      timestamp: now,
      readBy: [me],
      seq: (typed += 1),
      typedAt: Date.now(),
    });
    batch.set(
      doc(target, 'chats', chatId),
      {
        productId: chat,
        participants: [me, SELLER].toSorted(),
        lastMessage: text,
        lastMessageAt: now,
        lastUpdated: now,
        touchedAt: now,
        unreadCount: { [me]: 0, [SELLER]: increment(1) },
        lastBatch: [message.id],
      },
      { merge: true },
    );
    batch.set(doc(target, 'quotas', me, 'kinds', 'messages'), count, { merge: true });
    if (!opened.has(chatId)) batch.set(doc(target, 'quotas', me, 'kinds', 'chats'), count, { merge: true });
    opened.add(chatId);
    batch.commit().catch((error: unknown) => console.error('firestore refused', error));
    await new Promise((resolve) => setTimeout(resolve, 30));
  },
};
