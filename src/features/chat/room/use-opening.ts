import { useState } from 'react';
import type { OpenedRoom, Room } from '#data/local/queries/room-queries.ts';
import { usePatience } from '#device/use-patience.ts';
import type { Profile } from '#domain/account/account.ts';
import type { ChatId } from '#domain/ids.ts';
import type { Product } from '#domain/product/product.ts';
import { useConnection } from '#session/use-connection.ts';
import { usePulled } from '#session/use-pulled.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { useParties } from '../use-parties.ts';
import { useConversation, type ConversationView } from './use-conversation.ts';
import { DEAL_LISTS, keptParties, subjectOf } from './room-ahead.ts';
import { useRoom, type RoomState } from './use-room.ts';

/** A room with all that is drawn with it. */
export interface WholeRoom extends OpenedRoom {
  readonly conversation: ConversationView;
  readonly product: Product | undefined;
  readonly profile: Profile | undefined;
}

export type Opening = Exclude<RoomState, { kind: 'ready' }> | ({ readonly kind: 'ready' } & WholeRoom);

/** A server that does not answer must not keep somebody from writing. */
const PATIENCE_MS = 8_000;

/**
 * A room on its way to the screen. The head, the strip and the box are as high as what they say, and the
 * words between them would be pushed about: nothing is drawn before all of it is known. All of it is read
 * from the disk at once, by what the room's address tells, and not one after the other.
 */
export function useOpening(chatId: ChatId): Opening {
  const state = useRoom(chatId);
  const uid = useUserDatabase()?.uid;
  const room = state.kind === 'ready' ? state.room : null;
  const subject = room ?? subjectOf(chatId, uid);
  const { products, profiles, isLoading, isAsking } = useParties(
    subject ? [subject.productId] : [],
    subject ? [subject.other] : [],
    { mayAsk: room !== null, kept: keptParties },
  );
  const conversation = useConversation({ id: chatId, isOnServer: room?.isOnServer ?? true });
  const isOnline = useConnection().kind === 'online';
  const isDealPulled = usePulled(...DEAL_LISTS) !== 'loading';
  const isPatient = usePatience(chatId, PATIENCE_MS);
  const [drawn, setDrawn] = useState<ChatId | null>(null);
  if (state.kind !== 'ready') return state;

  const product = products.get(state.room.productId);
  const isComing =
    isPatient &&
    isOnline &&
    ((!isDealPulled && state.order === undefined) ||
      (isAsking && product === undefined) ||
      areWordsComing(conversation, state.room));
  const isReading = isLoading || (conversation.messages === null && !conversation.hasFailed);
  // What is heard of the server later takes nothing from whoever writes in it already.
  if (isReading || (isComing && drawn !== chatId)) return { kind: 'loading' };
  if (drawn !== chatId) setDrawn(chatId);
  return { ...state, conversation, product, profile: profiles.get(state.room.other) };
}

/** A room that the server has holds at least its first word. */
const areWordsComing = ({ messages }: ConversationView, { isOnServer }: Room): boolean =>
  messages?.length === 0 && isOnServer;
