import { createFileRoute } from '@tanstack/react-router';
import { VerifyScreen } from '#features/proof/verify-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';

export const Route = createFileRoute('/verify-proof')({
  staticData: pageText.verifyProof,
  component: VerifyScreen,
});
