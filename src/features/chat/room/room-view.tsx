import { memo, useEffect, useMemo, type ReactNode } from 'react';
import type { ChatId, UserId } from '#domain/ids.ts';
import { assertNever } from '#domain/result.ts';
import { watchRoom } from '#session/running-sync.ts';
import { reloadPage } from '#ui/feedback/reload-page.ts';
import { OpenRoom, type OpenRoomProps } from './open-room.tsx';
import { RoomSkeleton } from './room-skeleton.tsx';
import { RoomUnavailable } from './room-unavailable.tsx';
import { useOpening } from './use-opening.ts';

export interface RoomViewProps extends Pick<
  OpenRoomProps,
  'renderReport' | 'renderDeal' | 'renderAgreed' | 'renderReserving'
> {
  readonly chatId: ChatId;
  /** 차단 and 신고 of the other side, in the room's menu. */
  readonly renderSafety: (other: UserId) => ReactNode;
  readonly renderProof: (chatId: ChatId) => ReactNode;
  /** What is known of the other side. */
  readonly renderStanding: (other: UserId) => ReactNode;
}

/** What is asked of the server as it opens ends in its own time, and mostly says nothing new. */
const SteadyRoom = memo(OpenRoom);

/** A room in whichever state it is. */
export function RoomView({ chatId, renderSafety, renderProof, renderStanding, ...slots }: RoomViewProps) {
  const opening = useOpening(chatId);
  const other = opening.kind === 'ready' ? opening.room.other : null;
  const actions = useMemo(
    () => ({
      safetyActions: other && renderSafety(other),
      proofAction: renderProof(chatId),
      standing: other && renderStanding(other),
    }),
    [chatId, other, renderSafety, renderProof, renderStanding],
  );
  useEffect(() => watchRoom(chatId), [chatId]);
  switch (opening.kind) {
    case 'loading':
      return <RoomSkeleton />;
    case 'ready': {
      const { kind: _ready, ...whole } = opening;
      return <SteadyRoom {...whole} {...actions} {...slots} />;
    }
    case 'denied':
    case 'not_here':
      return <RoomUnavailable reason={opening.kind} />;
    case 'unreachable':
      return <RoomUnavailable reason="unreachable" onRetry={opening.retry} />;
    case 'failed':
      return <RoomUnavailable reason="failed" onRetry={reloadPage} />;
    default:
      return assertNever(opening);
  }
}
