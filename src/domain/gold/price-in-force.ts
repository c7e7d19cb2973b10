import type { GoldPrice } from './gold-price.ts';

/** The price that holds: the newest that is not set for a later day. */
export type PriceInForce = Pick<GoldPrice, 'date' | 'buyPerGram' | 'sellPerGram'>;

/** One change of the price that holds. */
export interface PriceMove {
  readonly from: PriceInForce;
  readonly to: PriceInForce;
}

export interface Settled {
  /** In the order in which they happened. */
  readonly moves: readonly PriceMove[];
  /** What holds now, to be remembered; `null` where there is no price. */
  readonly inForce: PriceInForce | null;
}

/**
 * What has changed since somebody looked last. `known` was in force then; `standing` are the stored prices from its
 * day up to `today`, oldest first (those that were set ahead may have come into force since); `set` is being
 * written now. Of the first price there ever was nobody is told: nothing has moved.
 */
export function settle(
  known: PriceInForce | null,
  standing: readonly PriceInForce[],
  set: PriceInForce | null,
  today: string,
): Settled {
  const newest = standing.at(-1);
  const isSetInForce = set !== null && set.date <= today && (newest === undefined || set.date >= newest.date);
  const moves: PriceMove[] = [];
  let inForce = known;
  for (const next of isSetInForce ? [...standing, set] : standing) {
    if (inForce !== null && isMove(inForce, next)) moves.push({ from: inForce, to: next });
    inForce = next;
  }
  return { moves, inForce };
}

const isMove = (one: PriceInForce, other: PriceInForce): boolean =>
  one.buyPerGram !== other.buyPerGram || one.sellPerGram !== other.sellPerGram;
