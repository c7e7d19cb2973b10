import type { Message } from '../chat/chat.ts';
import { proposalIdOf } from '../chat/proposal.ts';
import type { Product } from '../product/product.ts';
import { millisOfMicros, type Won } from '../units.ts';
import type { Order } from './order.ts';

/** What two people who talk about a listing have said and done, as far as this device knows. */
export interface Talk {
  readonly product: Pick<Product, 'status' | 'isDealt'>;
  readonly order: Pick<Order, 'status' | 'agreedPrice' | 'createdAt' | 'updatedAt'> | undefined;
  /** In their order. */
  readonly messages: readonly Message[];
}

/**
 * For how much the two have agreed: by their deal, or else by the offer that was accepted last, for as long
 * as nobody else has bought. An offer that came to a deal which was called off has come to nothing with it.
 */
export function agreedPriceOf({ product, order, messages }: Talk): Won | null {
  if (order !== undefined && isLive(order)) return order.agreedPrice;
  if (!isFree(product)) return null;
  const since = order?.updatedAt ?? order?.createdAt ?? Number.NEGATIVE_INFINITY;
  for (const { id, content, position, delivery } of messages.toReversed()) {
    if (content.kind !== 'answer' || content.verdict !== 'accepted' || delivery.kind === 'failed') continue;
    if (millisOfMicros(position) <= since) return null;
    const proposal = proposalIdOf(id);
    const offer = messages.find((message) => message.id === proposal)?.content;
    if (offer?.kind === 'offer') return offer.price;
  }
  return null;
}

/** Whether what was agreed on can be taken up: nothing has come of it yet, here or with somebody else. */
export const mayReserve = ({ product, order }: Omit<Talk, 'messages'>): boolean =>
  (order === undefined || !isLive(order)) && isFree(product);

const isLive = ({ status }: NonNullable<Talk['order']>): boolean => status !== 'cancelled';

const isFree = ({ isDealt, status }: Talk['product']): boolean =>
  !isDealt && status !== 'sold' && status !== 'hidden';
