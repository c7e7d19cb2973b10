import { seoulClock } from '../time/seoul.ts';
import type { Millis } from '../units.ts';

/** What a person agrees to, each by itself; all but the last are needed to become a member. */
export const CONSENT_KINDS = ['service', 'privacy', 'age', 'news'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** The text that stands now for each, by the day from which it holds; another text is another consent. */
export const CONSENT_VERSIONS: Readonly<Record<ConsentKind, string>> = {
  service: '2025-01-01',
  privacy: '2026-12-01',
  age: '2025-01-01',
  news: '2025-01-01',
};

/** What somebody has said about one of them, and of which text. */
export interface Consent {
  readonly isGiven: boolean;
  readonly version: string;
  /** The server's time. */
  readonly at: Millis;
}

/**
 * In minutes after midnight in Seoul: at night advertising would want a consent of its own, which nobody is
 * asked for.
 */
const NIGHT_FROM = 21 * 60;
const NIGHT_TO = 8 * 60;

/**
 * Whether what advertises may be sent to somebody at `now` who has said this about news; `null` for nothing.
 */
export function mayAdvertise(news: Pick<Consent, 'isGiven'> | null, now: Millis): boolean {
  if (news === null || !news.isGiven) return false;
  const { minuteOfDay } = seoulClock(now);
  return minuteOfDay >= NIGHT_TO && minuteOfDay < NIGHT_FROM;
}
