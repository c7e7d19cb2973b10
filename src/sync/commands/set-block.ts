import { showBlock } from '#data/local/block-store.ts';
import { appendWish } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { UserId } from '#domain/ids.ts';
import type { Environment } from '../environment.ts';

/** Blocks somebody or lets them again. */
export async function setBlock(
  db: UserDatabase,
  person: UserId,
  wanted: boolean,
  environment: Environment,
): Promise<void> {
  if (person === db.uid) return;
  await db.transaction('rw', [db.blocks, db.outbox], async () => {
    const now = environment.now();
    await showBlock(db, person, wanted, now);
    await appendWish(db, { kind: 'block', person, wanted }, now);
  });
}
