import { createFileRoute, Link } from '@tanstack/react-router';
import { toGrams, type Milligrams } from '#domain/units.ts';
import { FeeGuideScreen } from '#features/fees/fee-guide-screen.tsx';
import { feesText } from '#i18n/ko/fees.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { buttonClass } from '#ui/action/button-class.ts';

export const Route = createFileRoute('/goldbar-fee')({
  staticData: pageText.goldbarFee,
  component: () => (
    <FeeGuideScreen actions={(weight, isInquiry) => <NextStep weight={weight} isInquiry={isInquiry} />} />
  ),
});

interface NextStepProps {
  readonly weight: Milligrams;
  readonly isInquiry: boolean;
}

function NextStep({ weight, isInquiry }: NextStepProps) {
  return isInquiry ? (
    <Link to="/stores" className={buttonClass({ variant: 'secondary', isFullWidth: true })}>
      {feesText.findStore}
    </Link>
  ) : (
    <Link
      to="/gold-exchange"
      search={{ bar: String(toGrams(weight)) }}
      className={buttonClass({ isFullWidth: true })}
    >
      {feesText.request}
    </Link>
  );
}
