import { createFileRoute, Link } from '@tanstack/react-router';
import { FeeGuideScreen } from '#features/fees/fee-guide-screen.tsx';
import { feesText } from '#i18n/ko/fees.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { buttonClass } from '#ui/action/button-class.ts';

export const Route = createFileRoute('/goldbar-fee')({
  staticData: pageText.goldbarFee,
  component: () => (
    <FeeGuideScreen actions={(amount, isInquiry) => <NextStep amount={amount} isInquiry={isInquiry} />} />
  ),
});

interface NextStepProps {
  /** As it was typed, "10돈". */
  readonly amount: string;
  readonly isInquiry: boolean;
}

function NextStep({ amount, isInquiry }: NextStepProps) {
  return isInquiry ? (
    <Link to="/stores" className={buttonClass({ variant: 'secondary', isFullWidth: true })}>
      {feesText.findStore}
    </Link>
  ) : (
    <Link to="/gold-exchange" search={{ bar: amount }} className={buttonClass({ isFullWidth: true })}>
      {feesText.request}
    </Link>
  );
}
