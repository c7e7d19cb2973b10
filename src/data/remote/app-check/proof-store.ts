import { openDB, type IDBPDatabase } from 'idb';
import * as v from 'valibot';
import type { AppCheckToken } from './attest.ts';

/** Nobody's in particular: it stays when a person signs out. */
const DATABASE = 'geumnaru-app-check';
const [STORE, KEY] = ['proofs', 'newest'];

const Kept = v.object({ token: v.string(), endsAt: v.number() });

/** The proof that a page has left on this device, for the worker too, which cannot make one. */
export const keptProof = async (): Promise<AppCheckToken | null> =>
  withStore(async (database) => {
    const kept = v.safeParse(Kept, await database.get(STORE, KEY));
    return kept.success ? kept.output : null;
  });

export const keepProof = async (proof: AppCheckToken): Promise<void> =>
  withStore(async (database) => {
    await database.put(STORE, proof, KEY);
  });

async function withStore<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
  const database = await openDB(DATABASE, 1, { upgrade: (made) => void made.createObjectStore(STORE) });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
