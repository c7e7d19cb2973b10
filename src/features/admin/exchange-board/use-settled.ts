import { useEffect, useState } from 'react';

const QUIET_MS = 400;

/** What was typed, once nobody has typed for a moment: the server is not asked about every letter. */
export function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), QUIET_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
