import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import { reportDocument } from '#documents/report.ts';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';
import { decisionOf } from './reported-thing.ts';

/** What reports said themselves before their reporters were kept from reading it, and how it is called now. */
const MOVED = {
  decision: 'decision',
  note: 'note',
  authorId: 'authorId',
  decidedBy: 'by',
  decidedByName: 'byName',
  decidedAt: 'at',
  callId: 'callId',
} as const;
const BATCH = 100;

/**
 * Moves what the desk has decided and noted out of reports of earlier versions. Says how many there were. Safe
 * to run again, and while the desk works.
 */
export async function moveDecisions(): Promise<number> {
  const held = firestore().collection('reports').orderBy('decidedAt').limit(BATCH).select();
  let moved = 0;
  for (;;) {
    const { docs } = await held.get();
    for (const { ref } of docs) {
      await inTransaction(async (transaction) => {
        const report = await transaction.get(ref);
        const place = decisionOf(ref.id);
        const isThere = (await transaction.get(place)).exists;
        if (!isThere) transaction.set(place, decisionIn(report));
        transaction.update(
          ref,
          Object.fromEntries(Object.keys(MOVED).map((name) => [name, FieldValue.delete()])),
        );
      });
    }
    moved += docs.length;
    if (docs.length < BATCH) return moved;
  }
}

const decisionIn = (report: DocumentSnapshot) =>
  Object.fromEntries(
    [...reportDocument.names(['target', 'reason']).map((name) => [name, name]), ...Object.entries(MOVED)].map(
      ([before = '', now = '']) => [now, report.get(before) ?? null],
    ),
  );
