import { witnessLikes } from './board/witness-likes.ts';
import { moveDecisions } from './desk/move-decisions.ts';
import { renameNotices } from './desk/rename-notices.ts';
import { recountPeople } from './people/recount-people.ts';
import { removeBuyers } from './products/remove-buyers.ts';
import { recountStatistics, type Recounted } from './statistics/recount-statistics.ts';

/**
 * What the command of the desk does with the functions' own code: counts anew, and mends what older versions
 * wrote.
 */
export async function putInOrder(): Promise<
  Recounted & { readonly mended: number; readonly people: number }
> {
  let mended = 0;
  for (const mend of [removeBuyers, moveDecisions, renameNotices, witnessLikes]) mended += await mend();
  const people = await recountPeople();
  return { ...(await recountStatistics()), mended, people };
}
