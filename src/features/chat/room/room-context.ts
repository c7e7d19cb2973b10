import { createContext, use, type ReactNode } from 'react';
import type { Message } from '#domain/chat/chat.ts';
import type { MessageId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import type { Won } from '#domain/units.ts';
import type { ShownPhoto } from '#ui/overlay/photo-viewer.tsx';
import type { RoomWarningView } from '../warning/use-room-warning.tsx';

/** What every message of a room may want to know of it. */
export interface RoomContextValue extends Pick<RoomWarningView, 'beforeAnswer' | 'isLeftToMessage'> {
  /** What it is about, as far as this device knows. */
  readonly product: Product | undefined;
  /** Whether anything can be said here. */
  readonly mayAnswer: boolean;
  /** Whether another appointment was agreed on in the place of this one. */
  readonly isReplaced: (appointment: MessageId) => boolean;
  /** Opens the sheet for another proposal in the place of this one. */
  readonly proposeInstead: (proposal: Message) => void;
  /** What comes of an offer that was accepted. */
  readonly renderAgreed: (price: Won) => ReactNode;
  /**
   * Asks the seller, who has just said yes, how it is to be carried out, where the server can be asked and
   * nothing stands in the way.
   */
  readonly reserveAt: (price: Won) => void;
  /** Opens a picture over the whole screen. */
  readonly openPhoto: (photo: ShownPhoto) => void;
}

export const RoomContext = createContext<RoomContextValue | null>(null);

export function useRoomContext(): RoomContextValue {
  const room = use(RoomContext);
  if (!room) throw new Error('a message stands outside of its room');
  return room;
}
