import * as v from 'valibot';
import { wishDocument } from '#documents/person-items.ts';
import type { UserId } from '#domain/ids.ts';
import type { RemoteOutcome } from './authorised-fetch.ts';
import type { Count, CountedCommit } from './counted-commit.ts';
import type { DocumentTransport } from './document-transport.ts';
import { serverTime } from './firestore-values.ts';
import { BUSY, LOST, orAbsent, parsed } from './parsed.ts';

/** What a wish is about, in letters that a document's name may have. */
export type WishedThing = `${'favorite' | 'like' | 'block' | 'product' | 'post' | 'target'}_${string}`;

/**
 * Sends writes of which the last wish counts. `writesOf` is asked again where another wish was faster; the
 * result is refused as its writes are.
 */
export type SendWish = (
  uid: UserId,
  thing: WishedThing,
  writesOf: () => Promise<RemoteOutcome<readonly unknown[]>>,
  signal: AbortSignal,
  /** What it counts against the person's quotas. */
  counts?: readonly Count[],
) => Promise<RemoteOutcome<null>>;

/**
 * Other wishes of the same person about the same thing, from another device; more of them in a row is a
 * fault.
 */
const MOST_TRIES = 5;

const Witness = v.object({ updateTime: v.string() });

/**
 * A request that was given up may still be on its way, and land after the answer to a newer wish: a heart
 * that was taken away would come back by itself. So all wishes about one thing touch one document, their
 * witness, in the same commit, each only as it has seen it. Whatever lands late has seen an older state, and
 * is refused as a whole. What is deleted has no state of its own to be compared, and what others count
 * (likes, looks) changes without anybody's wish: hence a document beside it.
 */
export function createWishes(
  { root, read }: Pick<DocumentTransport, 'root' | 'read'>,
  commit: CountedCommit,
): SendWish {
  const seenState = async (uid: UserId, path: string, signal: AbortSignal) =>
    orAbsent(parsed(await read(uid, path, signal), Witness), null);

  return async (uid, thing, writesOf, signal, counts = []) => {
    const path = `/wishes/${uid}/items/${thing}`;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const seen = await seenState(uid, path, signal);
      if (seen.kind !== 'ok') return seen;
      const writes = await writesOf();
      if (writes.kind !== 'ok') return writes;
      const witness = {
        update: { name: `${root}${path}`, fields: {} },
        updateTransforms: wishDocument.changedTimes.map(serverTime),
        currentDocument: seen.value === null ? { exists: false } : { updateTime: seen.value.updateTime },
      };
      const outcome = await commit(uid, counts, [witness, ...writes.value], signal);
      if (outcome.kind === 'ok') return { kind: 'ok', value: null };
      // Only the witness is written against a state: another wish has landed since the look.
      if (outcome.kind !== 'refused' || !LOST.has(outcome.code)) return outcome;
    }
    return BUSY;
  };
}

/** Writes that need no look at the server. */
export const always =
  (...writes: readonly unknown[]) =>
  async (): Promise<RemoteOutcome<readonly unknown[]>> => ({ kind: 'ok', value: writes });
