import type { RoomSummary } from '#data/local/queries/room-queries.ts';

/**
 * Makes what gives, of rooms that were read again, the former object for each that is as it was: one message
 * reads all of them anew, and only its own row is to be drawn again.
 */
export function keepingRows(): (rooms: readonly RoomSummary[]) => readonly RoomSummary[] {
  let former = new Map<string, { readonly room: RoomSummary; readonly words: string }>();
  return (rooms) => {
    const kept = rooms.map((room) => {
      const known = former.get(room.id);
      const words = JSON.stringify(room);
      return known?.words === words ? known : { room, words };
    });
    former = new Map(kept.map((each) => [each.room.id, each]));
    return kept.map(({ room }) => room);
  };
}
