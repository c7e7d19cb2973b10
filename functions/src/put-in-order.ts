import { removeBuyers } from './products/remove-buyers.ts';
import { recountStatistics, type Recounted } from './statistics/recount-statistics.ts';

/**
 * What the command of the desk does with the functions' own code: counts anew, and mends what older versions
 * wrote.
 */
export async function putInOrder(): Promise<Recounted & { readonly mended: number }> {
  const mended = await removeBuyers();
  return { ...(await recountStatistics()), mended };
}
