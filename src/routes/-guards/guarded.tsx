import { useRouter } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { assertNever } from '#domain/result.ts';
import { commonText } from '#i18n/ko/common.ts';
import { isSigningOut } from '#session/signing-out.ts';
import { useConfirmedSession } from '#session/use-session.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { LeadOn } from '#ui/navigation/lead-on.tsx';
import { gateOf, type Gate, type Need } from './gate.ts';

/** Shows its children to those who may see them; the login and the verification lead the others back here. */
export function Guarded({ need, children }: { readonly need: Need; readonly children: ReactNode }) {
  const session = useConfirmedSession();
  return <GateView gate={gateOf(session, need, isSigningOut())}>{children}</GateView>;
}

export function GateView({ gate, children }: { readonly gate: Gate; readonly children: ReactNode }) {
  const { navigate } = useRouter();
  const toLogin = (redirect: string) => navigate({ to: '/login', search: { redirect }, replace: true });
  const toVerification = (redirect: string) =>
    navigate({ to: '/verify-email', search: { redirect }, replace: true });
  switch (gate) {
    case 'wait':
      return <Spinner label={commonText.loading} />;
    case 'to_login':
      return <LeadOn to="/login" onward={toLogin} />;
    case 'to_verify_email':
      return <LeadOn to="/verify-email" onward={toVerification} />;
    case 'to_home':
      return <LeadOn to="/" onward={() => navigate({ to: '/', replace: true })} />;
    case 'enter':
      return children;
    default:
      return assertNever(gate);
  }
}
