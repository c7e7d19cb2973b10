import type { Won } from '../units.ts';
import { won } from '../units.ts';

/** From here on a deal counts as a big one. */
export const BIG_DEAL: Won = won(1_000_000);

/** How soon somebody who sells answers who asks, as a rule. */
export const ANSWER_TIMES = ['ten_minutes', 'hour', 'day', 'longer'] as const;
export type AnswerTime = (typeof ANSWER_TIMES)[number];

/** What is known of a person beside their deals and reviews, all of it found out by the server. */
export interface Standing {
  readonly isEmailVerified: boolean;
  /** Completed deals of {@link BIG_DEAL} or more, on either side. */
  readonly bigDealCount: number;
  /** Appointments of the last year to which, as the other side has told, they did not come; both sides told. */
  readonly noShowCount: number;
  /** Those of which each has told that the other did not come; not among `noShowCount`. */
  readonly disputedNoShowCount: number;
  /** `null` where too few have asked yet. */
  readonly answerTime: AnswerTime | null;
}

export const NO_STANDING_YET: Standing = {
  isEmailVerified: false,
  bigDealCount: 0,
  noShowCount: 0,
  disputedNoShowCount: 0,
  answerTime: null,
};
