import { useEffect, useEffectEvent } from 'react';
import { overlays } from './overlays.ts';
import { ignoreSecondPress } from './second-press.ts';

/**
 * As long as something is open, Back closes it and leaves the page where it is; a double tap that opens or
 * closes it presses nothing that has come or gone under the finger.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = overlays.open(() => close());
    ignoreSecondPress();
    return () => {
      leave();
      ignoreSecondPress();
    };
  }, [isOpen]);
}
