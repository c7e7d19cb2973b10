import { pageText } from '#i18n/ko/pages.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { ResetLink } from './reset-link.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';

/** Asks for the mail, or, where its link was followed, for the new password. */
export function ResetPasswordScreen({ oobCode }: { readonly oobCode: string | undefined }) {
  return (
    <Page width="narrow">
      <PageHeader title={pageText.resetPassword.title} />
      {oobCode === undefined ? <ResetRequestForm /> : <ResetLink key={oobCode} oobCode={oobCode} />}
    </Page>
  );
}
