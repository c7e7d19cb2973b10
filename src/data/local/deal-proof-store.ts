import type { LocalProof, UserDatabase } from './user-database.ts';

/** Keeps a proof of a deal, without a signature at first. */
export async function addProof(db: UserDatabase, proof: LocalProof): Promise<void> {
  await db.proofs.add(proof);
}

/** Keeps what the server has signed; of a proof that was deleted meanwhile nothing. */
export async function sealProof(
  db: UserDatabase,
  id: string,
  seal: NonNullable<LocalProof['seal']>,
): Promise<void> {
  await db.proofs.update(id, { seal });
}

export async function removeProof(db: UserDatabase, id: string): Promise<void> {
  await db.proofs.delete(id);
}
