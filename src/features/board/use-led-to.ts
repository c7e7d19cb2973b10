import { useEffect, useEffectEvent, useRef } from 'react';
import { commentPlaceOf } from '#domain/board/comment-link.ts';
import type { CommentId } from '#domain/ids.ts';

/**
 * Leads to the comment that the address names as soon as it stands here. Whoever has begun something else by
 * then is left where they are.
 */
export function useLedTo(wanted: CommentId | null, isHere: boolean, onLed: () => void): void {
  const isBusy = useRef(false);
  const led = useEffectEvent(onLed);
  useEffect(() => {
    isBusy.current = false;
    if (wanted === null) return undefined;
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const kind of ['pointerdown', 'keydown', 'wheel']) {
      window.addEventListener(kind, () => (isBusy.current = true), options);
    }
    return () => listening.abort();
  }, [wanted]);
  useEffect(() => {
    const place = wanted !== null && isHere ? document.getElementById(commentPlaceOf(wanted)) : null;
    if (!place) return;
    if (!isBusy.current) {
      place.focus({ preventScroll: true });
      place.scrollIntoView({ block: 'start' });
    }
    led();
  }, [wanted, isHere]);
}
