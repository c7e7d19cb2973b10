import { useState } from 'react';
import { formatWon } from '#domain/format/format-won.ts';
import { formatWeight } from '#domain/gold/weight.ts';
import type { MeetingDeal, MeetingSide } from '#domain/meeting/meeting.ts';
import { meetingText as text } from '#i18n/ko/meeting.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { Stack } from '#ui/layout/stack.tsx';

export interface AgreedTermsProps {
  readonly deal: MeetingDeal;
  readonly side: MeetingSide;
  readonly label: string;
  /** Gives what went wrong, in words. */
  readonly onAgreed: () => Promise<string | null>;
}

/** Weight and amount, each ticked for itself, and then one's word for both. */
export function AgreedTerms({ deal, side, label, onAgreed }: AgreedTermsProps) {
  const [weighed, setWeighed] = useState(false);
  const [paid, setPaid] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const amount = formatWon(deal.amount);
  const agree = async () => {
    setBusy(true);
    setProblem(
      await onAgreed().catch((error: unknown) => {
        console.error('nothing was signed', error);
        return text.notDone;
      }),
    );
    setBusy(false);
  };
  return (
    <Stack>
      <Checkbox
        label={text.weightChecked(formatWeight(deal.weight))}
        isChecked={weighed}
        onCheckedChange={setWeighed}
      />
      <Checkbox
        label={side === 'seller' ? text.amountTaken(amount) : text.amountGiven(amount)}
        isChecked={paid}
        onCheckedChange={setPaid}
      />
      <Notice>{text.termsHint}</Notice>
      {problem === null ? null : (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <Button
        isFullWidth
        disabled={!weighed || !paid}
        isLoading={isBusy}
        onClick={({ currentTarget }) => {
          focusBesideOnceGone(currentTarget);
          void agree();
        }}
      >
        {label}
      </Button>
    </Stack>
  );
}
