import type { Won } from '#domain/units.ts';

/**
 * Places on the scale, each 0–1 of its length: where `fair` begins and ends, and where the asking price
 * stands.
 */
export interface ValueGauge {
  readonly fairFrom: number;
  readonly fairTo: number;
  readonly price: number;
}

/** How much of the scale lies outside the fair range, on either side. */
const MARGIN = 0.25;

/** The asking price between 90 % of the gold in a thing and the same gold at the 살 때 price. */
export function valueGaugeOf(price: Won, low: number, high: number): ValueGauge {
  const width = Math.max(high - low, 1) / (1 - 2 * MARGIN);
  const place = MARGIN + (price - low) / width;
  return { fairFrom: MARGIN, fairTo: 1 - MARGIN, price: Math.min(Math.max(place, 0.02), 0.98) };
}
