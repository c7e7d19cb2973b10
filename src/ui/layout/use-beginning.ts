import { useEffect, useRef, type RefObject } from 'react';

/**
 * What has come in the place of a form begins at the top of the page, for the eye and for a screen reader,
 * which reads what the ref is on: whoever has sent the form stands at its end.
 */
export function useBeginning<Beginning extends HTMLElement>(): RefObject<Beginning | null> {
  const beginning = useRef<Beginning>(null);
  useEffect(() => {
    beginning.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return beginning;
}
