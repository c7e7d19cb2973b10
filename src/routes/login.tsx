import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '#features/auth/login-screen.tsx';
import { LossNotice } from '#features/outbox/loss-notice.tsx';
import { pageText } from '#i18n/ko/pages.ts';
import { present, textParam } from './-search/text-param.ts';

/** `?redirect=` is the page that was wanted before. */
export const Route = createFileRoute('/login')({
  staticData: { ...pageText.login, hasBottomNav: false },
  validateSearch: (search) => present({ redirect: textParam(search['redirect']) }),
  component: Login,
});

function Login() {
  return <LoginScreen notice={<LossNotice />} redirect={Route.useSearch().redirect} />;
}
