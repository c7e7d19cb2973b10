import { millis, type Millis } from '../units.ts';
import { QUOTAS, type QuotaKind } from './quotas.ts';

/** How much somebody has used of a quota since its window began. */
export interface QuotaUse {
  readonly since: Millis;
  readonly used: number;
}

export type QuotaStep =
  /** A new window begins with this. */
  | { readonly kind: 'begins' }
  /** It goes on in the window that began then. */
  | { readonly kind: 'continues'; readonly since: Millis; readonly used: number }
  /** Nothing more of it before then. */
  | { readonly kind: 'full'; readonly until: Millis };

/**
 * What doing `added` more at `now` means, by the server's clock; `null` for who has never done any. None waits
 * longer than a window: a quota that was closed (`documents/quota.ts`) is asked again by then, since whoever
 * was suspended may have been restored.
 */
export function nextStep(kind: QuotaKind, use: QuotaUse | null, added: number, now: Millis): QuotaStep {
  const { most, windowMinutes } = QUOTAS[kind];
  const until = use && millis(Math.min(use.since, now) + windowMinutes * 60_000);
  if (!use || until === null || now >= until) return { kind: 'begins' };
  if (use.used + added > most) return { kind: 'full', until };
  return { kind: 'continues', ...use };
}
