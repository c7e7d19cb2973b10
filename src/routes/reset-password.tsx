import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '#features/auth/reset-password-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';
import { present, textParam } from './-search/text-param.ts';

/** The reset mail's link leads here with `oobCode`. */
export const Route = createFileRoute('/reset-password')({
  staticData: pageText.resetPassword,
  validateSearch: (search) => present({ oobCode: textParam(search['oobCode']) }),
  component: ResetPassword,
});

function ResetPassword() {
  const { oobCode } = Route.useSearch();
  return <ResetPasswordScreen oobCode={oobCode} />;
}
