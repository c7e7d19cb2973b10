import { useEffect } from 'react';

/** Keeps the screen awake while something stands on it that somebody else is to look at. */
export function useAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const given = await navigator.wakeLock.request('screen');
        if (isOver) await given.release();
        else lock = given;
      } catch (error) {
        // A low battery: the screen goes dark as it always does.
        console.warn('the screen is not kept awake', error);
      }
    };
    const askAgain = () => void ask();
    void ask();
    // The system takes it back when the page is hidden.
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release();
    };
  }, []);
}
