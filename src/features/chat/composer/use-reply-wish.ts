import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { REPLY_HASH } from '#domain/chat/reply-link.ts';

/** Calls `reply` when the address asks for it, as a notification's 답장 does, and takes the wish out of the address. */
export function useReplyWish(reply: () => void): void {
  const isWished = useLocation({ select: ({ hash }) => hash === REPLY_HASH });
  const navigate = useNavigate();
  const fulfil = useEffectEvent(() => {
    reply();
    // Done once: going back to this page later is no new wish.
    void navigate({ to: '.', hash: '', replace: true });
  });
  useEffect(() => {
    if (isWished) fulfil();
  }, [isWished]);
}
