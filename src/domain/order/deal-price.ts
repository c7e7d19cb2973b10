import type { Won } from '../units.ts';

/**
 * What may be agreed on, as parts of what is asked: haggling and a risen gold price stay well within, a
 * figure that is only there to be seen does not.
 */
export const DEAL_PRICE_BOUNDS = { least: 0.1, most: 3 } as const;

/** Whether a price may be agreed on for a listing that asks `asked`. */
export const isDealPrice = (price: Won, asked: Won): boolean =>
  price >= asked * DEAL_PRICE_BOUNDS.least && price <= asked * DEAL_PRICE_BOUNDS.most;
