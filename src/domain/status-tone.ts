import type { ProposalState } from './chat/proposal.ts';
import type { ExchangeStatus } from './exchange/exchange.ts';
import type { OrderStatus } from './order/order.ts';
import type { ProductStatus } from './product/product.ts';

/** How a state looks, the same on every screen: what waits for somebody, what is agreed, what is done, what
 * is over, what was refused. */
export type StatusTone = 'gold' | 'info' | 'ok' | 'neutral' | 'error';

export const PRODUCT_TONES: Readonly<Record<ProductStatus, StatusTone>> = {
  selling: 'gold',
  reserved: 'info',
  sold: 'ok',
  hidden: 'neutral',
};

export const ORDER_TONES: Readonly<Record<OrderStatus, StatusTone>> = {
  reserved: 'info',
  handed: 'gold',
  completed: 'ok',
  cancelled: 'neutral',
};

export const EXCHANGE_TONES: Readonly<Record<ExchangeStatus, StatusTone>> = {
  requested: 'gold',
  scheduled: 'info',
  in_progress: 'info',
  completed: 'ok',
  cancelled: 'neutral',
  rejected: 'error',
};

export const PROPOSAL_TONES: Readonly<Record<ProposalState, StatusTone>> = {
  waiting: 'gold',
  accepted: 'ok',
  declined: 'neutral',
  countered: 'info',
  withdrawn: 'neutral',
  called_off: 'neutral',
  replaced: 'neutral',
};
