import { Link } from '@tanstack/react-router';
import type { PostId } from '#domain/ids.ts';
import { boardText } from '#i18n/ko/board.ts';
import { commonText } from '#i18n/ko/common.ts';
import { forgetKeptAnswers } from '#session/kept-answer.ts';
import { wakeSync } from '#session/running-sync.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { deletePost } from '#sync/commands/submit-post.ts';
import { realEnvironment } from '#sync/environment.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { AskingButton } from '#ui/overlay/asking-button.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { useStillThere } from '#ui/use-still-there.ts';

const text = boardText.post;

export interface OwnPostButtonsProps {
  readonly postId: PostId;
  /** Its deletion waits already. */
  readonly isLeaving: boolean;
  readonly onLeave: () => void;
}

/** What an author may do with a post. */
export function OwnPostButtons({ postId, isLeaving, onLeave }: OwnPostButtonsProps) {
  const db = useUserDatabase();
  const isStillThere = useStillThere();
  const remove = async () => {
    if (!db) return;
    try {
      await deletePost(db, postId, realEnvironment);
      // It would stand in the list for another moment.
      forgetKeptAnswers();
      wakeSync();
      if (isStillThere()) onLeave();
    } catch (error) {
      console.warn('post not deleted', error);
      toasts.show({ title: commonText.unknownFailure, tone: 'error' });
    }
  };
  return (
    <>
      <Link
        to="/board/$postId/edit"
        params={{ postId }}
        className={buttonClass({ variant: 'ghost', size: 'small' })}
      >
        {text.edit}
      </Link>
      <AskingButton
        variant="ghost"
        size="small"
        disabled={isLeaving}
        label={text.remove}
        question={{ title: text.removeTitle, body: text.removeBody, no: commonText.cancel }}
        isDanger
        onYes={() => void remove()}
      />
    </>
  );
}
