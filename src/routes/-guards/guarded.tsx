import { Navigate, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { assertNever } from '#domain/result.ts';
import { commonText } from '#i18n/ko/common.ts';
import { useConfirmedSession } from '#session/use-session.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { gateOf, type Need } from './gate.ts';

/** Shows its children to those who may see them, and leads the others on; the login leads back here. */
export function Guarded({ need, children }: { readonly need: Need; readonly children: ReactNode }) {
  const session = useConfirmedSession();
  const wanted = useLocation({ select: (location) => location.href });
  const gate = gateOf(session, need);
  switch (gate) {
    case 'wait':
      return <Spinner label={commonText.loading} />;
    case 'to_login':
      return <Navigate to="/login" search={{ redirect: wanted }} replace />;
    case 'to_verify_email':
      return <Navigate to="/verify-email" replace />;
    case 'to_home':
      return <Navigate to="/" replace />;
    case 'enter':
      return children;
    default:
      return assertNever(gate);
  }
}
