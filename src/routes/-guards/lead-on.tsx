import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

type Location = ReturnType<typeof useRouter>['state']['location'];

/**
 * Leads on from a place that its visitor may not see. A second tap on the way there calls the first way off
 * and stands at that place again, where nothing is mounted anew: whoever stands there is led on, each time.
 * `onward` leaves no trace of the place in the history.
 */
export function LeadOn({ onward }: { readonly onward: (wanted: string) => unknown }) {
  const router = useRouter();
  const standing = useRouterState({
    select: ({ location, resolvedLocation }) =>
      resolvedLocation?.href === location.href ? resolvedLocation : undefined,
  });
  const ledFrom = useRef<Location>(undefined);
  useEffect(() => {
    if (!standing || ledFrom.current === standing) return;
    // Where the way led the first time lies right beneath.
    if (ledFrom.current?.href === standing.href) router.history.back();
    else onward(standing.href);
    ledFrom.current = standing;
  }, [router, standing, onward]);
  return null;
}
