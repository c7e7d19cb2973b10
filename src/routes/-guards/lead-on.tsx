import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

type Location = ReturnType<typeof useRouter>['state']['location'];

/** The router's own count of the entries beneath. */
const HISTORY_INDEX = '__TSR_index';

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
  /** The entry that the way on has taken the place of. */
  const ledAt = useRef(Infinity);
  useEffect(() => {
    if (!standing || ledFrom.current === standing) return;
    ledFrom.current = standing;
    const at = standing.state[HISTORY_INDEX];
    // A second tap has put an entry above the one that leads on already.
    if (at > ledAt.current) {
      router.history.back();
      return;
    }
    ledAt.current = at;
    onward(standing.href);
  }, [router, standing, onward]);
  return null;
}
