import type { Millis, Won } from '../units.ts';

/**
 * One day's prices of 24K gold per gram; `buy` is 살 때 (what a customer pays), `sell` is 팔 때 (what a customer
 * gets).
 */
export interface GoldPrice {
  /** `YYYY-MM-DD` in Asia/Seoul; also the document's id. */
  readonly date: string;
  readonly buyPerGram: Won;
  readonly sellPerGram: Won;
  readonly source: string;
  readonly updatedAt: Millis;
}
