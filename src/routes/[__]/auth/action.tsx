import { createFileRoute, redirect } from '@tanstack/react-router';

/** Firebase's own address for mailed links; the query string goes on as it came. */
export const Route = createFileRoute('/__/auth/action')({
  beforeLoad: ({ location }) => {
    throw redirect({ href: `/verify-email${location.searchStr}`, replace: true });
  },
});
