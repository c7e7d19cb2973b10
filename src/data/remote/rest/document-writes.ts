import type { Document } from '#documents/kernel/document.ts';
import type { StoredFields } from '#documents/kernel/stored.ts';
import type { UserId } from '#domain/ids.ts';
import type { RemoteOutcome } from './authorised-fetch.ts';
import type { Count, CountedCommit } from './counted-commit.ts';
import { encodeFields, serverTime } from './firestore-values.ts';
import { done } from './parsed.ts';

type Times = Pick<Document<object>, 'createdTimes' | 'changedTimes'>;

/** Writes a document whole, with the times of the server's clock, whether or not there is one of that name. */
export const writeWhole = ({ createdTimes }: Times, name: string, fields: StoredFields = {}) => ({
  update: { name, fields: encodeFields(fields) },
  updateTransforms: createdTimes.map(serverTime),
});

/** The same of one that is new; refused where there is one. */
export const writeNew = (declared: Times, name: string, fields: StoredFields) => ({
  ...writeWhole(declared, name, fields),
  currentDocument: { exists: false },
});

/** Changes these fields of a document, and takes away what else `mask` names; refused where there is none. */
export const writeChange = (
  { changedTimes }: Times,
  name: string,
  fields: StoredFields,
  mask: readonly string[] = Object.keys(fields),
) => ({
  update: { name, fields: encodeFields(fields) },
  updateMask: { fieldPaths: mask },
  updateTransforms: changedTimes.map(serverTime),
  currentDocument: { exists: true },
});

/** Sends one write, with what it counts against the person's quotas. */
export const oneWriteBy =
  (commit: CountedCommit) =>
  async (
    uid: UserId,
    write: unknown,
    signal: AbortSignal,
    ...counts: readonly Count[]
  ): Promise<RemoteOutcome<null>> =>
    done(await commit(uid, counts, [write], signal));
