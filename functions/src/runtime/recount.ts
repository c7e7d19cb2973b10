import type { Query, Transaction } from 'firebase-admin/firestore';
import { firestore } from './firebase.ts';
import { inTransaction } from './in-transaction.ts';

/** What a document says it has, by field (dots lead into maps): the documents of these queries together. */
type Counts = Readonly<Record<string, readonly Query[]>>;

/**
 * Writes into `path` how many documents its counts find now; does nothing where `path` does not exist.
 * Counting instead of adding makes a repeated or late event harmless, and heals whatever went wrong before.
 * The transaction reads what it writes, so of two counts at once the later one sees the other's documents.
 */
export function recount(path: string, counts: Counts): Promise<void> {
  const work = async (transaction: Transaction): Promise<void> => {
    const document = await transaction.get(firestore().doc(path));
    if (!document.exists) return;
    const found = await Promise.all(
      Object.entries(counts).map(async ([field, queries]) => {
        const answers = await Promise.all(queries.map((query) => transaction.get(query.count())));
        return [field, answers.reduce((sum, answer) => sum + answer.data().count, 0)] as const;
      }),
    );
    const changes = found.filter(([field, count]) => document.get(field) !== count);
    if (changes.length > 0) transaction.update(document.ref, Object.fromEntries(changes));
  };
  return inTransaction(work);
}
