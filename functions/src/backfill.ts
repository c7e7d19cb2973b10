import { FieldPath, type DocumentReference } from 'firebase-admin/firestore';
import { read } from '#documents/kernel/kind.ts';
import { anyId } from '#documents/kernel/kinds.ts';
import { POST_KEYS, writePostKeys } from './board/write-post-keys.ts';
import { writeAllPriceYears } from './gold/write-price-years.ts';
import { CARDS, writeCards } from './market/write-cards.ts';
import { firestore } from './runtime/firebase.ts';

/**
 * Documents of one transaction: what is made of them are the largest that there are, and a commit has its
 * limit.
 */
const CHUNK = 50;

/**
 * What is found through a read model: the documents, what is made of each, and where a run notes how far it
 * has come.
 */
interface ReadModel {
  readonly of: string;
  readonly made: string;
  readonly write: (ids: readonly string[]) => Promise<number>;
  readonly place: string;
}

const LISTINGS: ReadModel = {
  of: 'products',
  made: CARDS,
  write: writeCards,
  place: 'counters/listing-cards-backfill',
};
const POSTS: ReadModel = {
  of: 'posts',
  made: POST_KEYS,
  write: writePostKeys,
  place: 'counters/post-keys-backfill',
};

/** The packed years that the prices of gold are drawn from; gives how many were not as they should be. */
export const backfillPrices = (): Promise<number> => writeAllPriceYears();

export interface Backfilled {
  readonly looked: number;
  readonly written: number;
  /** Where an earlier run had been cut short. */
  readonly resumedBehind: string | null;
}

/**
 * Makes what listings and posts are found by, and takes away what is of those that are gone. It writes down
 * where it is, so that one that was cut short goes on from there; people may go on trading meanwhile.
 * `onProgress` hears of each step.
 */
export async function backfill(
  onProgress: (what: 'listings' | 'posts', looked: number) => void = () => {},
): Promise<{ readonly listings: Backfilled; readonly posts: Backfilled }> {
  const listings = await make(LISTINGS, (looked) => onProgress('listings', looked));
  return { listings, posts: await make(POSTS, (looked) => onProgress('posts', looked)) };
}

async function make(model: ReadModel, onProgress: (looked: number) => void): Promise<Backfilled> {
  const place: DocumentReference = firestore().doc(model.place);
  const resumedBehind = read(anyId.reads, (await place.get()).get('behind'));
  const kept = { looked: 0, written: 0 };
  for (const collection of [model.of, model.made]) {
    let behind = collection === model.of ? resumedBehind : null;
    for (;;) {
      const ids = await idsBehind(collection, behind);
      const last = ids.at(-1);
      if (last === undefined) break;
      kept.written += await model.write(ids);
      if (collection === model.of) {
        kept.looked += ids.length;
        await place.set({ behind: last });
        onProgress(kept.looked);
      }
      behind = last;
    }
  }
  await place.delete();
  return { ...kept, resumedBehind };
}

async function idsBehind(collection: string, behind: string | null): Promise<readonly string[]> {
  const byId = firestore().collection(collection).orderBy(FieldPath.documentId()).limit(CHUNK).select();
  const page = await (behind === null ? byId : byId.startAfter(behind)).get();
  return page.docs.map(({ id }) => id);
}
