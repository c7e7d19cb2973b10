import { useEffect, useState } from 'react';
import { endOf, stepOf } from '#domain/meeting/meeting.ts';
import { millis, type Millis } from '#domain/units.ts';
import { meetingText as text } from '#i18n/ko/meeting.ts';
import { showSeller, takeReturn, takeTypedReturn, type OnScreen } from '#services/meeting/seals.ts';
import { showMeeting } from '#sync/commands/sign-meeting.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { AgreedTerms } from './agreed-terms.tsx';
import { CodeBoard } from './code-board.tsx';
import { CodeTaker, type TakenCode } from './code-taker.tsx';
import styles from './meeting.module.css';
import { keepReceipt, type Meeting } from './meeting-view.ts';

interface Showing extends OnScreen {
  readonly endsAt: Millis;
}

/** The seller says what is handed over, shows it, and takes the buyer's word for it. */
export function SellerSteps(meeting: Meeting) {
  const { db, order, ground, shown } = meeting;
  const [showing, setShowing] = useState<Showing | null>(null);
  const [isTaking, setTaking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const show = async (): Promise<string | null> => {
    const step = stepOf(realEnvironment.now());
    const noted = await showMeeting(db, order.id, step, realEnvironment);
    if (!noted.ok) return text.notStored;
    setShowing({ ...(await showSeller(ground, step)), endsAt: endOf(step) });
    return null;
  };
  const take = async ({ by, text: code }: TakenCode): Promise<string | null> => {
    const taken = await (by === 'camera' ? takeReturn : takeTypedReturn)(
      ground,
      code,
      shown,
      realEnvironment.now(),
    );
    return taken.ok ? keepReceipt(meeting, taken.value) : text.wrong[taken.code];
  };
  if (isTaking) {
    return (
      <Stack>
        <Notice>{text.takeReturnLead}</Notice>
        <CodeTaker label={text.typed.seller} onTaken={take} />
        <Button
          variant="ghost"
          onClick={({ currentTarget }) => {
            focusBesideOnceGone(currentTarget);
            setTaking(false);
          }}
        >
          {text.showAgain}
        </Button>
      </Stack>
    );
  }
  const showAgain = () => {
    show().then(setProblem, (error: unknown) => {
      console.error('no code was made', error);
      setProblem(text.notDone);
    });
  };
  return (
    <Stack>
      {showing === null ? (
        <AgreedTerms deal={ground.deal} side="seller" label={text.show} onAgreed={show} />
      ) : (
        <Shown showing={showing} onAgain={showAgain} />
      )}
      {problem === null ? null : (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      {shown.length > 0 ? (
        <Button
          variant="secondary"
          isFullWidth
          onClick={({ currentTarget }) => {
            focusBesideOnceGone(currentTarget);
            setTaking(true);
          }}
        >
          {text.takeReturn}
        </Button>
      ) : null}
    </Stack>
  );
}

function Shown({ showing, onAgain }: { readonly showing: Showing; readonly onAgain: () => void }) {
  const left = useSecondsTo(showing.endsAt);
  if (left <= 0) {
    return (
      <Stack>
        <Notice role="status">{text.ranOut}</Notice>
        <Button
          isFullWidth
          onClick={({ currentTarget }) => {
            focusBesideOnceGone(currentTarget);
            onAgain();
          }}
        >
          {text.showAgain}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack>
      <p>{text.shownTitle}</p>
      <CodeBoard text={showing.text} digits={showing.digits} />
      <p className={styles.hint}>{text.leftFor(left)}</p>
    </Stack>
  );
}

/** Seconds until then, counted down. */
function useSecondsTo(at: Millis): number {
  const [now, setNow] = useState(() => millis(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setNow(millis(Date.now())), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.ceil((at - now) / 1_000);
}
