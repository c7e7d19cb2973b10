import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '#features/auth/register-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';
import { present, textParam } from './-search/text-param.ts';

/** `?redirect=` is the page that was wanted before. */
export const Route = createFileRoute('/register')({
  staticData: { ...pageText.register, hasBottomNav: false },
  validateSearch: (search) => present({ redirect: textParam(search['redirect']) }),
  component: Register,
});

function Register() {
  return <RegisterScreen redirect={Route.useSearch().redirect} />;
}
