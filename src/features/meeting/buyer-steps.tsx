import { useState } from 'react';
import { freshness } from '#domain/meeting/meeting.ts';
import { meetingText as text } from '#i18n/ko/meeting.ts';
import { buyersReceipt, takeUp, takeUpTyped, type TakenUp } from '#services/meeting/seals.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { AgreedTerms } from './agreed-terms.tsx';
import { CodeTaker, type TakenCode } from './code-taker.tsx';
import { keepReceipt, type Meeting } from './meeting-view.ts';

/** The buyer takes up what the seller's phone shows, sees that it is theirs, and signs. */
export function BuyerSteps(meeting: Meeting) {
  const { ground } = meeting;
  const [taken, setTaken] = useState<TakenUp | null>(null);
  const [isLate, setLate] = useState(false);
  const take = async ({ by, text: code }: TakenCode): Promise<string | null> => {
    const seen = await (by === 'camera' ? takeUp : takeUpTyped)(ground, code, realEnvironment.now());
    if (!seen.ok) return text.wrong[seen.code];
    setTaken(seen.value);
    setLate(false);
    return null;
  };
  const sign = async (code: TakenUp): Promise<string | null> => {
    if (freshness(code.takenStep, realEnvironment.now()) === 'fresh') {
      return keepReceipt(meeting, await buyersReceipt(ground, code));
    }
    setTaken(null);
    setLate(true);
    return null;
  };
  if (taken === null) {
    return (
      <Stack>
        {isLate ? (
          <Notice tone="error" role="alert">
            {text.signExpired}
          </Notice>
        ) : null}
        <p>{text.takeLead}</p>
        <CodeTaker label={text.typed.buyer} onTaken={take} />
      </Stack>
    );
  }
  return (
    <Stack>
      <Notice tone="ok" role="status">
        {text.matched}
      </Notice>
      <AgreedTerms deal={ground.deal} side="buyer" label={text.sign} onAgreed={() => sign(taken)} />
    </Stack>
  );
}
