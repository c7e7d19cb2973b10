import { createContext, use } from 'react';

/** What every message of a room may want to know of it. */
export interface RoomContextValue {
  readonly productTitle: string | null;
  /** Opens a picture over the whole screen. */
  readonly openPhoto: (photo: ShownPhoto) => void;
}

export type ShownPhoto =
  | { readonly kind: 'url'; readonly url: string; readonly alt: string }
  /** It has not left this device. */
  | { readonly kind: 'blob'; readonly blob: Blob; readonly alt: string };

export const RoomContext = createContext<RoomContextValue | null>(null);

export function useRoomContext(): RoomContextValue {
  const room = use(RoomContext);
  if (!room) throw new Error('a message stands outside of its room');
  return room;
}
