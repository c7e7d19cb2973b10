import type { UserId } from '../ids.ts';
import type { Product, ProductStatus } from '../product/product.ts';
import { assertNever, err, ok, type Result } from '../result.ts';
import type { Order, OrderStatus } from './order.ts';

/** What the machine needs to know of a listing. */
export type Listing = Pick<Product, 'status' | 'sellerId' | 'reservedFor' | 'buyerId'>;

/**
 * `buyer` is the person the seller chose, or `null` for somebody outside the app: only a named buyer makes an order,
 * and with it reviews and a receipt.
 */
export type DealEvent =
  | { readonly kind: 'reserve'; readonly buyer: UserId | null }
  | { readonly kind: 'complete'; readonly buyer: UserId | null }
  /** The reservation ends and the listing is on sale again. */
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
  readonly reservedFor: UserId | null;
  readonly buyerId: UserId | null;
  /** What becomes of the order; `none` where no buyer is named, so that the seller writes the listing alone. */
  readonly order: 'none' | 'reserve' | 'complete' | 'reserve_and_complete' | 'cancel';
}

/**
 *   selling ◀──release── reserved ──complete──▶ sold
 *    │ ▲ └────reserve──────▲ │                   │ reopen ──▶ selling  (no named buyer)
 *    │ │                     │                   │
 *    │ └──────show──────┐    │ hide              │ hide                (no named buyer)
 *    └──────hide──▶ hidden ◀─┴───────────────────┘
 *
 * The seller does all of it; a named buyer may release; an admin may release and hide. As soon as a buyer is named the
 * listing belongs to the deal: it cannot be hidden or given to another before the deal has been released.
 */
export function transition(
  listing: Listing,
  event: DealEvent,
  actor: DealActor,
): Result<DealChange, DealRefusal> {
  if (!mayDo(listing, event.kind, actor)) return err('denied');
  if ('buyer' in event && event.buyer === listing.sellerId) return err('own_product');
  const { status } = listing;
  switch (event.kind) {
    case 'reserve':
      return reserve(listing, event.buyer);
    case 'complete':
      return complete(listing, event.buyer);
    case 'release':
      if (status !== 'reserved') return err('impossible');
      return ok({
        ...UNDEALT,
        status: 'selling',
        order: listing.reservedFor === undefined ? 'none' : 'cancel',
      });
    case 'hide':
      return status === 'hidden' || isDealt(listing)
        ? err('impossible')
        : ok({ ...UNDEALT, status: 'hidden' });
    case 'show':
      return status === 'hidden' ? ok({ ...UNDEALT, status: 'selling' }) : err('impossible');
    case 'reopen':
      return status === 'sold' && !isDealt(listing)
        ? ok({ ...UNDEALT, status: 'selling' })
        : err('impossible');
    default:
      return assertNever(event);
  }
}

/** Whether a named buyer, and so an order, hangs on the listing. */
export const isDealt = (listing: Pick<Listing, 'reservedFor' | 'buyerId'>): boolean =>
  listing.reservedFor !== undefined || listing.buyerId !== undefined;

export type OrderEvent = 'complete' | 'cancel';

/** An order's own part: a reservation is completed by the seller or called off by either side; both are final. */
export function transitionOrder(
  order: Pick<Order, 'status' | 'buyerId' | 'sellerId'>,
  event: OrderEvent,
  actor: DealActor,
): Result<OrderStatus, 'denied' | 'impossible'> {
  const isSeller = actor.uid === order.sellerId;
  const isParty = isSeller || actor.uid === order.buyerId;
  if (event === 'complete' ? !isSeller : !isParty && !actor.isAdmin) return err('denied');
  if (order.status !== 'reserved') return err('impossible');
  return ok(event === 'complete' ? 'completed' : 'cancelled');
}

const UNDEALT = { reservedFor: null, buyerId: null, order: 'none' } as const;

function mayDo(listing: Listing, kind: DealEventKind, actor: DealActor): boolean {
  if (actor.uid === listing.sellerId) return true;
  if (kind === 'release') return actor.isAdmin || actor.uid === listing.reservedFor;
  return kind === 'hide' && actor.isAdmin;
}

function reserve({ status, reservedFor }: Listing, buyer: UserId | null): Result<DealChange, DealRefusal> {
  // A listing kept for somebody outside may still be given a name, once.
  const namesBuyer = status === 'reserved' && reservedFor === undefined && buyer !== null;
  if (status !== 'selling' && !namesBuyer) return err('impossible');
  return ok({
    status: 'reserved',
    reservedFor: buyer,
    buyerId: null,
    order: buyer === null ? 'none' : 'reserve',
  });
}

function complete({ status, reservedFor }: Listing, chosen: UserId | null): Result<DealChange, DealRefusal> {
  if (status !== 'selling' && status !== 'reserved') return err('impossible');
  if (reservedFor !== undefined && chosen !== null && chosen !== reservedFor) return err('other_buyer');
  const sold = { status: 'sold', reservedFor: null } as const;
  if (reservedFor !== undefined) return ok({ ...sold, buyerId: reservedFor, order: 'complete' });
  return ok({ ...sold, buyerId: chosen, order: chosen === null ? 'none' : 'reserve_and_complete' });
}
