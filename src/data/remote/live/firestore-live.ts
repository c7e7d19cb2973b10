import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  initializeFirestore,
  memoryLocalCache,
  type Firestore,
} from 'firebase/firestore';
import { attest } from '../app-check/attest.ts';
import { remoteConfig } from '../config.ts';
import { firebaseApp } from '../firebase-app.ts';

let firestore: Firestore | null = null;
let opening: Promise<Firestore> | null = null;

/** The full SDK, for listeners only: memory cache, since Dexie is the cache and the outbox the queue. */
export const liveFirestore = (): Promise<Firestore> => (opening ??= open().catch(forget));

/** A part that did not load now may load later. */
function forget(error: unknown): never {
  opening = null;
  throw error;
}

async function open(): Promise<Firestore> {
  const { emulators } = remoteConfig;
  // Before the first stream opens, which else would go without.
  if (attest && !emulators) (await import('./live-proof.ts')).proveStreams(firebaseApp(), attest);
  firestore = initializeFirestore(firebaseApp(), { localCache: memoryLocalCache() });
  if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.firestorePort);
  return firestore;
}

/** Drops a silent stream and connects anew: 0.1 s, where the SDK itself would wait 13–38 s. */
export async function bounceLiveFirestore(): Promise<void> {
  if (!firestore) return;
  await disableNetwork(firestore);
  await enableNetwork(firestore);
}
