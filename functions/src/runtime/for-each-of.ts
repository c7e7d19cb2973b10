import { FieldPath, type BulkWriter, type DocumentReference, type Query } from 'firebase-admin/firestore';
import { firestore } from './firebase.ts';

type Work = (writer: BulkWriter, reference: DocumentReference) => Promise<unknown>;

/** So many are in memory at once, however many there are. */
const AT_ONCE = 500;

/**
 * Does the work for every document found, a page behind the other in the order of their names; fails when one
 * of them fails for good.
 */
export async function forEachOf(query: Query, work: Work, atOnce = AT_ONCE): Promise<void> {
  const named = query.select().orderBy(FieldPath.documentId()).limit(atOnce);
  for (let page = await named.get(); page.size > 0;) {
    const writer = firestore().bulkWriter();
    const done = page.docs.map(({ ref }) => work(writer, ref));
    await writer.close();
    await Promise.all(done);
    const last = page.docs.at(-1);
    if (last === undefined || page.size < atOnce) return;
    page = await named.startAfter(last).get();
  }
}
