import { messagesNamed } from '#data/local/queries/message-queries.ts';
import type { Message } from '#domain/chat/chat.ts';
import { shownAt } from '#domain/chat/day-groups.ts';
import { acceptedBefore } from '#domain/chat/proposal.ts';
import { replacedAppointments } from '#domain/chat/replaced-appointments.ts';
import { agreedPriceOf, type Talk } from '#domain/order/agreed-price.ts';
import type { Product } from '#domain/product/product.ts';
import type { Millis, Won } from '#domain/units.ts';
import { useCalmLive, type Nothing } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';

export interface Agreements {
  /** The price that the two have agreed on, if they have. */
  readonly agreed: Won | null;
  /**
   * Which of their appointments others have replaced, in words, which stay the same while a room goes on: each of
   * its messages hangs on what is told of it.
   */
  readonly replaced: string;
}

const NONE_BEFORE: Nothing<readonly Message[]> = { nothing: [] };

/**
 * What two people have agreed on, by the messages that their room shows, and by what was accepted in them of
 * proposals that stand before.
 */
export function useAgreements(
  messages: readonly Message[],
  product: Product | undefined,
  order: Talk['order'],
): Agreements {
  const db = useUserDatabase();
  const named = acceptedBefore(messages);
  const before = useCalmLive(db && named.length > 0 ? () => messagesNamed(db, named) : NONE_BEFORE, [
    db,
    named.join(' '),
  ]);
  const talk = before.kind === 'ready' ? [...before.value, ...messages] : messages;
  return {
    agreed: product ? agreedPriceOf({ product, order, messages: talk }) : null,
    replaced: [...replacedAppointments(talk, saidAt)].join(' '),
  };
}

/** When a message went out, or was typed to go out. */
const saidAt = (message: Message): Millis | null =>
  message.delivery.kind === 'failed' ? null : shownAt(message);
