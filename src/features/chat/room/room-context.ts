import { createContext, use } from 'react';
import type { ShownPhoto } from '#ui/overlay/photo-viewer.tsx';

/** What every message of a room may want to know of it. */
export interface RoomContextValue {
  readonly productTitle: string | null;
  /** Opens a picture over the whole screen. */
  readonly openPhoto: (photo: ShownPhoto) => void;
}

export const RoomContext = createContext<RoomContextValue | null>(null);

export function useRoomContext(): RoomContextValue {
  const room = use(RoomContext);
  if (!room) throw new Error('a message stands outside of its room');
  return room;
}
