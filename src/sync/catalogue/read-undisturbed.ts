import { ownWritesSince, type OwnWrite } from '#data/local/own-writes.ts';
import type { CatalogueDeps } from './catalogue-deps.ts';

/** Whoever writes without a pause gets the older answer in the end, and the newer with the next refresh. */
const MAX_READS = 3;

/**
 * Reads one thing again while this device writes it: the answer to an earlier question knows nothing of the
 * write. What it says is taken in the transaction that looks for such a write, which else might come in between.
 */
export async function readUndisturbed<T>(
  { catalogue, environment }: Pick<CatalogueDeps, 'catalogue' | 'environment'>,
  { kind, id }: OwnWrite,
  read: () => Promise<T>,
  take: (answer: T) => Promise<unknown>,
): Promise<T> {
  const things = [catalogue.products, catalogue.sightings, catalogue.posts, catalogue.comments];
  for (let reads = 1; ; reads += 1) {
    const askedAt = environment.now();
    const answer = await read();
    const isTaken = await catalogue.transaction('rw', [...things, catalogue.cursors], async () => {
      const written = await ownWritesSince(catalogue, kind, askedAt);
      if (written.has(id) && reads < MAX_READS) return false;
      await take(answer);
      return true;
    });
    if (isTaken) return answer;
  }
}
