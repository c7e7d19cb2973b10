import { connectFirestoreEmulator, initializeFirestore, type Firestore } from 'firebase/firestore/lite';
import { remoteConfig } from './config.ts';
import { firebaseApp } from './firebase-app.ts';

let firestore: Firestore | null = null;

/** Firestore for one-shot reads and writes, without the live stream: a third of the full SDK's size. */
export function liteFirestore(): Firestore {
  if (firestore) return firestore;
  firestore = initializeFirestore(firebaseApp(), {});
  const { emulators } = remoteConfig;
  if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.firestorePort);
  return firestore;
}
