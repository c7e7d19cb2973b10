import Dexie from 'dexie';
import { PENDING_POSITION, type Message } from '#domain/chat/chat.ts';
import { compareMessages } from '#domain/chat/merge-messages.ts';
import type { ChatId } from '#domain/ids.ts';
import type { ProofRange } from '#domain/proof/proof-facts.ts';
import { micros } from '#domain/units.ts';
import { proofRowId } from '../intent-names.ts';
import type { Held, OutboxState } from '../outbox-row.ts';
import { findOutboxRow } from '../outbox-store.ts';
import type { LocalProof, UserDatabase } from '../user-database.ts';
import { heldOf } from './held-queries.ts';

/** A proof as its list shows it, without its file. */
export interface KeptProof extends Omit<LocalProof, 'head'> {
  /** Of its signature; `null` where none is waited for. */
  readonly waits: { readonly state: OutboxState; readonly held: Held | null } | null;
}

/** The proofs of a conversation that are on this device, the newest first. */
export async function proofsOf(db: UserDatabase, chatId: ChatId): Promise<readonly KeptProof[]> {
  const proofs = await db.proofs.where('chatId').equals(chatId).toArray();
  const kept = await Promise.all(
    proofs.map(async ({ head: _head, ...proof }) => {
      const row = await findOutboxRow(db, proofRowId(proof.id));
      return { ...proof, waits: row ? { state: row.state, held: heldOf(row) } : null };
    }),
  );
  return kept.toSorted((one, other) => other.createdAt - one.createdAt);
}

export const findProof = (db: UserDatabase, id: string): Promise<LocalProof | undefined> => db.proofs.get(id);

/** What of a conversation goes into a proof. */
export interface ProvableTalk {
  readonly messages: readonly Message[];
  /** Where it is whole, and the server's; `null` where the server has told of nothing yet. */
  readonly range: ProofRange | null;
  readonly hasBeginning: boolean;
}

/** The newest `limit` messages of a conversation, and from where to where they are whole on this device. */
export async function provableTalk(db: UserDatabase, chatId: ChatId, limit: number): Promise<ProvableTalk> {
  const messages = (await newestAtOnce(db, chatId, limit + 1)).toSorted(compareMessages);
  const history = await db.histories.get(chatId);
  if (history?.newest === undefined) return { messages, range: null, hasBeginning: false };
  const isCut = messages.length > limit;
  const told = messages.filter(({ position }) => position !== PENDING_POSITION);
  const whole = told.filter(
    ({ position }) => position >= history.oldest && position <= (history.newest ?? 0),
  );
  const [first, last] = [whole[0], whole.at(-1)];
  if (first === undefined || last === undefined) return { messages, range: null, hasBeginning: false };
  const hasBeginning = !isCut && history.reachedStart;
  // A commit's messages share a moment, and a page may end between them: of that moment not all may be here.
  const from = hasBeginning ? first.position : micros(first.position + 1);
  return {
    messages: messages.filter(({ position }) => position >= from),
    range: { from, to: last.position },
    hasBeginning,
  };
}

/** Backwards the rows come one by one, each with an event of its own; forwards all of them with one. */
async function newestAtOnce(db: UserDatabase, chatId: ChatId, limit: number): Promise<readonly Message[]> {
  const all = () => db.messages.where('[chatId+position+seq]').between([chatId], [chatId, Dexie.maxKey]);
  const tooMany = (await all().count()) - limit;
  if (tooMany <= 0) return all().toArray();
  const [from] = await all().offset(tooMany).limit(1).keys();
  return db.messages.where('[chatId+position+seq]').between(from, [chatId, Dexie.maxKey]).toArray();
}
