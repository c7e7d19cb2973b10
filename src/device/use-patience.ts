import { useEffect, useState } from 'react';

/** Whether `subject` has been on the screen for less than `forMs`. */
export function usePatience(subject: string, forMs: number): boolean {
  const [exhausted, setExhausted] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setExhausted(subject), forMs);
    return () => clearTimeout(timer);
  }, [subject, forMs]);
  return exhausted !== subject;
}
