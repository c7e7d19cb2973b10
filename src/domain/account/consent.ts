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

/** Of these the text itself is agreed to, so that one that has changed is asked about anew. */
export const TERMS_KINDS = ['service', 'privacy'] as const;
export type TermsKind = (typeof TERMS_KINDS)[number];

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

/**
 * Which texts have changed since somebody agreed to them. Of whom nothing is kept nothing is known: they became
 * members before consents were kept, by a form that let nobody through without them.
 */
export const outdatedKinds = (
  said: Readonly<Record<TermsKind, Pick<Consent, 'version'> | null>>,
): readonly TermsKind[] =>
  TERMS_KINDS.filter((kind) => {
    const version = said[kind]?.version;
    return version !== undefined && version < CONSENT_VERSIONS[kind];
  });
