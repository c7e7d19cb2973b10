import type { UserId } from '../ids.ts';
import type { Product, ProductStatus } from '../product/product.ts';
import { assertNever, err, ok, type Result } from '../result.ts';
import type { Order, OrderStatus } from './order.ts';

/** The deal that hangs on a listing: its order, unless that was called off. */
export type LiveDeal = Pick<Order, 'buyerId'> & { readonly status: Exclude<OrderStatus, 'cancelled'> };

/** What the machine needs to know of a listing. Who its buyer is stands in the order alone. */
export interface Listing extends Pick<Product, 'status' | 'sellerId'> {
  readonly deal: LiveDeal | null;
}

/**
 * `buyer` is the person the seller chose, or `null` for somebody outside the app: only a named buyer makes an
 * order, and with it reviews and a receipt.
 */
export type DealEvent =
  | { readonly kind: 'reserve'; readonly buyer: UserId | null }
  | { readonly kind: 'complete'; readonly buyer: UserId | null }
  /** The named buyer says that it was so: only then is a deal done. */
  | { readonly kind: 'confirm' }
  /** The deal ends and the listing is on sale again. */
  | { readonly kind: 'release' }
  | { readonly kind: 'hide' }
  | { readonly kind: 'show' }
  /** A sale without a named buyer was a mistake. */
  | { readonly kind: 'reopen' };
export type DealEventKind = DealEvent['kind'];

export interface DealActor {
  readonly uid: UserId;
  readonly isAdmin: boolean;
}

export type DealRefusal = 'denied' | 'impossible' | 'own_product' | 'other_buyer';

export interface DealChange {
  readonly status: ProductStatus;
  /** The named buyer of the deal that hangs on the listing from now on. */
  readonly buyer: UserId | null;
  /**
   * What becomes of the order; `none` where no buyer is named, so that the seller writes the listing alone.
   */
  readonly order: 'none' | 'reserve' | 'hand_over' | 'reserve_and_hand_over' | 'confirm' | 'cancel';
}

/**
 *   selling ◀──release── reserved ──complete──▶ sold
 *    │ ▲ └────reserve──────▲ │                   │ reopen  ──▶ selling  (no named buyer)
 *    │ │                     │                   │ release ──▶ selling  (a named buyer who has not confirmed)
 *    │ └──────show──────┐    │ hide              │ hide                 (no named buyer)
 *    └──────hide──▶ hidden ◀─┴───────────────────┘
 *
 * The seller does all of it but confirm, which is the named buyer's: whoever sells cannot alone make a deal
 * that both review and that counts. A named buyer may release too; an admin may release and hide. As soon as
 * a buyer is named the listing belongs to the deal: it cannot be hidden or given to another before the deal
 * has been released.
 */
export function transition(
  listing: Listing,
  event: DealEvent,
  actor: DealActor,
): Result<DealChange, DealRefusal> {
  if (!mayDo(listing, event.kind, actor)) return err('denied');
  if ('buyer' in event && event.buyer === listing.sellerId) return err('own_product');
  const { status, deal } = listing;
  // Done for good, whatever its listing says by now: another deal would be written over it.
  if (deal?.status === 'completed') return err('impossible');
  switch (event.kind) {
    case 'reserve':
      return reserve(listing, event.buyer);
    case 'complete':
      return complete(listing, event.buyer);
    case 'confirm':
      return deal?.status === 'handed'
        ? ok({ status, buyer: deal.buyerId, order: 'confirm' })
        : err('impossible');
    case 'release':
      if (status !== 'reserved' && deal?.status !== 'handed') return err('impossible');
      return ok({ buyer: null, status: 'selling', order: deal === null ? 'none' : 'cancel' });
    case 'hide':
      return status === 'hidden' || deal !== null ? err('impossible') : ok({ ...UNDEALT, status: 'hidden' });
    case 'show':
      return status === 'hidden' ? ok({ ...UNDEALT, status: 'selling' }) : err('impossible');
    case 'reopen':
      return status === 'sold' && deal === null ? ok({ ...UNDEALT, status: 'selling' }) : err('impossible');
    default:
      return assertNever(event);
  }
}

const UNDEALT = { buyer: null, order: 'none' } as const;

function mayDo({ sellerId, deal }: Listing, kind: DealEventKind, { uid, isAdmin }: DealActor): boolean {
  if (kind === 'confirm') return uid === deal?.buyerId;
  if (uid === sellerId) return true;
  if (kind === 'release') return isAdmin || uid === deal?.buyerId;
  return kind === 'hide' && isAdmin;
}

function reserve({ status, deal }: Listing, buyer: UserId | null): Result<DealChange, DealRefusal> {
  // A listing kept for somebody outside may still be given a name, once.
  const namesBuyer = status === 'reserved' && deal === null && buyer !== null;
  if (status !== 'selling' && !namesBuyer) return err('impossible');
  return ok({ status: 'reserved', buyer, order: buyer === null ? 'none' : 'reserve' });
}

function complete({ status, deal }: Listing, chosen: UserId | null): Result<DealChange, DealRefusal> {
  if (status !== 'selling' && status !== 'reserved') return err('impossible');
  if (deal !== null && chosen !== null && chosen !== deal.buyerId) return err('other_buyer');
  if (deal !== null) return ok({ status: 'sold', buyer: deal.buyerId, order: 'hand_over' });
  return ok({ status: 'sold', buyer: chosen, order: chosen === null ? 'none' : 'reserve_and_hand_over' });
}
