import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { pathAhead, pathBeneath } from './paths-beside.ts';

type Location = ReturnType<typeof useRouter>['state']['location'];

/** The router's own count of the entries beneath. */
const HISTORY_INDEX = '__TSR_index';

export interface LeadOnProps {
  /** The path that `onward` leads to. */
  readonly to: string;
  /** Goes there in the place of the entry that stands, so that the history has no trace of it. */
  readonly onward: (wanted: string) => unknown;
}

/**
 * Leads on from a place that its visitor may not see. A second tap on the way there calls the first way off
 * and stands at that place again, where nothing is mounted anew: whoever stands there is led on, each time.
 * Whoever came from where the way leads to stands there once, and not twice, one above the other; nor does
 * a step back from there lead there.
 */
export function LeadOn({ to, onward }: LeadOnProps) {
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
    const isThereBeneath = at > ledAt.current || pathBeneath() === to;
    // Somebody was faster than the way there, and steps back from it now: to stand there again is no step.
    if (pathAhead() === to) {
      router.history.go(isThereBeneath ? -2 : -1);
      return;
    }
    if (!isThereBeneath) {
      ledAt.current = at;
      onward(standing.href);
      return;
    }
    const stop = router.history.subscribe(({ location }) => {
      stop();
      if (location.pathname === to) onward(standing.href);
    });
    router.history.back();
  }, [router, standing, to, onward]);
  return null;
}
