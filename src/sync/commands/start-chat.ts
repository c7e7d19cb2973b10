import { openRoom } from '#data/local/chat-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import { chatIdOf, sortedPair } from '#domain/chat/chat-id.ts';
import type { ChatId, ProductId, UserId } from '#domain/ids.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Environment } from '../environment.ts';

/**
 * Opens the one room of two people about a product, offline too: if this device does not know it, an
 * empty room is kept locally, and the first message creates it on the server if nobody has.
 */
export async function startChat(
  db: UserDatabase,
  productId: ProductId | null,
  other: UserId | null,
  environment: Environment,
): Promise<Result<ChatId, 'invalid'>> {
  const id = chatIdOf(productId, db.uid, other);
  if (!id.ok) return id;
  if (productId === null || other === null) return { ok: false, code: 'invalid' };
  const room = { id: id.value, productId, participants: sortedPair(db.uid, other) };
  await openRoom(db, room, environment.now());
  return ok(id.value);
}
