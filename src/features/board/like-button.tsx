import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useRouter } from '@tanstack/react-router';
import type { PostId } from '#domain/ids.ts';
import { boardText } from '#i18n/ko/board.ts';
import { commonText } from '#i18n/ko/common.ts';
import { useLike } from '#services/board/use-like.ts';
import { wakeSync } from '#session/running-sync.ts';
import { useSession } from '#session/use-session.ts';
import { useUserDatabase, type OwnDatabase } from '#session/use-user-database.ts';
import { setLike } from '#sync/commands/set-like.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button } from '#ui/action/button.tsx';
import { ignoreSecondPress } from '#ui/overlay/second-press.ts';
import { toasts } from '#ui/toast/toasts.ts';

/** Likes at once, on this device; the server hears of it when it can. */
export function LikeButton({ postId, likeCount }: { readonly postId: PostId; readonly likeCount: number }) {
  const { isLiked, waitingBy } = useLike(postId);
  const memberDatabase = useBoardMember();
  const toggle = () => {
    const db = memberDatabase();
    if (!db) return;
    // It means the opposite before a double tap is over.
    ignoreSecondPress();
    setLike(db, postId, !isLiked, realEnvironment).then(wakeSync, (error: unknown) => {
      console.warn('not liked', error);
      toasts.show({ title: commonText.unknownFailure, tone: 'error' });
    });
  };
  return (
    <Button
      variant="secondary"
      size="small"
      aria-pressed={isLiked}
      icon={<ThumbsUp size={18} aria-hidden="true" fill={isLiked ? 'currentColor' : 'none'} />}
      onClick={toggle}
    >
      {boardText.post.like} <span className="tabular">{Math.max(0, likeCount + waitingBy)}</span>
    </Button>
  );
}

/** A member's own database when asked for; anybody else is told what is missing and led there. */
function useBoardMember(): () => OwnDatabase | null {
  const session = useSession();
  const db = useUserDatabase();
  const router = useRouter();
  return () => {
    if (session.kind !== 'signed_in' || !db) {
      toasts.show({ title: boardText.editor.loginTitle });
      void router.navigate({ to: '/login', search: { redirect: router.state.location.href } });
      return null;
    }
    if (!session.isEmailVerified) {
      void router.navigate({ to: '/verify-email', search: { redirect: router.state.location.href } });
      return null;
    }
    return db;
  };
}
