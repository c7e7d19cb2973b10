import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { PostId } from '#domain/ids.ts';
import { boardText } from '#i18n/ko/board.ts';
import { commonText } from '#i18n/ko/common.ts';
import { wakeSync } from '#session/sync-controller.ts';
import { useUserDatabase } from '#session/user-database.ts';
import { deletePost } from '#sync/commands/submit-post.ts';
import { realEnvironment } from '#sync/environment.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { Button } from '#ui/action/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { toasts } from '#ui/toast/toasts.ts';

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
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    setAsking(false);
    if (!db) return;
    try {
      await deletePost(db, postId, realEnvironment);
      wakeSync();
      onLeave();
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
      <Button variant="ghost" size="small" disabled={isLeaving} onClick={() => setAsking(true)}>
        {text.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={text.removeTitle}
        body={text.removeBody}
        confirmLabel={text.remove}
        cancelLabel={commonText.cancel}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
