import type { ExchangeStatus } from '../exchange/exchange.ts';
import type { ExchangeId, UserId } from '../ids.ts';
import type { Millis } from '../units.ts';

/** The most that a search shows: whoever searches for more looks around, and not for somebody. */
export const MOST_MEMBERS = 10;
export const MEMBER_WORDS_MAX_CHARS = 120;

/** What the desk has to know of a member to help, and no more: no phone number, no chats. */
export interface FoundMember {
  readonly uid: UserId;
  /** Whole where it was searched for, else `ab***@example.com`. */
  readonly email: string;
  readonly nickname: string;
  readonly isVerified: boolean;
  readonly isSuspended: boolean;
  readonly isAdmin: boolean;
  readonly joinedAt: Millis;
  readonly listings: number;
  readonly exchanges: readonly {
    readonly id: ExchangeId;
    readonly requestNo: string;
    readonly status: ExchangeStatus;
  }[];
}

/** A search for members: who of the desk, when, and how many it showed. The words themselves are not kept. */
export interface MemberSearch {
  readonly id: string;
  readonly byName: string;
  readonly at: Millis;
  readonly found: number;
}

/** Enough to tell two accounts apart, and not enough to write to. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${email.slice(0, Math.min(2, at - 1))}***${email.slice(at)}`;
}
