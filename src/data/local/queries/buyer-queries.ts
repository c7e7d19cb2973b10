import { otherParticipant } from '#domain/chat/chat-id.ts';
import type { ProductId, UserId } from '#domain/ids.ts';
import type { UserDatabase } from '../user-database.ts';

/** Who has talked with this person about a listing, the latest first. */
export async function peopleAskingAbout(db: UserDatabase, productId: ProductId): Promise<readonly UserId[]> {
  const chats = await db.chats.where('productId').equals(productId).toArray();
  return chats
    .toSorted((a, b) => b.lastUpdated - a.lastUpdated)
    .flatMap(({ participants }) => otherParticipant(participants, db.uid) ?? []);
}
