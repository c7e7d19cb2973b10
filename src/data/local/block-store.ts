import type { UserId } from '#domain/ids.ts';
import type { BlockedPerson } from '#domain/safety/report.ts';
import type { Millis } from '#domain/units.ts';
import { BLOCK_LANES } from './intent-names.ts';
import { markPulled } from './pulled-lists.ts';
import type { UserDatabase } from './user-database.ts';

/** Shows somebody as blocked, or no longer, before the server has heard of it. */
export async function showBlock(
  db: UserDatabase,
  person: UserId,
  isBlocked: boolean,
  now: Millis,
): Promise<void> {
  if (isBlocked) await db.blocks.put({ uid: person, createdAt: now });
  else await db.blocks.delete(person);
}

/**
 * Takes the server's list, except for the people about whom one's own wish still waits in the outbox. Whoever
 * is missing in it is let again only where the list is the whole one. From then on the list counts as pulled.
 */
export async function mergeServerBlocks(
  db: UserDatabase,
  server: readonly BlockedPerson[],
  { isWhole }: { readonly isWhole: boolean },
): Promise<void> {
  await db.transaction('rw', [db.blocks, db.outbox, db.meta], async () => {
    const rows = await db.outbox.where('lane').startsWith(BLOCK_LANES).toArray();
    const undecided = new Set(rows.flatMap(({ intent }) => (intent.kind === 'block' ? [intent.person] : [])));
    const decided = server.filter(({ uid }) => !undecided.has(uid));
    const kept = new Set<UserId>([...decided.map(({ uid }) => uid), ...undecided]);
    if (isWhole) {
      const known = await db.blocks.toCollection().primaryKeys();
      await db.blocks.bulkDelete(known.filter((uid) => !kept.has(uid)));
    }
    await db.blocks.bulkPut(decided.map(({ uid, createdAt }) => ({ uid, createdAt })));
    await markPulled(db, 'blocks');
  });
}
