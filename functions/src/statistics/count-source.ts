import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { differenceOf, sumOf, type Tallies } from '#domain/statistics/tally.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { addTallies, tallyOf } from './add-tallies.ts';
import { talliesOf, type Source } from './counted-documents.ts';

/** Where it is written down what a document was counted as. */
export const MARKS = 'counted';
export const markIdOf = (source: Source, id: string): string => `${source}-${id}`;

/**
 * Brings the statistics in line with documents as they are now: what each was counted as is written down, and
 * only the difference is added. So an event that comes twice, late or out of order changes nothing.
 */
export function countSources(source: Source, ids: readonly string[]): Promise<void> {
  const database = firestore();
  return inTransaction(async (transaction) => {
    const documents = await transaction.getAll(...ids.map((id) => database.doc(`${source}/${id}`)));
    const marks = await transaction.getAll(
      ...ids.map((id) => database.doc(`${MARKS}/${markIdOf(source, id)}`)),
    );
    const differences = marks.flatMap((mark, index) => {
      const document = documents[index];
      if (!document) return [];
      const counts = talliesOf(source, document);
      const difference = differenceOf(talliesOfMark(mark), counts);
      if (difference.size === 0) return [];
      if (counts.size === 0) transaction.delete(mark.ref);
      else transaction.set(mark.ref, markOf(counts));
      return [difference];
    });
    addTallies(transaction, sumOf(differences));
  });
}

/** What a document was counted as. */
export function talliesOfMark(mark: DocumentSnapshot): Tallies {
  const days = entriesOf(mark.get('days'));
  return sumOf([
    new Map(
      days.map(([date, tally]) => {
        const figures = new Map(entriesOf(tally));
        return [date, tallyOf((key) => figures.get(key))] as const;
      }),
    ),
  ]);
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const markOf = (counts: Tallies): DocumentData => ({ days: Object.fromEntries(counts) });
