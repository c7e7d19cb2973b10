import { randomBytes } from 'node:crypto';
import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing';
import firebase from 'firebase/compat/app';
import 'firebase/compat/firestore';
import { counting } from './counting.ts';

export type Database = firebase.firestore.Firestore;
export type Bucket = firebase.storage.Storage;
export type Fields = firebase.firestore.DocumentData;

/** The emulators' own project: the Storage rules look into its Firestore. */
const PROJECT_ID = process.env['GCLOUD_PROJECT'] ?? 'demo-geumnaru';

export type Person =
  | { readonly role: 'anonymous' }
  | { readonly role: 'unverified' | 'member' | 'admin'; readonly uid: string };

export const anonymous: Person = { role: 'anonymous' };
export const unverified = (uid: string): Person => ({ role: 'unverified', uid });
export const member = (uid: string): Person => ({ role: 'member', uid });
export const admin = (uid: string): Person => ({ role: 'admin', uid });

/** The e-mail that a person's token carries. */
export const emailOf = (uid: string): string => `${uid}@example.com`;

/**
 * The emulators as several people see them. Which rules they hold is what firebase.json says; tests never
 * clear data but work on fresh ids, so that they neither wait for nor disturb each other.
 */
export async function openWorld() {
  silenceFirestore();
  const environment = await initializeTestEnvironment({ projectId: PROJECT_ID });
  const contexts = new Map<string, RulesTestContext>();

  const contextOf = (person: Person): RulesTestContext => {
    const key = JSON.stringify(person);
    const context = contexts.get(key) ?? newContext(person);
    contexts.set(key, context);
    return context;
  };

  const newContext = (person: Person): RulesTestContext =>
    person.role === 'anonymous'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(person.uid, {
          email: emailOf(person.uid),
          email_verified: person.role !== 'unverified',
          ...(person.role === 'admin' ? { admin: true } : {}),
        });

  return {
    /** As somebody who counts what they make, as the app does. */
    as: (person: Person): Database => {
      const database = contextOf(person).firestore();
      return person.role === 'anonymous' ? database : counting(database, person.uid);
    },
    /** The same who counts nothing but what the test says. */
    bare: (person: Person): Database => contextOf(person).firestore(),
    storageOf: (person: Person): Bucket => contextOf(person).storage(),
    /** Writes documents as the server does, past the rules. */
    given: (documents: Readonly<Record<string, Fields>>): Promise<void> =>
      environment.withSecurityRulesDisabled(async (context) => {
        const database = context.firestore();
        await Promise.all(Object.entries(documents).map(([path, data]) => database.doc(path).set(data)));
      }),
    /** Takes every document of a collection away, past the rules. */
    empty: (collection: string): Promise<void> =>
      environment.withSecurityRulesDisabled(async (context) => {
        const { docs } = await context.firestore().collection(collection).get();
        await Promise.all(docs.map(({ ref }) => ref.delete()));
      }),
    /** What the server holds, whoever may see it. */
    stored: async (path: string): Promise<Fields | undefined> => {
      const found: { data?: Fields | undefined } = {};
      await environment.withSecurityRulesDisabled(async (context) => {
        found.data = (await context.firestore().doc(path).get()).data();
      });
      return found.data;
    },
    close: () => environment.cleanup(),
  };
}

/** A refusal is what most of these tests want; the SDK would print each one. */
export const silenceFirestore = (): void => firebase.firestore.setLogLevel('silent');

export type World = Awaited<ReturnType<typeof openWorld>>;

/** An id nobody has used, without an underscore: chat ids are joined by those. */
export const freshId = (name: string): string => `${name}${randomBytes(6).toString('hex')}`;

export const serverTime = (): firebase.firestore.FieldValue =>
  firebase.firestore.FieldValue.serverTimestamp();
export const increment = (by: number): firebase.firestore.FieldValue =>
  firebase.firestore.FieldValue.increment(by);
export const arrayUnion = (...values: readonly unknown[]): firebase.firestore.FieldValue =>
  firebase.firestore.FieldValue.arrayUnion(...values);
export const removeField = (): firebase.firestore.FieldValue => firebase.firestore.FieldValue.delete();
export const timeOf = (iso: string): firebase.firestore.Timestamp =>
  firebase.firestore.Timestamp.fromDate(new Date(iso));
export const documentId = (): firebase.firestore.FieldPath => firebase.firestore.FieldPath.documentId();
