import { useState } from 'react';
import { openedRoom, type OpenedRoom, type Room } from '#data/local/queries/room-queries.ts';
import type { ChatId } from '#domain/ids.ts';
import type { Order } from '#domain/order/order.ts';
import { keepingEqual } from '#session/keeping-equal.ts';
import { useConnection } from '#session/use-connection.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { keptRoom } from './room-ahead.ts';
import { useLookup } from './use-lookup.ts';

export type RoomState =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'ready' } & OpenedRoom)
  /** The server says that there is no such room for this person. */
  | { readonly kind: 'denied' }
  /** Not on this device, and nobody can be asked. */
  | { readonly kind: 'not_here' }
  | { readonly kind: 'unreachable'; readonly retry: () => void }
  /** This device's own database does not answer. */
  | { readonly kind: 'failed' };

/** A room from the disk; one that this device does not know is asked of the server, once it can be. */
export function useRoom(chatId: ChatId): RoomState {
  const db = useUserDatabase();
  // Each message reads all of it again, and most of it says the same.
  const [keep] = useState(() => ({ room: keepingEqual<Room>(), order: keepingEqual<Order | undefined>() }));
  const live = useLive(
    async () => {
      const opened = db ? await openedRoom(db, chatId) : null;
      return opened && { ...opened, room: keep.room(opened.room), order: keep.order(opened.order) };
    },
    [db, chatId],
    keptRoom,
  );
  const isUnknown = db !== null && live.kind === 'ready' && live.value === null;
  const isOffline = useConnection().kind === 'offline';
  const { answer, retry } = useLookup(chatId, isUnknown && !isOffline);

  if (live.kind === 'failed') return { kind: 'failed' };
  if (live.kind === 'ready' && live.value !== null) return { kind: 'ready', ...live.value };
  if (!isUnknown) return { kind: 'loading' };
  if (answer === 'missing' || answer === 'denied') return { kind: 'denied' };
  if (isOffline) return { kind: 'not_here' };
  return answer === 'unreachable' ? { kind: 'unreachable', retry } : { kind: 'loading' };
}
