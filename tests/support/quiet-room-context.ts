import type { RoomContextValue } from '#features/chat/room/room-context.ts';

/** What the messages of a room find around them, where nothing of it is looked at. */
export const quietRoomContext = (over: Partial<RoomContextValue> = {}): RoomContextValue => ({
  product: undefined,
  mayAnswer: true,
  isReplaced: () => false,
  proposeInstead: () => undefined,
  renderAgreed: () => null,
  reserveAt: () => undefined,
  openPhoto: () => undefined,
  beforeAnswer: (answer) => answer(),
  isLeftToMessage: () => false,
  ...over,
});
