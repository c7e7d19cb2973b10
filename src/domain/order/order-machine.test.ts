import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { BUYER, SELLER, userId } from '#tests/support/domain-fixtures.ts';

import type { ProductStatus } from '../product/product.ts';
import { transition, type DealActor, type DealEvent, type Listing, type LiveDeal } from './order-machine.ts';

const OTHER = userId('other');
const seller: DealActor = { uid: SELLER, isAdmin: false };
const buyer: DealActor = { uid: BUYER, isAdmin: false };
const stranger: DealActor = { uid: OTHER, isAdmin: false };
const admin: DealActor = { uid: userId('desk'), isAdmin: true };

const listing = (status: ProductStatus, deal: LiveDeal['status'] | null = null): Listing => ({
  status,
  sellerId: SELLER,
  deal: deal && { buyerId: BUYER, status: deal },
});

/**
 * Every kind of listing there is; `kept`, `handed` and `bought` have a named buyer. So has `shown`, which was put
 * on sale again beside a deal that is done.
 */
const LISTINGS = {
  selling: listing('selling'),
  reserved: listing('reserved'),
  kept: listing('reserved', 'reserved'),
  sold: listing('sold'),
  handed: listing('sold', 'handed'),
  bought: listing('sold', 'completed'),
  shown: listing('selling', 'completed'),
  hidden: listing('hidden'),
};
type Kind = keyof typeof LISTINGS;

const EVENTS: readonly DealEvent[] = [
  { kind: 'reserve', buyer: null },
  { kind: 'reserve', buyer: BUYER },
  { kind: 'complete', buyer: null },
  { kind: 'complete', buyer: BUYER },
  { kind: 'confirm' },
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
  selling: ['reserved', 'reserved', 'sold', 'sold', NO, X, 'hidden', X, X],
  reserved: [X, 'reserved', 'sold', 'sold', NO, 'selling', 'hidden', X, X],
  kept: [X, X, 'sold', 'sold', NO, 'selling', X, X, X],
  sold: [X, X, X, X, NO, X, 'hidden', X, 'selling'],
  handed: [X, X, X, X, NO, 'selling', X, X, X],
  bought: [X, X, X, X, NO, X, X, X, X],
  shown: [X, X, X, X, NO, X, X, X, X],
  hidden: [X, X, X, X, NO, X, X, 'selling', X],
};
const ADMIN_TABLE: Readonly<Record<Kind, readonly string[]>> = {
  selling: [NO, NO, NO, NO, NO, X, 'hidden', NO, NO],
  reserved: [NO, NO, NO, NO, NO, 'selling', 'hidden', NO, NO],
  kept: [NO, NO, NO, NO, NO, 'selling', X, NO, NO],
  sold: [NO, NO, NO, NO, NO, X, 'hidden', NO, NO],
  handed: [NO, NO, NO, NO, NO, 'selling', X, NO, NO],
  bought: [NO, NO, NO, NO, NO, X, X, NO, NO],
  shown: [NO, NO, NO, NO, NO, X, X, NO, NO],
  hidden: [NO, NO, NO, NO, NO, X, X, NO, NO],
};
/** What a named buyer may: confirm and release. */
const BUYER_TABLE: Readonly<Record<Kind, readonly [string, string]>> = {
  selling: [NO, NO],
  reserved: [NO, NO],
  kept: [X, 'selling'],
  sold: [NO, NO],
  handed: ['sold', 'selling'],
  bought: [X, X],
  shown: [X, X],
  hidden: [NO, NO],
};

describe('every listing × event × actor', () => {
  test.each(['selling', 'reserved', 'kept', 'sold', 'handed', 'bought', 'shown', 'hidden'] as const)(
    '%s',
    (kind) => {
      expect(outcomes(kind, seller)).toEqual(SELLER_TABLE[kind]);
      expect(outcomes(kind, admin)).toEqual(ADMIN_TABLE[kind]);
      expect(outcomes(kind, stranger)).toEqual(EVENTS.map(() => NO));
      const [confirmed, released] = BUYER_TABLE[kind];
      const wanted = new Map<string, string>([
        ['confirm', confirmed],
        ['release', released],
      ]);
      expect(outcomes(kind, buyer)).toEqual(EVENTS.map((event) => wanted.get(event.kind) ?? NO));
    },
  );
});

describe('what a change means for the order', () => {
  const change = (kind: Kind, event: DealEvent, actor = seller) => transition(LISTINGS[kind], event, actor);
  const done = (value: object) => ({ ok: true, value });

  test('a named buyer makes an order, somebody outside does not', () => {
    expect(change('selling', { kind: 'reserve', buyer: BUYER })).toEqual(
      done({ status: 'reserved', buyer: BUYER, order: 'reserve' }),
    );
    expect(change('selling', { kind: 'reserve', buyer: null })).toEqual(
      done({ status: 'reserved', buyer: null, order: 'none' }),
    );
    expect(change('reserved', { kind: 'reserve', buyer: BUYER })).toMatchObject({
      value: { order: 'reserve' },
    });
  });

  test('completing takes the buyer it was kept for, and waits for their word', () => {
    const sold = { status: 'sold', buyer: BUYER };
    expect(change('kept', { kind: 'complete', buyer: null })).toEqual(done({ ...sold, order: 'hand_over' }));
    expect(change('kept', { kind: 'complete', buyer: BUYER })).toEqual(done({ ...sold, order: 'hand_over' }));
    expect(change('selling', { kind: 'complete', buyer: BUYER })).toEqual(
      done({ ...sold, order: 'reserve_and_hand_over' }),
    );
    expect(change('selling', { kind: 'complete', buyer: null })).toEqual(
      done({ ...sold, buyer: null, order: 'none' }),
    );
    expect(change('handed', { kind: 'confirm' }, buyer)).toEqual(done({ ...sold, order: 'confirm' }));
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
    expect(change('kept', { kind: 'release' })).toMatchObject({ value: { order: 'cancel', buyer: null } });
    expect(change('handed', { kind: 'release' })).toMatchObject({ value: { order: 'cancel' } });
    expect(change('reserved', { kind: 'release' })).toMatchObject({ value: { order: 'none' } });
  });
});

test('whatever happens, a listing has at most one deal, and none is done without its buyer', () => {
  const anyEvent = fc.oneof(
    fc.constantFrom(...EVENTS),
    fc.constantFrom<DealEvent>({ kind: 'reserve', buyer: OTHER }, { kind: 'complete', buyer: OTHER }),
  );
  const after = {
    reserve: 'reserved',
    hand_over: 'handed',
    reserve_and_hand_over: 'handed',
    confirm: 'completed',
  };
  fc.assert(
    fc.property(fc.array(fc.tuple(anyEvent, fc.constantFrom(seller, buyer, admin, stranger))), (steps) => {
      let state = LISTINGS.selling;
      for (const [event, actor] of steps) {
        const result = transition(state, event, actor);
        if (!result.ok) continue;
        const { status, buyer: named, order } = result.value;
        expect(named === null).toBe(order === 'none' || order === 'cancel');
        expect(state.deal !== null).toBe(order === 'hand_over' || order === 'confirm' || order === 'cancel');
        expect(order !== 'confirm' || actor.uid === state.deal?.buyerId).toBe(true);
        const deal = order === 'none' || order === 'cancel' || named === null ? null : after[order];
        state = {
          status,
          sellerId: SELLER,
          deal: deal === null || named === null ? null : { buyerId: named, status: statusOf(deal) },
        };
        expect(state.deal !== null && status !== 'reserved' && status !== 'sold').toBe(false);
      }
    }),
  );
});

const statusOf = (name: string): LiveDeal['status'] =>
  name === 'reserved' || name === 'handed' ? name : 'completed';
