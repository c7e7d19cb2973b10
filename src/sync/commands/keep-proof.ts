import { proofRowId } from '#data/local/intent-names.ts';
import { addProof, removeProof } from '#data/local/deal-proof-store.ts';
import { appendIntent, findOutboxRow, removeRow, retryRow } from '#data/local/outbox-store.ts';
import type { LocalProof, UserDatabase } from '#data/local/user-database.ts';
import type { ProofRange } from '#domain/proof/proof-facts.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Environment } from '../environment.ts';
import { storeOwn } from '../storage/make-room.ts';

/** What was made, and what the server is asked about it. */
export interface MadeProof extends Omit<LocalProof, 'id' | 'createdAt' | 'seal'> {
  readonly fileHash: string;
  readonly range: ProofRange;
}

/** Keeps a proof of a deal on this device, and queues its signature; gives its id. */
export async function keepProof(
  db: UserDatabase,
  { fileHash, range, ...proof }: MadeProof,
  environment: Environment,
): Promise<Result<string, 'disk'>> {
  const now = environment.now();
  const id = environment.newId();
  const stored = await storeOwn(db, environment, 'proof', () =>
    db.transaction('rw', [db.proofs, db.outbox], async () => {
      await addProof(db, { ...proof, id, createdAt: now, seal: null });
      const { chatId } = proof;
      await appendIntent(db, { kind: 'deal_proof', proofId: id, chatId, fileHash, range }, now);
    }),
  );
  return stored.ok ? ok(id) : stored;
}

/** Asks once more for a signature that was refused. */
export const retryProof = (db: UserDatabase, id: string): Promise<boolean> =>
  db.transaction('rw', db.outbox, () => retryRow(db, proofRowId(id)));

/** Takes a proof from this device; `in_flight` while it is with the server. */
export const deleteProof = (db: UserDatabase, id: string): Promise<Result<null, 'in_flight'>> =>
  db.transaction('rw', [db.proofs, db.outbox], async () => {
    const row = await findOutboxRow(db, proofRowId(id));
    if (row?.state.kind === 'sending') return err('in_flight');
    if (row) await removeRow(db, row);
    await removeProof(db, id);
    return ok(null);
  });
