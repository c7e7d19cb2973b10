import type { QuotaKind } from '#domain/quota/quotas.ts';
import type { QuotaUse } from '#domain/quota/quota-window.ts';
import type { UserId } from '#domain/ids.ts';
import type { Millis } from '#domain/units.ts';
import { defineDocument } from './kernel/document.ts';
import { natural, text } from './kernel/kinds.ts';
import { time, writtenAlways, writtenOnce } from './kernel/times.ts';

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

export const quotaPath = (uid: UserId, kind: QuotaKind): string => `quotas/${uid}/kinds/${kind}`;

/** How much of it has been used; `null` where nothing has. */
export const parseQuotaUse = (data: unknown): (QuotaUse & { readonly of: string }) | null =>
  quotaDocument.readSome(data, ['since', 'used', 'of']);
