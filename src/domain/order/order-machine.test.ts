import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { BUYER, SELLER, userId } from '#tests/support/domain-fixtures.ts';

import type { UserId } from '../ids.ts';
import type { ProductStatus } from '../product/product.ts';
import {
  isDealt,
  transition,
  transitionOrder,
  type DealActor,
  type DealEvent,
  type Listing,
} from './order-machine.ts';
import type { OrderStatus } from './order.ts';

const OTHER = userId('other');
const seller: DealActor = { uid: SELLER, isAdmin: false };
const buyer: DealActor = { uid: BUYER, isAdmin: false };
const stranger: DealActor = { uid: OTHER, isAdmin: false };
const admin: DealActor = { uid: userId('desk'), isAdmin: true };

const listing = (status: ProductStatus, over: Partial<Listing> = {}): Listing => ({
  status,
  sellerId: SELLER,
  ...over,
});

/** Every kind of listing there is; `kept` and `bought` have a named buyer. */
const LISTINGS = {
  selling: listing('selling'),
  reserved: listing('reserved'),
  kept: listing('reserved', { reservedFor: BUYER }),
  sold: listing('sold'),
  bought: listing('sold', { buyerId: BUYER }),
  hidden: listing('hidden'),
};
type Kind = keyof typeof LISTINGS;

const EVENTS: readonly DealEvent[] = [
  { kind: 'reserve', buyer: null },
  { kind: 'reserve', buyer: BUYER },
  { kind: 'complete', buyer: null },
  { kind: 'complete', buyer: BUYER },
  { kind: 'release' },
  { kind: 'hide' },
  { kind: 'show' },
  { kind: 'reopen' },
];

const outcomes = (kind: Kind, actor: DealActor) =>
  EVENTS.map((event) => {
    const result = transition(LISTINGS[kind], event, actor);
    return result.ok ? result.value.status : result.code;
  });

/** Columns as in EVENTS. */
const X = 'impossible';
const NO = 'denied';
const SELLER_TABLE: Readonly<Record<Kind, readonly string[]>> = {
  selling: ['reserved', 'reserved', 'sold', 'sold', X, 'hidden', X, X],
  reserved: [X, 'reserved', 'sold', 'sold', 'selling', 'hidden', X, X],
  kept: [X, X, 'sold', 'sold', 'selling', X, X, X],
  sold: [X, X, X, X, X, 'hidden', X, 'selling'],
  bought: [X, X, X, X, X, X, X, X],
  hidden: [X, X, X, X, X, X, 'selling', X],
};
const ADMIN_TABLE: Readonly<Record<Kind, readonly string[]>> = {
  selling: [NO, NO, NO, NO, X, 'hidden', NO, NO],
  reserved: [NO, NO, NO, NO, 'selling', 'hidden', NO, NO],
  kept: [NO, NO, NO, NO, 'selling', X, NO, NO],
  sold: [NO, NO, NO, NO, X, 'hidden', NO, NO],
  bought: [NO, NO, NO, NO, X, X, NO, NO],
  hidden: [NO, NO, NO, NO, X, X, NO, NO],
};

describe('every listing × event × actor', () => {
  test.each(['selling', 'reserved', 'kept', 'sold', 'bought', 'hidden'] as const)('%s', (kind) => {
    expect(outcomes(kind, seller)).toEqual(SELLER_TABLE[kind]);
    expect(outcomes(kind, admin)).toEqual(ADMIN_TABLE[kind]);
    expect(outcomes(kind, stranger)).toEqual(EVENTS.map(() => NO));
    const release = kind === 'kept' ? 'selling' : NO;
    expect(outcomes(kind, buyer)).toEqual(EVENTS.map((event) => (event.kind === 'release' ? release : NO)));
  });
});

describe('what a change means for the order', () => {
  const change = (kind: Kind, event: DealEvent) => transition(LISTINGS[kind], event, seller);
  const done = (value: object) => ({ ok: true, value });

  test('a named buyer makes an order, somebody outside does not', () => {
    expect(change('selling', { kind: 'reserve', buyer: BUYER })).toEqual(
      done({ status: 'reserved', reservedFor: BUYER, buyerId: null, order: 'reserve' }),
    );
    expect(change('selling', { kind: 'reserve', buyer: null })).toEqual(
      done({ status: 'reserved', reservedFor: null, buyerId: null, order: 'none' }),
    );
    expect(change('reserved', { kind: 'reserve', buyer: BUYER })).toMatchObject({
      value: { order: 'reserve' },
    });
  });

  test('completing takes the buyer it was kept for', () => {
    const sold = { status: 'sold', reservedFor: null, buyerId: BUYER };
    expect(change('kept', { kind: 'complete', buyer: null })).toEqual(done({ ...sold, order: 'complete' }));
    expect(change('kept', { kind: 'complete', buyer: BUYER })).toEqual(done({ ...sold, order: 'complete' }));
    expect(change('selling', { kind: 'complete', buyer: BUYER })).toEqual(
      done({ ...sold, order: 'reserve_and_complete' }),
    );
    expect(change('selling', { kind: 'complete', buyer: null })).toEqual(
      done({ ...sold, buyerId: null, order: 'none' }),
    );
  });

  test('it cannot be sold to another than it is kept for, nor to oneself', () => {
    expect(change('kept', { kind: 'complete', buyer: OTHER })).toEqual({ ok: false, code: 'other_buyer' });
    expect(change('selling', { kind: 'complete', buyer: SELLER })).toEqual({
      ok: false,
      code: 'own_product',
    });
    expect(change('selling', { kind: 'reserve', buyer: SELLER })).toEqual({ ok: false, code: 'own_product' });
  });

  test('releasing cancels the order, where there is one', () => {
    expect(change('kept', { kind: 'release' })).toMatchObject({
      value: { order: 'cancel', reservedFor: null },
    });
    expect(change('reserved', { kind: 'release' })).toMatchObject({ value: { order: 'none' } });
  });
});

test('whatever happens, a listing names at most one buyer, and only while reserved or sold', () => {
  const anyEvent = fc.oneof(
    fc.constantFrom(...EVENTS),
    fc.constantFrom<DealEvent>({ kind: 'reserve', buyer: OTHER }, { kind: 'complete', buyer: OTHER }),
  );
  const field = (uid: UserId | null, name: 'reservedFor' | 'buyerId') =>
    uid === null ? {} : { [name]: uid };
  fc.assert(
    fc.property(fc.array(fc.tuple(anyEvent, fc.constantFrom(seller, buyer, admin, stranger))), (steps) => {
      let state = LISTINGS.selling;
      let openOrders = 0;
      for (const [event, actor] of steps) {
        const result = transition(state, event, actor);
        if (!result.ok) continue;
        const { status, reservedFor, buyerId, order } = result.value;
        openOrders += { none: 0, reserve: 1, complete: -1, reserve_and_complete: 0, cancel: -1 }[order];
        state = listing(status, { ...field(reservedFor, 'reservedFor'), ...field(buyerId, 'buyerId') });
        expect(openOrders).toBe(reservedFor === null ? 0 : 1);
        expect(isDealt(state) && status !== 'reserved' && status !== 'sold').toBe(false);
        expect(reservedFor !== null && buyerId !== null).toBe(false);
      }
    }),
  );
});

describe('an order', () => {
  const order = { buyerId: BUYER, sellerId: SELLER };
  const outcome = (status: OrderStatus, event: 'complete' | 'cancel', actor: DealActor) => {
    const result = transitionOrder({ ...order, status }, event, actor);
    return result.ok ? result.value : result.code;
  };
  const actors = [seller, buyer, admin, stranger];

  test('is completed by the seller, cancelled by either side or an admin', () => {
    expect(actors.map((actor) => outcome('reserved', 'complete', actor))).toEqual(['completed', NO, NO, NO]);
    expect(actors.map((actor) => outcome('reserved', 'cancel', actor))).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
      NO,
    ]);
  });

  test('is final once completed or cancelled', () => {
    for (const status of ['completed', 'cancelled'] as const) {
      expect(actors.map((actor) => outcome(status, 'complete', actor))).toEqual([X, NO, NO, NO]);
      expect(actors.map((actor) => outcome(status, 'cancel', actor))).toEqual([X, X, X, NO]);
    }
  });
});
