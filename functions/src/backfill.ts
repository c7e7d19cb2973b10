import { FieldPath, type DocumentReference } from 'firebase-admin/firestore';
import { read } from '#documents/kernel/kind.ts';
import { anyId } from '#documents/kernel/kinds.ts';
import { firestore } from '../runtime/firebase.ts';
import { CARDS, writeCards } from './write-cards.ts';

/** Listings of one transaction: their cards are the largest documents there are, and a commit has its limit. */
const CHUNK = 50;

export interface Backfilled {
  readonly listings: number;
  readonly written: number;
  /** Where an earlier run had been cut short. */
  readonly resumedBehind: string | null;
}

/**
 * Makes the card of every listing, and takes away those of listings that are gone. It writes down where it is, so that one
 * that was cut short goes on from there; people may go on trading meanwhile. `onProgress` hears of each step.
 */
export async function backfillCards(onProgress: (listings: number) => void = () => {}): Promise<Backfilled> {
  const resumedBehind = read(anyId.reads, (await placeDocument().get()).get('behind'));
  const kept = { listings: 0, written: 0 };
  for (const collection of ['products', CARDS]) {
    let behind = collection === 'products' ? resumedBehind : null;
    for (;;) {
      const ids = await idsBehind(collection, behind);
      const last = ids.at(-1);
      if (last === undefined) break;
      kept.written += await writeCards(ids);
      if (collection === 'products') {
        kept.listings += ids.length;
        await placeDocument().set({ behind: last });
        onProgress(kept.listings);
      }
      behind = last;
    }
  }
  await placeDocument().delete();
  return { ...kept, resumedBehind };
}

async function idsBehind(collection: string, behind: string | null): Promise<readonly string[]> {
  const byId = firestore().collection(collection).orderBy(FieldPath.documentId()).limit(CHUNK).select();
  const page = await (behind === null ? byId : byId.startAfter(behind)).get();
  return page.docs.map(({ id }) => id);
}

const placeDocument = (): DocumentReference => firestore().doc('counters/listing-cards-backfill');
