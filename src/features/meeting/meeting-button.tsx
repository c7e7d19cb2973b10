import { lazy, Suspense, useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import { meetingText as text } from '#i18n/ko/meeting.ts';
import { Button } from '#ui/action/button.tsx';

const MeetingSheet = lazy(async () => ({ default: (await import('./meeting-sheet.tsx')).MeetingSheet }));

/** 만남 확인 of an open order; among the orders its sheet stays when the deal is done before its eyes. */
export function MeetingButton({ order }: { readonly order: Order | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const isDue = order?.status === 'reserved' || order?.status === 'handed';
  if (order === undefined || (!isDue && !isOpen)) return null;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {text.action}
      </Button>
      {isOpen ? (
        <Suspense>
          <MeetingSheet orderId={order.id} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
