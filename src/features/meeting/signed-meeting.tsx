import { useEffect, useState } from 'react';
import type { OwnMeeting } from '#data/local/queries/meeting-queries.ts';
import type { MeetingSide } from '#domain/meeting/meeting.ts';
import { meetingText as text } from '#i18n/ko/meeting.ts';
import { showReturn, type MeetingGround, type OnScreen } from '#services/meeting/seals.ts';
import { useConnection } from '#session/use-connection.ts';
import { unsignMeeting } from '#sync/commands/sign-meeting.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { CodeBoard } from './code-board.tsx';
import type { Meeting } from './meeting-view.ts';

export interface SignedMeetingProps {
  readonly view: Meeting;
  readonly own: OwnMeeting;
  readonly signed: { readonly step: number; readonly takenStep: number | null };
  readonly side: MeetingSide;
}

/** What both have signed: on its way, or why the server does not take it. */
export function SignedMeeting({ view, own, signed, side }: SignedMeetingProps) {
  const isOnline = useConnection().kind === 'online';
  const { step, takenStep } = signed;
  if (own.sending === 'refused') return <Refused view={view} own={own} />;
  return (
    <Stack>
      <Notice tone="ok" role="status" title={text.signed}>
        {isOnline ? text.signedSending : text.signedLater}
      </Notice>
      {side === 'buyer' && takenStep !== null ? (
        <Return ground={view.ground} step={step} takenStep={takenStep} />
      ) : null}
    </Stack>
  );
}

function Refused({ view, own }: Pick<SignedMeetingProps, 'view' | 'own'>) {
  const again = async () => {
    if (!(await unsignMeeting(view.db, view.order.id))) toasts.show({ title: text.inFlight, tone: 'error' });
  };
  return (
    <Stack>
      <Notice tone="error" role="alert" title={text.refused}>
        {own.refusal === null ? text.notDone : text.refusals[own.refusal]}
      </Notice>
      <Button
        isFullWidth
        onClick={({ currentTarget }) => {
          focusBesideOnceGone(currentTarget);
          again().catch((error: unknown) => {
            console.error('a meeting was not taken back', error);
            toasts.show({ title: text.notDone, tone: 'error' });
          });
        }}
      >
        {text.again}
      </Button>
    </Stack>
  );
}

interface ReturnProps {
  readonly ground: MeetingGround;
  readonly step: number;
  readonly takenStep: number;
}

/** For the seller's phone, so that it has the receipt too. */
function Return({ ground, step, takenStep }: ReturnProps) {
  const [screen, setScreen] = useState<OnScreen | null>(null);
  useEffect(() => {
    let isWanted = true;
    showReturn(ground, { step, takenStep }).then(
      (made) => (isWanted ? setScreen(made) : undefined),
      (error: unknown) => console.error('no code was made', error),
    );
    return () => {
      isWanted = false;
    };
  }, [ground, step, takenStep]);
  if (screen === null) return null;
  return (
    <Stack>
      <p>{text.returnLead}</p>
      <CodeBoard {...screen} />
    </Stack>
  );
}
