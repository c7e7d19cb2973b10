import {
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
} from 'firebase-admin/firestore';
import { read } from '#documents/kernel/kind.ts';
import { natural } from '#documents/kernel/kinds.ts';
import { differenceOf, sumOf, type Tallies } from '#domain/statistics/tally.ts';
import { firestore } from '../runtime/firebase.ts';
import { pagesOf } from '../runtime/pages.ts';
import { addTallies, tallyOfDay } from './add-tallies.ts';
import { countSources, MARKS, talliesOfMark } from './count-source.ts';
import { SOURCES, talliesOfExchange, type Source } from './counted-documents.ts';

/** Documents of one transaction: two reads and at most one write each, and a day or two. */
const CHUNK = 100;
/** Days that one transaction corrects. */
const DAYS = 400;

export interface Recounted {
  readonly documents: number;
  /** Dates whose statistics were wrong. */
  readonly corrected: readonly string[];
}

/**
 * Counts everything anew and corrects `statistics`. The desk may go on working: what is wrong is found at a single
 * moment and put right by adding the difference, to which later changes add their own.
 */
export async function recountStatistics(): Promise<Recounted> {
  let marked = 0;
  for (const source of SOURCES) marked += await recountSource(source);
  const { generation, exchanges, difference } = await findDifference();
  await correct(generation, difference);
  return {
    documents: exchanges + marked,
    corrected: [...difference.keys()].toSorted(),
  };
}

/** Looks at every document of a source, and at every mark whose document is gone. */
async function recountSource(source: Source): Promise<number> {
  const database = firestore();
  let looked = 0;
  for await (const documents of pagesOf(database.collection(source).select())) {
    looked += documents.length;
    await countThose(
      source,
      documents.map(({ id }) => id),
    );
  }
  const prefix = `${source}-`;
  const marks = database
    .collection(MARKS)
    .where(FieldPath.documentId(), '>=', prefix)
    .where(FieldPath.documentId(), '<', `${prefix}\uF8FF`);
  for await (const page of pagesOf(marks.select())) {
    const named = page.map(({ id }) => database.doc(`${source}/${id.slice(prefix.length)}`));
    const documents = await database.getAll(...named, { fieldMask: [] });
    await countThose(
      source,
      documents.filter(({ exists }) => !exists).map(({ id }) => id),
    );
  }
  return looked;
}

async function countThose(source: Source, ids: readonly string[]): Promise<void> {
  for (const some of chunksOf(ids, CHUNK)) await countSources(source, some);
}

/** What `statistics` lacks, everything seen at one moment; of what is counted only the sums are kept. */
function findDifference(): Promise<{
  readonly generation: number;
  readonly exchanges: number;
  readonly difference: Tallies;
}> {
  const database = firestore();
  return database.runTransaction(
    async (transaction) => {
      const generation = await transaction.get(generationDocument());
      const read = (page: Query) => transaction.get(page);
      let expected: Tallies = sumOf([]);
      for await (const marks of pagesOf(database.collection(MARKS), read)) {
        expected = sumOf([expected, ...marks.map(talliesOfMark)]);
      }
      let exchanges = 0;
      const requests = database.collection('goldExchanges').select('history', 'measured', 'final');
      for await (const some of pagesOf(requests, read)) {
        exchanges += some.length;
        expected = sumOf([expected, ...some.map(talliesOfExchange)]);
      }
      const days = await transaction.get(database.collection('statistics'));
      const stored: Tallies = new Map(days.docs.map((day) => [day.id, tallyOfDay(day)] as const));
      return {
        generation: generationOf(generation),
        exchanges,
        difference: differenceOf(stored, expected),
      };
    },
    { readOnly: true },
  );
}

/** Of two recounts that found the same fault only one may correct it. */
async function correct(generation: number, difference: Tallies): Promise<void> {
  let seen = generation;
  for (const days of chunksOf([...difference], DAYS)) {
    const expected = seen;
    await firestore().runTransaction(async (transaction) => {
      const document = await transaction.get(generationDocument());
      if (generationOf(document) !== expected) {
        throw new Error('another recount is under way: run it again when that has ended');
      }
      transaction.set(document.ref, { generation: expected + 1 });
      addTallies(transaction, new Map(days));
    });
    seen += 1;
  }
}

const generationOf = (document: DocumentSnapshot): number =>
  read(natural.reads, document.get('generation')) ?? 0;

const generationDocument = (): DocumentReference => firestore().doc('counters/statistics-recount');

const chunksOf = <T>(list: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
