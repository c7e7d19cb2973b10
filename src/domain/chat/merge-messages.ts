import type { UserId } from '../ids.ts';
import { PENDING_POSITION, type DeliveryState, type Message } from './chat.ts';

/**
 * One row out of what the device holds and what the server says, joined by id; the same object when nothing
 * is new.
 *
 * The server wins for place, content and delivery: whatever this device believed (queued, failed), a row that
 * the server has is sent. `readBy` is the union and never shrinks, so that duplicates and late events change
 * nothing and their order does not matter.
 */
export function mergeMessage(local: Message | undefined, server: Message): Message {
  if (local === undefined) return { ...server, readBy: readersOf(server.sender, server.readBy) };
  if (local.id !== server.id) throw new Error(`cannot merge message ${server.id} into ${local.id}`);
  const merged: Message = {
    ...server,
    position: server.position === PENDING_POSITION ? local.position : server.position,
    readBy: readersOf(server.sender, local.readBy, server.readBy),
  };
  return isSameMessage(local, merged) ? local : merged;
}

type Placed = Pick<Message, 'position' | 'seq' | 'id'>;

/** Order within a chat: (position, seq, id), all by number and code unit; zero only for the same message. */
export function compareMessages(a: Placed, b: Placed): number {
  if (a.position !== b.position) return a.position - b.position;
  if (a.seq !== b.seq) return a.seq - b.seq;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

/** The union in one fixed order, the sender first, so that equal sets are equal lists. */
function readersOf(sender: UserId, ...lists: readonly (readonly UserId[])[]): readonly UserId[] {
  const others = new Set(lists.flat());
  others.delete(sender);
  return [sender, ...[...others].toSorted()];
}

const isSameMessage = (a: Message, b: Message): boolean =>
  a.chatId === b.chatId &&
  a.sender === b.sender &&
  a.position === b.position &&
  a.seq === b.seq &&
  a.typedAt === b.typedAt &&
  isSameList(a.readBy, b.readBy) &&
  isSameDelivery(a.delivery, b.delivery) &&
  isSameContent(a.content, b.content);

const isSameList = (a: readonly UserId[], b: readonly UserId[]): boolean =>
  a.length === b.length && a.every((uid, i) => uid === b[i]);

const isSameDelivery = (a: DeliveryState, b: DeliveryState): boolean =>
  a.kind === 'failed' && b.kind === 'failed' ? a.reason === b.reason : a.kind === b.kind;

/** Kinds hold texts, numbers and maps of them. */
function isSameContent(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [one, other] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    one.length === other.size &&
    one.every(([key, value]) => other.has(key) && isSameContent(value, other.get(key)))
  );
}
