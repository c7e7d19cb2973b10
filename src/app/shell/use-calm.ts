import { useEffect, useState } from 'react';

/** The value, except that while a finger or mouse button is down it stays what it was: nothing may change under a press. */
export function useCalm<T>(value: T): T {
  const [isPressed, setPressed] = useState(false);
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const press = () => setPressed(true);
    const lift = () => setPressed(false);
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    addEventListener('pointerdown', press, options);
    addEventListener('pointerup', lift, options);
    addEventListener('pointercancel', lift, options);
    // A button released outside the window tells nobody.
    addEventListener('blur', lift, options);
    return () => listening.abort();
  }, []);
  if (!isPressed && calm !== value) setCalm(value);
  return isPressed ? calm : value;
}
