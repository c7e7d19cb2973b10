import type { Won } from '../units.ts';
import type { GoldPrice } from './gold-price.ts';
import { sideOf, type PriceSide } from './price-span.ts';
import { MILLIGRAMS_PER_DON } from './weight.ts';

export const TARGET_SIDES = ['buy', 'sell'] as const satisfies readonly PriceSide[];
export const TARGET_DIRECTIONS = ['up', 'down'] as const;
export type TargetDirection = (typeof TARGET_DIRECTIONS)[number];

/** "1돈 팔 때 80만원이 되면 알려줘": `up` is told when the price rises to it, `down` when it falls to it. */
export interface PriceTarget {
  readonly side: PriceSide;
  readonly direction: TargetDirection;
  /** Won for a don of pure gold. */
  readonly perDon: Won;
}

/** `most` is what a person's own app lets them set; the server keeps twice as many, the newest. */
export const PRICE_TARGET_LIMITS = { min: 10_000, max: 100_000_000, most: 20 } as const;

/** Names a target: the same wish is one, on however many devices it was made. */
export const targetIdOf = ({ side, direction, perDon }: PriceTarget): string =>
  `${side}_${direction}_${perDon}`;

export const isTarget = ({ perDon }: PriceTarget): boolean =>
  Number.isInteger(perDon) && perDon >= PRICE_TARGET_LIMITS.min && perDon <= PRICE_TARGET_LIMITS.max;

type Prices = Pick<GoldPrice, 'buyPerGram' | 'sellPerGram'>;

/** Whether the price is at its target or beyond; exact, since prices are set by the gram. */
export function isReached({ side, direction, perDon }: PriceTarget, prices: Prices): boolean {
  const milliWon = sideOf(prices, side) * MILLIGRAMS_PER_DON;
  return direction === 'up' ? milliWon >= perDon * 1000 : milliWon <= perDon * 1000;
}

/** Which targets of one side a move of the price crosses, in whole won a don. */
export interface CrossedRange {
  readonly side: PriceSide;
  readonly direction: TargetDirection;
  /** Both inclusive. */
  readonly lowest: number;
  readonly highest: number;
}

/** What a move from one price to the next crosses, so that only those targets are asked for. */
export const crossedRanges = (from: Prices, to: Prices): readonly CrossedRange[] =>
  TARGET_SIDES.flatMap((side) => {
    const [before, after] = [from, to].map((prices) => (sideOf(prices, side) * MILLIGRAMS_PER_DON) / 1000);
    if (before === undefined || after === undefined || before === after) return [];
    const range: CrossedRange =
      after > before
        ? { side, direction: 'up', lowest: Math.floor(before) + 1, highest: Math.floor(after) }
        : { side, direction: 'down', lowest: Math.ceil(after), highest: Math.ceil(before) - 1 };
    return range.lowest <= range.highest ? [range] : [];
  });
