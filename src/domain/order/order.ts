import type { ChatId, OrderId, ProductId, UserId } from '../ids.ts';
import type { Purity, TradeMethod } from '../product/product.ts';
import type { Millis, Milligrams, Won } from '../units.ts';

/** `handed`: the seller says that it is sold, and the buyer has not confirmed it. */
export const ORDER_STATUSES = ['reserved', 'handed', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export interface Order {
  readonly id: OrderId;
  readonly productId: ProductId;
  /** How the product looked when it was agreed on. */
  readonly snapshot: {
    readonly title: string;
    readonly purity: Purity;
    readonly weight: Milligrams;
    readonly thumbUrl: string;
  };
  readonly buyerId: UserId;
  readonly sellerId: UserId;
  readonly chatId: ChatId;
  readonly agreedPrice: Won;
  readonly method: TradeMethod;
  readonly status: OrderStatus;
  readonly createdAt: Millis;
  readonly completedAt: Millis | null;
  /** When anything of it has changed last, by the server's clock; an older app has not kept it. */
  readonly updatedAt?: Millis;
  /**
   * Who of the two has reviewed it, as the server knows; an order that an older app has kept here does not
   * say.
   */
  readonly reviewedBy?: readonly UserId[];
}
