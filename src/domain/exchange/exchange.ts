import type { ExchangeId, StoreId, UserId } from '../ids.ts';
import type { Purity } from '../product/product.ts';
import type { Micros, Millis, Milligrams, Won } from '../units.ts';

export const EXCHANGE_STATUSES = [
  'requested',
  'scheduled',
  'in_progress',
  'completed',
  'cancelled',
  'rejected',
] as const;
export type ExchangeStatus = (typeof EXCHANGE_STATUSES)[number];

/** What the customer brings: the weight is the customer's own reading until it is measured. */
export interface ExchangeItem {
  readonly purity: Purity;
  /** Of one piece; `count` pieces of it. */
  readonly weight: Milligrams;
  readonly count: number;
  readonly note: string;
}

/** What the customer wants to take home: bars of one size. */
export interface TargetBar {
  readonly weight: Milligrams;
  readonly count: number;
}

export interface ExchangeEstimate {
  readonly fineGold: Milligrams;
  /** `null` where the fee table has no rule (shown as 문의). */
  readonly fee: Won | null;
  /** Date of the gold price, `YYYY-MM-DD`, or `null` when there was none. */
  readonly priceDate: string | null;
}

export interface GoldExchange {
  readonly id: ExchangeId;
  readonly userId: UserId;
  readonly viewed: boolean;
  readonly status: ExchangeStatus;
  readonly requestNo: string;
  readonly items: readonly ExchangeItem[];
  readonly targetBars: readonly TargetBar[];
  readonly storeId: StoreId;
  readonly preferredSlots: readonly Millis[];
  readonly contactPhone: string;
  readonly estimate: ExchangeEstimate;
  readonly scheduledAt: Millis | null;
  /** When the desk looked at the customer's ID; the ID itself is never kept. */
  readonly idCheckedAt: Millis | null;
  readonly assignedAdminId: UserId | null;
  readonly measured: readonly ExchangeItem[] | null;
  readonly final: { readonly fineGold: Milligrams; readonly fee: Won } | null;
  readonly reason: string | null;
  readonly receiptNo: string | null;
  /** Every state it has been in, oldest first; the log itself, with reasons and names, is the server's. */
  readonly history: readonly ExchangeStep[];
  readonly version: number;
  readonly createdAt: Millis;
  readonly updatedAt: Micros;
  /** Likewise, or when its owner has looked at it. */
  readonly touchedAt?: Millis;
}

export interface ExchangeStep {
  readonly to: ExchangeStatus;
  readonly at: Millis;
}

/** As much of an exchange as decides what may happen to it. */
export type ExchangeStanding = Pick<
  GoldExchange,
  'userId' | 'status' | 'version' | 'scheduledAt' | 'storeId'
>;
