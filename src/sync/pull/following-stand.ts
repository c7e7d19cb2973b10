/**
 * How a list is followed just now.
 *
 *   opened ──had all of it lately──▶ BEHIND A PLACE, which moves with each answer
 *     │                                │   ▲
 *     │         cut, or not just what  │   │ the rest is here: once in a visit
 *     │         the server has         ▼   │
 *     └──────────────────────────▶ FROM THE START: a place at its newest row
 *                                     ├─ all in one page: the place moves with each answer
 *                                     └─ a full page: the place stands, and the rest is read
 */
export type FollowingStand =
  /** Behind a place: it is yet to be asked whether the server still has just what this device has. */
  | 'behind_unasked'
  | 'behind'
  /** From the start: nothing stands behind the page, as far as its answers have said. */
  | 'start'
  /** Something does that this device has yet to read: with the next answer, where it could not. */
  | 'rest_missing'
  | 'rest_reading'
  | 'rest_here';

export type FollowingEvent =
  | 'asked'
  /** Something may be missing between the place and an answer. */
  | 'hole_found'
  /** The newest of a list that is longer than a page is on this device. */
  | 'full_page'
  | 'rest_begun'
  | 'rest_failed'
  /** All of the list is on this device. */
  | 'rest_read'
  /**
   * The same once more in a visit, which has been behind a place before: where one minute has changed more than
   * a page holds, each answer there is cut.
   */
  | 'rest_read_again';

const NEXT: Readonly<Record<FollowingStand, Partial<Record<FollowingEvent, FollowingStand>>>> = {
  behind_unasked: { asked: 'behind', hole_found: 'start' },
  behind: { hole_found: 'start' },
  start: { full_page: 'rest_missing' },
  rest_missing: { rest_begun: 'rest_reading' },
  rest_reading: { rest_failed: 'rest_missing', rest_read: 'behind', rest_read_again: 'rest_here' },
  rest_here: {},
};

/** What is not named here changes nothing. */
export const standAfter = (stand: FollowingStand, event: FollowingEvent): FollowingStand =>
  NEXT[stand][event] ?? stand;

/** Only what has changed since a place is listened to. */
export const isBehind = (stand: FollowingStand): boolean => stand.startsWith('behind');
