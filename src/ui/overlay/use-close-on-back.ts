import { useEffect, useEffectEvent } from 'react';
import { overlays } from './overlays.ts';

/** As long as something is open, Back closes it and leaves the page where it is. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? overlays.open(() => close()) : undefined), [isOpen]);
}
