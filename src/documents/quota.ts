import type { QuotaKind } from '#domain/quota/quotas.ts';
import type { QuotaUse } from '#domain/quota/quota-window.ts';
import type { UserId } from '#domain/ids.ts';
import { millis, type Millis } from '#domain/units.ts';
import { defineDocument } from './kernel/document.ts';
import { natural, text } from './kernel/kinds.ts';
import { MAX_MOMENT, time, writtenAlways, writtenOnce } from './kernel/times.ts';

/** The path of an upload is the longest thing that is counted. */
const OF_MAX_CHARS = 1000;

interface QuotaFields extends QuotaUse {
  /** How many of them the last commit brought. */
  readonly added: number;
  /** What that was, so that one count serves one thing. */
  readonly of: string;
  /** When: the rules take nothing whose count is not of its own commit. */
  readonly at: Millis;
}

/** `quotas/{uid}/kinds/{kind}`: how much of a quota somebody has used. */
export const quotaDocument = defineDocument<QuotaFields>({
  path: 'quotas/{uid}/kinds/{kind}',
  fields: {
    since: writtenOnce(time),
    used: natural,
    added: natural,
    of: text(1, OF_MAX_CHARS),
    at: writtenAlways(time),
  },
  server: [],
  edits: {},
});

/** What the rules ask nothing but the quota of, of whoever writes it: a message has no look-up to spare. */
export const CLOSED_QUOTAS = ['messages', 'chats'] as const satisfies readonly QuotaKind[];

/** Of somebody who has left: used up, for as long as any clock goes. */
export const closedQuota = (now: Millis): QuotaFields => ({
  since: millis(MAX_MOMENT),
  used: Number.MAX_SAFE_INTEGER,
  added: 1,
  of: 'closed',
  at: now,
});

export const quotaPath = (uid: UserId, kind: QuotaKind): string => `quotas/${uid}/kinds/${kind}`;

/** How much of it has been used; `null` where nothing has. */
export const parseQuotaUse = (data: unknown): (QuotaUse & { readonly of: string }) | null =>
  quotaDocument.readSome(data, ['since', 'used', 'of']);
