import type { StoreId, UserId } from '../ids.ts';
import type { ExchangeNotice } from '../notification/notification.ts';
import type { Millis } from '../units.ts';
import type { ExchangeItem, ExchangeStatus, GoldExchange } from './exchange.ts';

/** `version` is the one that whoever acts has seen: two admins at once cannot both win. */
export type ExchangeEvent = { readonly version: number } & (
  | { readonly kind: 'schedule'; readonly scheduledAt: Millis; readonly storeId: StoreId }
  | { readonly kind: 'reject'; readonly reason: string }
  /** A reason is needed once a visit has been agreed on. */
  | { readonly kind: 'cancel'; readonly reason: string }
  | { readonly kind: 'start'; readonly idCheckedAt: Millis; readonly measured: readonly ExchangeItem[] }
  | {
      readonly kind: 'complete';
      readonly final: NonNullable<GoldExchange['final']>;
      readonly receiptNo: string;
    }
);
export type ExchangeEventKind = ExchangeEvent['kind'];

/**
 * In the order of the buttons; one that is missing here is no event for the declarations of the call either.
 */
export const EXCHANGE_EVENT_KINDS = [
  'schedule',
  'start',
  'complete',
  'reject',
  'cancel',
] as const satisfies readonly ExchangeEventKind[];
export const EXCHANGE_ROLES = ['owner', 'admin'] as const;

export interface ExchangeActor {
  readonly uid: UserId;
  readonly isAdmin: boolean;
}

export const EXCHANGE_REFUSALS = [
  /** Neither the owner nor an admin, or an owner who asks for what only the desk may do. */
  'denied',
  /** Somebody was faster: read it again. */
  'stale',
  /** Not from this state. */
  'impossible',
  /** The owner, less than two hours before the visit. */
  'too_late',
  /** None given where one is needed, or longer than 300 characters. */
  'reason_required',
  /** In the past, or the visit as it already stands. */
  'time_invalid',
  'id_check_required',
  'measured_invalid',
  'final_invalid',
  'receipt_required',
] as const;
export type ExchangeRefusal = (typeof EXCHANGE_REFUSALS)[number];

/** Fields that an event may write, beside status and version. */
export type Changeable =
  | 'viewed'
  | 'scheduledAt'
  | 'storeId'
  | 'reason'
  | 'idCheckedAt'
  | 'measured'
  | 'final'
  | 'receiptNo'
  | 'assignedAdminId';

export interface ExchangeChange {
  /** What to write over the exchange; `updatedAt` is the server's to set. */
  readonly patch: Pick<GoldExchange, 'status' | 'version'> & Partial<Pick<GoldExchange, Changeable>>;
  /** To the owner, or `null` for what the owner did. */
  readonly notification: ExchangeNotice | null;
  /** To append to the log. */
  readonly entry: {
    readonly kind: ExchangeEventKind;
    readonly from: ExchangeStatus;
    readonly to: ExchangeStatus;
    readonly by: UserId;
    readonly role: (typeof EXCHANGE_ROLES)[number];
    readonly at: Millis;
    readonly reason: string;
  };
}

/** One line of the log; the first says that it was asked for. */
export type ExchangeLogEntry = Omit<ExchangeChange['entry'], 'kind' | 'from'> & {
  /** The exchange's version that this made. */
  readonly version: number;
  readonly kind: ExchangeEventKind | 'request';
  readonly from: ExchangeStatus | null;
};
