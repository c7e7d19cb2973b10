import { useEffect, useEffectEvent } from 'react';
import { overlays } from './overlays.ts';
import { ignoreSecondPress } from './second-press.ts';

/**
 * As long as something is open, Back closes it and leaves the page where it is; a double tap that closes it
 * presses nothing beneath.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = overlays.open(() => close());
    return () => {
      leave();
      ignoreSecondPress();
    };
  }, [isOpen]);
}
