import { useRef, type PointerEvent, type RefObject } from 'react';

/** As far down as this, or as fast, means "away with it". */
const FAR_PX = 96;
const FAST_PX_PER_MS = 0.5;

interface Swipe {
  readonly pointerId: number;
  readonly fromY: number;
  readonly startedAt: number;
}

export interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * Lets a finger pull `sheet` down by the element that takes these handlers, and `onAway` when it meant it.
 */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, onAway: () => void): SwipeHandlers {
  const swipe = useRef<Swipe | null>(null);
  const pull = (distance: number | null) => {
    sheet.current?.style.setProperty('transition', distance === null ? '' : 'none');
    // Beside its own `transform`, which on a wide screen puts it in the middle.
    sheet.current?.style.setProperty('--pulled', distance === null ? '' : `${Math.max(0, distance)}px`);
  };
  const end = (event: PointerEvent, isMeant: boolean) => {
    const { current } = swipe;
    if (current?.pointerId !== event.pointerId) return;
    swipe.current = null;
    pull(null);
    const distance = event.clientY - current.fromY;
    const isFast = distance / Math.max(1, event.timeStamp - current.startedAt) > FAST_PX_PER_MS;
    if (isMeant && (distance > FAR_PX || (isFast && distance > FAR_PX / 4))) onAway();
  };
  return {
    onPointerDown(event) {
      // A mouse has the close button; and a button is pressed, not pulled.
      if (
        event.pointerType === 'mouse' ||
        (event.target instanceof Element && event.target.closest('button'))
      ) {
        return;
      }
      swipe.current = { pointerId: event.pointerId, fromY: event.clientY, startedAt: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event) {
      if (swipe.current?.pointerId === event.pointerId) pull(event.clientY - swipe.current.fromY);
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  };
}
