import { parseChatId, parseProductId, parseUserId } from '../ids.ts';
import type { ChatId, ProductId, UserId } from '../ids.ts';
import { err, ok, type Result } from '../result.ts';

type Missing = null | undefined | '';

/**
 * The one chat of two people about a product: `productId_uid_uid`, uids sorted by code unit, whoever asks.
 * `invalid` (잘못된 접근입니다) when an id is missing or the two are one person.
 */
export function chatIdOf(
  productId: ProductId | Missing,
  one: UserId | Missing,
  other: UserId | Missing,
): Result<ChatId, 'invalid'> {
  if (!productId || !one || !other || one === other) return err('invalid');
  // Three ids of the longest kind would not fit a document id; the parser refuses what is too long.
  const id = parseChatId([productId, ...sortedPair(one, other)].join('_'));
  return id === null ? err('invalid') : ok(id);
}

/** Two people in the order in which ids and documents name them. */
export const sortedPair = (one: UserId, other: UserId): readonly [UserId, UserId] =>
  one < other ? [one, other] : [other, one];

/**
 * What a chat id says about itself, or `null` where it cannot be told. Supported: ids without an underscore
 * (all that Firestore and Auth make), since then there are exactly three parts. An id that holds an
 * underscore is read in several ways, so nothing is guessed: take `productId` and `participants` from the
 * chat's row. Never decide permission by this.
 */
export function partsOfChatId(
  chatId: ChatId,
): { readonly productId: ProductId; readonly participants: readonly [UserId, UserId] } | null {
  const [product, first, second, ...rest] = chatId.split('_');
  const productId = parseProductId(product);
  const one = parseUserId(first);
  const other = parseUserId(second);
  if (productId === null || one === null || other === null || rest.length > 0 || one >= other) return null;
  return { productId, participants: [one, other] };
}

/**
 * Whether a chat's id ends with somebody's, as the rules ask it too: decided before anything is looked up, a
 * chat of others is refused whether it exists or not.
 */
export const isNamedSide = (chatId: string, uid: UserId): boolean => {
  const parts = chatId.split('_');
  return parts.length >= 3 && parts.slice(-2).includes(uid);
};

/** The other of the two, or `null` when `me` is not one of them. */
export function otherParticipant(participants: readonly [UserId, UserId], me: UserId): UserId | null {
  const [first, second] = participants;
  if (me === first) return second;
  return me === second ? first : null;
}
