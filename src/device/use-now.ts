import { useEffect, useState } from 'react';
import { millis, type Millis } from '#domain/units.ts';

const MINUTE_MS = 60_000;

/** The time, again every minute: "3분 전" grows old by itself. */
export function useNow(): Millis {
  const [now, setNow] = useState(() => millis(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setNow(millis(Date.now())), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
