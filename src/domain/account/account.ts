import type { UserId } from '../ids.ts';
import type { QuietHours } from '../notification/quiet-hours.ts';
import type { Millis } from '../units.ts';
import type { Standing } from './standing.ts';

/** A provider's name is as long as it is, and stays so until its owner chooses another. */
export const STORED_NICKNAME_MAX_CHARS = 40;

/** What a person may change of their own account. */
export interface OwnAccount {
  readonly nickname: string;
  readonly phone: string;
  readonly photoUrl: string | null;
  /** When nothing is to be pushed; null for never. */
  readonly quietHours: QuietHours | null;
}

export const RATINGS = ['bad', 'good', 'best'] as const;
export type Rating = (typeof RATINGS)[number];

/** Public, written by the server (`profiles/{uid}`). */
export interface Profile {
  readonly uid: UserId;
  readonly nickname: string;
  readonly photoUrl: string | null;
  readonly joinedAt: Millis;
  readonly reviewCount: number;
  readonly ratings: Readonly<Record<Rating, number>>;
  readonly dealCount: number;
  /** Unknown for who was published before it was kept, and in a copy that an older app has made. */
  readonly standing?: Standing | null;
}

/** Who is at the screen, as far as this device knows. */
export type Session =
  | { readonly kind: 'loading' }
  | { readonly kind: 'signed_out' }
  | {
      readonly kind: 'signed_in';
      readonly uid: UserId;
      readonly email: string;
      readonly displayName: string;
      readonly isEmailVerified: boolean;
      readonly isAdmin: boolean;
    };
