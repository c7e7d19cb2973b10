import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { deleteApp, getApps, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { withoutTriggers } from '#scripts/seed/triggers.mjs';

/** The emulators' own project: functions listen to no other. */
const PROJECT_ID = process.env['GCLOUD_PROJECT'] ?? 'demo-geumnaru';

function app(): App {
  for (const name of [
    'FIRESTORE_EMULATOR_HOST',
    'FIREBASE_AUTH_EMULATOR_HOST',
    'FIREBASE_STORAGE_EMULATOR_HOST',
  ]) {
    // Without it the admin SDK would look for the real service.
    if (!process.env[name]) throw new Error(`${name} is not set: these tests run against the emulators`);
  }
  return getApps()[0] ?? initializeApp({ projectId: PROJECT_ID, storageBucket: `${PROJECT_ID}.appspot.com` });
}

export const database = (): Firestore => getFirestore(app());
export const accounts = (): Auth => getAuth(app());
export const bucket = () => getStorage(app()).bucket();
export const closeBackend = (): Promise<unknown> => Promise.all(getApps().map(deleteApp));

/** An id nobody has used. */
export const freshId = (name: string): string => `${name}${randomBytes(6).toString('hex')}`;

/** The same of letters alone: a nickname holds no number that could be called. */
export const freshName = (name: string): string =>
  freshId(name).replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

export const given = (documents: Readonly<Record<string, DocumentData>>): Promise<unknown> =>
  Promise.all(Object.entries(documents).map(([path, data]) => database().doc(path).set(data)));

export const stored = async (path: string): Promise<DocumentData | undefined> =>
  (await database().doc(path).get()).data();

/** Does `work`, of whose writes no function is told. */
export const withoutFunctions = <T>(work: () => Promise<T>): Promise<T> =>
  withoutTriggers(String(process.env['FIREBASE_EMULATOR_HUB']), work);

/**
 * Far above what a trigger takes (the first of a kind starts a process, the next take hundredths of a
 * second).
 */
const DEADLINE_MS = 90_000;
const STEP_MS = 50;

/** Waits until `check` no longer throws, and throws what it last threw when the deadline has passed. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(STEP_MS);
    }
  }
}
