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
