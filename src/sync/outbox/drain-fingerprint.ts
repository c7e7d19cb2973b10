import { dueAtOf, laneHeads } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { Environment } from '../environment.ts';

/** Changes with every step of a drainer; `null` while nothing is due. */
export async function drainFingerprint(db: UserDatabase, environment: Environment): Promise<string | null> {
  const now = environment.now();
  const heads = await laneHeads(db);
  const dueAt = dueAtOf(heads, now);
  // A row in flight counts as due: a frozen holder leaves it so.
  if (dueAt === null || dueAt > now) return null;
  return heads.map((row) => `${row.seq}:${row.touches}`).join(' ');
}
