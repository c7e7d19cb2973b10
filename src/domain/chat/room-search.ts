import { matchesQuery, namesKeyOf, queryOf, type SearchKey } from '../search/search-key.ts';

/** What a conversation is found by; `null` for a name that this device does not know. */
export interface RoomWords {
  readonly nickname: string | null;
  readonly title: string | null;
  /** Its second line in the list: what was said last, and what was begun. */
  readonly lines: readonly string[];
}

/** The names anywhere and by initials, the second line by the beginnings of its words. */
export const roomKeyOf = ({ nickname, title, lines }: RoomWords): SearchKey =>
  namesKeyOf([nickname ?? '', title ?? ''], lines.join(' '));

/** Those of `rooms` that a term finds, in their order; a term without a word finds all of them. */
export function roomsFound<Room>(
  rooms: readonly Room[],
  term: string,
  keyOf: (room: Room) => SearchKey,
): readonly Room[] {
  const wanted = queryOf(term);
  return wanted.words.length === 0 ? rooms : rooms.filter((room) => matchesQuery(keyOf(room), wanted));
}
