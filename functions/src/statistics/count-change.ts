import type { Change } from 'firebase-functions';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { differenceOf } from '#domain/statistics/tally.ts';
import { countSources } from './count-source.ts';
import { talliesOf, type Source } from './counted-documents.ts';

/** Counts a document that has changed, if the change is one that counts. */
export async function countChange(
  source: Source,
  id: string,
  change: Change<DocumentSnapshot> | undefined,
): Promise<void> {
  if (!change) return;
  const difference = differenceOf(talliesOf(source, change.before), talliesOf(source, change.after));
  if (difference.size > 0) await countSources(source, [id]);
}
