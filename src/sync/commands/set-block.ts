import { appendIntent, findOutboxRow, withdrawOutboxRow } from '#data/local/outbox-store.ts';
import { blockRowId } from '#data/local/intent-names.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { UserId } from '#domain/ids.ts';
import type { Environment } from '../environment.ts';

/** Blocks somebody or lets them again; two opposite wishes of which the first never left cancel out. */
export async function setBlock(
  db: UserDatabase,
  person: UserId,
  wanted: boolean,
  environment: Environment,
): Promise<void> {
  if (person === db.uid) return;
  const id = blockRowId(person);
  await db.transaction('rw', [db.blocks, db.outbox], async () => {
    const now = environment.now();
    if (wanted) await db.blocks.put({ uid: person, createdAt: now });
    else await db.blocks.delete(person);
    const waiting = await findOutboxRow(db, id);
    const isOpposite = waiting?.intent.kind === 'block' && waiting.intent.wanted !== wanted;
    if (isOpposite && (await withdrawOutboxRow(db, id))) return;
    await appendIntent(db, { kind: 'block', person, wanted }, now);
  });
}
