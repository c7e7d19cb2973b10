import { useEffect, useState } from 'react';
import { whenQuiet } from './first-screen.ts';

/** Calls back once, later. */
export type Wait = (run: () => void) => void;

/**
 * Whether what a screen can do without may begin: its first picture stands, and nothing else wants the
 * device.
 */
export function useQuiet(wait: Wait = whenQuiet): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    let isLeft = false;
    wait(() => {
      if (!isLeft) setIsQuiet(true);
    });
    return () => {
      isLeft = true;
    };
  }, [wait]);
  return isQuiet;
}
