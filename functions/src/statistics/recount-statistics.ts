import { Filter, FieldPath, type DocumentReference } from 'firebase-admin/firestore';
import { exchangeDocument } from '#documents/exchange.ts';
import { read } from '#documents/kernel/kind.ts';
import { natural } from '#documents/kernel/kinds.ts';
import { differenceOf, sumOf, type Tallies } from '#domain/statistics/tally.ts';
import { firestore } from '../runtime/firebase.ts';
import { atOneMoment, inTransaction } from '../runtime/in-transaction.ts';
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
 * Counts everything anew and corrects `statistics`. The desk may go on working: what is wrong is found at a
 * single moment and put right by adding the difference, to which later changes add their own.
 */
export async function recountStatistics(): Promise<Recounted> {
  const marked = await Promise.all(SOURCES.map(recountSource));
  const { generation, exchanges, difference } = await findDifference();
  await correct(generation, difference);
  return {
    documents: exchanges + marked.reduce((sum, count) => sum + count, 0),
    corrected: [...difference.keys()].toSorted(),
  };
}

/** Looks at every document of a source, and at every mark whose document is gone. */
async function recountSource(source: Source): Promise<number> {
  const database = firestore();
  const documents = await database.collection(source).select().get();
  const prefix = `${source}-`;
  const marks = await database
    .collection(MARKS)
    .where(
      Filter.and(
        Filter.where(FieldPath.documentId(), '>=', prefix),
        Filter.where(FieldPath.documentId(), '<', `${prefix}\uF8FF`),
      ),
    )
    .select()
    .get();
  const ids = new Set([
    ...documents.docs.map(({ id }) => id),
    ...marks.docs.map(({ id }) => id.slice(prefix.length)),
  ]);
  for (const some of chunksOf([...ids], CHUNK)) await countSources(source, some);
  return documents.size;
}

/** What `statistics` lacks, everything seen at one moment. */
function findDifference(): Promise<{
  readonly generation: number;
  readonly exchanges: number;
  readonly difference: Tallies;
}> {
  const database = firestore();
  return atOneMoment(async (transaction) => {
    const generation = await transaction.get(generationDocument());
    const marks = await transaction.get(database.collection(MARKS));
    const exchanges = await transaction.get(
      database
        .collection('goldExchanges')
        .select(...exchangeDocument.names(['history', 'measured', 'final'])),
    );
    const days = await transaction.get(database.collection('statistics'));
    const expected = sumOf([...marks.docs.map(talliesOfMark), ...exchanges.docs.map(talliesOfExchange)]);
    const stored: Tallies = new Map(days.docs.map((day) => [day.id, tallyOfDay(day)] as const));
    return {
      generation: read(natural.reads, generation.get('generation')) ?? 0,
      exchanges: exchanges.size,
      difference: differenceOf(stored, expected),
    };
  });
}

/** Of two recounts that found the same fault only one may correct it. */
async function correct(generation: number, difference: Tallies): Promise<void> {
  let seen = generation;
  for (const days of chunksOf([...difference], DAYS)) {
    const expected = seen;
    await inTransaction(async (transaction) => {
      const document = await transaction.get(generationDocument());
      if ((read(natural.reads, document.get('generation')) ?? 0) !== expected) {
        throw new Error('another recount is under way: run it again when that has ended');
      }
      transaction.set(document.ref, { generation: expected + 1 });
      addTallies(transaction, new Map(days));
    });
    seen += 1;
  }
}

const generationDocument = (): DocumentReference => firestore().doc('counters/statistics-recount');

const chunksOf = <T>(list: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
