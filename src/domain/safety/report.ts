import type { UserId } from '../ids.ts';
import type { Millis } from '../units.ts';

export interface BlockedPerson {
  readonly uid: UserId;
  readonly createdAt: Millis;
}

/** 사기 의심, 허위 정보, 금지 품목, 욕설·비방, 광고·도배, 기타. */
export const REPORT_REASONS = ['fraud', 'false_info', 'forbidden', 'abuse', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_DETAIL_MAX_CHARS = 1000;

/** What can be reported. */
export const REPORT_TARGET_TYPES = ['user', 'product', 'post', 'comment', 'message', 'review'] as const;

/** What is reported; a message is found in its chat, a comment below its post. */
export type ReportTarget =
  | { readonly type: 'user' | 'product' | 'post' | 'review'; readonly id: string }
  | { readonly type: 'comment' | 'message'; readonly id: string; readonly parentId: string };

export interface Report {
  readonly target: ReportTarget;
  readonly reason: ReportReason;
  readonly detail: string;
}
