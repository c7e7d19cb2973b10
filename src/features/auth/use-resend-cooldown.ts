import { useEffect, useState } from 'react';
import { mailSentAt, noteMailSent, secondsLeft } from './resend-cooldown.ts';

/** Seconds until another verification mail may be sent to `email`, counting down, and what starts the count anew. */
export function useResendCooldown(email: string): readonly [secondsLeft: number, start: () => void] {
  const [sentAt, setSentAt] = useState(() => mailSentAt(email));
  const [now, setNow] = useState(() => Date.now());
  const left = secondsLeft(sentAt, now);
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const start = () => {
    const at = Date.now();
    noteMailSent(email, at);
    setSentAt(at);
    setNow(at);
  };
  return [left, start];
}
