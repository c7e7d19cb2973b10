import type { OrderStatus } from './order/order.ts';
import type { ProductStatus } from './product/product.ts';

/** How a state looks, the same on every screen: what waits for somebody, what is agreed, what is done, what is over. */
export type StatusTone = 'gold' | 'info' | 'ok' | 'neutral';

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
