import { useEffect, useState, type ReactNode } from 'react';
import { ownMeeting, type OwnMeeting } from '#data/local/queries/meeting-queries.ts';
import type { OrderId } from '#domain/ids.ts';
import { dealOf, sideOf } from '#domain/meeting/meeting.ts';
import { commonText } from '#i18n/ko/common.ts';
import { meetingText as text } from '#i18n/ko/meeting.ts';
import { fetchMeetingKeys } from '#services/meeting/fetch-meeting-keys.ts';
import { useConnection } from '#session/use-connection.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase, type OwnDatabase } from '#session/use-user-database.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { BuyerSteps } from './buyer-steps.tsx';
import type { Meeting } from './meeting-view.ts';
import { OtherPerson } from './other-person.tsx';
import { SellerSteps } from './seller-steps.tsx';
import { SignedMeeting } from './signed-meeting.tsx';

export interface MeetingSheetProps {
  readonly orderId: OrderId;
  readonly onClose: () => void;
}

/** 만남 확인: whom one really deals with, what changes hands, and both sides' word for it. */
export function MeetingSheet({ orderId, onClose }: MeetingSheetProps) {
  const db = useUserDatabase();
  const live = useLive(async () => (db ? ownMeeting(db, orderId) : null), [db, orderId]);
  return (
    <Sheet isOpen onClose={onClose} title={text.title} closeLabel={commonText.close}>
      {live.kind === 'ready' && db ? (
        <Known db={db} own={live.value} />
      ) : (
        <LiveState
          kind={live.kind === 'failed' ? 'failed' : 'loading'}
          words={commonText}
          failed={text.failed}
          isCompact
        />
      )}
    </Sheet>
  );
}

function Known({ db, own }: { readonly db: OwnDatabase; readonly own: OwnMeeting | null }) {
  if (own === null) return <Notice>{text.missing}</Notice>;
  const { order, meeting } = own;
  const deal = dealOf(order);
  const side = sideOf(deal, db.uid);
  const person = (
    <OtherPerson
      uid={side === 'seller' ? order.buyerId : order.sellerId}
      role={side === 'seller' ? 'buyer' : 'seller'}
      order={order}
    />
  );
  const frame = (body: ReactNode) => (
    <Stack>
      {person}
      {body}
    </Stack>
  );
  if (order.status === 'completed') {
    return frame(
      <Notice tone="ok" role="status">
        {text.completed}
      </Notice>,
    );
  }
  if (meeting === null) {
    return frame(order.status === 'cancelled' ? <Notice>{text.over}</Notice> : <NoKeys db={db} own={own} />);
  }
  const view: Meeting = {
    db,
    order,
    shown: meeting.shown,
    ground: { deal, keys: meeting.keys, me: db.uid },
  };
  if (meeting.signed !== null) {
    return frame(<SignedMeeting view={view} own={own} signed={meeting.signed} side={side} />);
  }
  if (order.status === 'cancelled') return frame(<Notice>{text.over}</Notice>);
  return frame(side === 'seller' ? <SellerSteps {...view} /> : <BuyerSteps {...view} />);
}

/** Without secrets nobody is known; they come with the first network after the reservation. */
function NoKeys({ db, own }: { readonly db: OwnDatabase; readonly own: OwnMeeting }) {
  const isOffline = useConnection().kind === 'offline';
  const [attempt, setAttempt] = useState(0);
  const [failedAt, setFailedAt] = useState<number | null>(null);
  const { id, status } = own.order;
  useEffect(() => {
    if (isOffline) return;
    fetchMeetingKeys(db, { id, status }).catch((error: unknown) => {
      console.warn('no keys of a meeting', error);
      setFailedAt(attempt);
    });
  }, [db, id, status, isOffline, attempt]);
  if (isOffline) return <Notice role="status">{text.noKeys}</Notice>;
  if (failedAt !== attempt) return <p role="status">{text.preparing}</p>;
  return (
    <Stack gap={8}>
      <Notice tone="error" role="alert">
        {text.keysFailed}
      </Notice>
      <Button
        variant="secondary"
        onClick={({ currentTarget }) => {
          focusBesideOnceGone(currentTarget);
          setAttempt(attempt + 1);
        }}
      >
        {commonText.retry}
      </Button>
    </Stack>
  );
}
