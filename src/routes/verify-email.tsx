import { createFileRoute, redirect } from '@tanstack/react-router';
import { parseActionLink, wantedBy } from '#features/auth/action-link.ts';
import { VerifyEmailScreen } from '#features/auth/verify-email-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';
import { present, textParam } from './-search/text-param.ts';

/** The mails' links lead here with `mode` and `oobCode`, whatever they are for. */
export const Route = createFileRoute('/verify-email')({
  staticData: pageText.verifyEmail,
  // The rest of a link's query stays in the address as it came.
  validateSearch: (search) => ({
    ...search,
    ...present({
      mode: textParam(search['mode']),
      oobCode: textParam(search['oobCode']),
      redirect: textParam(search['redirect']),
    }),
  }),
  beforeLoad: ({ search: { mode, oobCode } }) => {
    if (mode === 'resetPassword' && oobCode !== undefined) {
      throw redirect({ to: '/reset-password', search: { oobCode }, replace: true });
    }
  },
  component: VerifyEmail,
});

function VerifyEmail() {
  const search = Route.useSearch();
  return <VerifyEmailScreen link={parseActionLink(search)} redirect={wantedBy(search)} />;
}
