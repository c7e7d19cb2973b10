import type { MessageId, UserId } from '../ids.ts';
import { err, ok, type Result } from '../result.ts';
import { DAY_MS } from '../time/seoul.ts';
import type { Millis } from '../units.ts';

/** Who of the two has told, of an appointment, that the other did not come; by the appointment's message. */
export type NoShows = Readonly<Record<string, readonly UserId[]>>;

/** Who is late has so long to come. */
export const NO_SHOW_AFTER_MS = 20 * 60_000;
/** After so long nobody begins to tell of it any more; the other side may always answer. */
export const NO_SHOW_UNTIL_MS = 14 * DAY_MS;
/** Of one conversation; whoever makes more appointments that come to nothing has told enough. */
export const MAX_NO_SHOWS = 20;

export type NoShowRefusal = 'too_early' | 'too_late' | 'too_many';

/** Who has told of one appointment; its message is named by whoever proposes it, `constructor` if they like. */
export const tellersOf = (noShows: NoShows, appointment: MessageId): readonly UserId[] =>
  (Object.hasOwn(noShows, appointment) ? noShows[appointment] : undefined) ?? [];

/** How what was told of one appointment stands for one of the two. */
export type NoShowState = 'untold' | 'told_by_me' | 'told_of_me' | 'disputed';

export function noShowState(tellers: readonly UserId[] | undefined, me: UserId): NoShowState {
  const [told = [], isMine] = [tellers, tellers?.includes(me) === true];
  if (told.length === 0) return 'untold';
  if (!isMine) return 'told_of_me';
  return told.length === 1 ? 'told_by_me' : 'disputed';
}

/** Whether it may be told now; `null` where it may. */
export function noShowHindrance(
  at: Millis,
  now: Millis,
  tellers: readonly UserId[] | undefined,
): Exclude<NoShowRefusal, 'too_many'> | null {
  if (now < at + NO_SHOW_AFTER_MS) return 'too_early';
  if (now > at + NO_SHOW_UNTIL_MS && (tellers?.length ?? 0) === 0) return 'too_late';
  return null;
}

/** What has been told after `me` has told it too: once each, and for good. */
export function toldAlso(
  noShows: NoShows,
  appointment: MessageId,
  at: Millis,
  { me, now }: { readonly me: UserId; readonly now: Millis },
): Result<NoShows, NoShowRefusal> {
  const tellers = tellersOf(noShows, appointment);
  if (tellers.includes(me)) return ok(noShows);
  const hindrance = noShowHindrance(at, now, tellers);
  if (hindrance !== null) return err(hindrance);
  if (tellers.length === 0 && Object.keys(noShows).length >= MAX_NO_SHOWS) return err('too_many');
  return ok({ ...noShows, [appointment]: [...tellers, me] });
}
