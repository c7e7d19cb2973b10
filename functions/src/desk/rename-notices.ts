import { FieldPath } from 'firebase-admin/firestore';
import { firestore } from '../runtime/firebase.ts';
import { inTransaction } from '../runtime/in-transaction.ts';

/** How the notice to the author of what was reported was named: by the report, and so by who had filed it. */
const OLD = { from: 'report-', behind: 'report.', ending: '-author' } as const;
const BATCH = 100;

/**
 * Gives the authors' notices of earlier versions names of chance, as `decideReport` does since; all else in them,
 * whether they were read too, stays. Says how many there were. Safe to run again.
 */
export async function renameNotices(): Promise<number> {
  const named = firestore()
    .collection('notifications')
    .where(FieldPath.documentId(), '>=', OLD.from)
    .where(FieldPath.documentId(), '<', OLD.behind)
    .orderBy(FieldPath.documentId())
    .limit(BATCH)
    .select();
  let renamed = 0;
  let page = await named.get();
  while (page.size > 0) {
    const old = page.docs.filter(({ id }) => id.endsWith(OLD.ending));
    for (const { ref } of old) {
      await inTransaction(async (transaction) => {
        const notice = (await transaction.get(ref)).data();
        // Gone meanwhile, with its reader or its age.
        if (notice === undefined) return;
        transaction.create(ref.parent.doc(), notice);
        transaction.delete(ref);
      });
    }
    renamed += old.length;
    page = await named.startAfter(page.docs.at(-1)).get();
  }
  return renamed;
}
