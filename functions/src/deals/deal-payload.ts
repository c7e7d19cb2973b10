import { parseOrderId, parseProductId, parseUserId, type OrderId, type ProductId } from '#domain/ids.ts';
import type { DealEvent } from '#domain/order/order-machine.ts';
import { TRADE_METHODS, type TradeMethod } from '#domain/product/product.ts';
import { won, type Won } from '#domain/units.ts';
import { fieldsOf, newIdOf, wholeOf, wordOf } from '../runtime/payload.ts';

export interface DealCall {
  readonly productId: ProductId;
  /** Made by the caller's page for the order that this call may make: a call sent twice is known by it. */
  readonly orderId: OrderId;
  readonly event: Extract<DealEvent, { kind: 'reserve' | 'complete' | 'confirm' | 'release' }>;
  /** What was agreed on; `null` for the price of the listing. */
  readonly price: Won | null;
  /** How it is carried out; `null` from an app that does not ask. */
  readonly method: TradeMethod | null;
}

const KINDS = ['reserve', 'complete', 'confirm', 'release'] as const;
const MAX_PRICE = 100_000_000_000;

/** What the page sends to `changeDeal`, or `null` for what no page of ours sends. */
export function parseDealCall(data: unknown): DealCall | null {
  const call = fieldsOf(data);
  const productId = parseProductId(call?.['productId']);
  const orderId = newIdOf(call?.['orderId'], parseOrderId);
  const kind = wordOf(call?.['kind'], KINDS);
  if (productId === null || orderId === null || kind === null) return null;
  const [buyer, price] = [parseUserId(call?.['buyer']), wholeOf(call?.['price'])];
  if (buyer === null && (call?.['buyer'] ?? null) !== null) return null;
  if (price === null && (call?.['price'] ?? null) !== null) return null;
  if (price !== null && (price < 1 || price > MAX_PRICE)) return null;
  const method = wordOf(call?.['method'], TRADE_METHODS);
  if (method === null && (call?.['method'] ?? null) !== null) return null;
  return {
    productId,
    orderId,
    event: kind === 'reserve' || kind === 'complete' ? { kind, buyer } : { kind },
    price: price === null ? null : won(price),
    method,
  };
}
