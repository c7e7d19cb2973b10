import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { boardText } from '#i18n/ko/board.ts';
import { commonText } from '#i18n/ko/common.ts';
import { useSession } from '#session/use-session.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { EditorForm, type EditorFormProps } from './editor-form.tsx';
import { useInitialPost } from './use-editor.ts';

const text = boardText.editor;
const WAYS = {
  words: commonText,
  failed: boardText.failed,
  offline: boardText.post.offline,
  skeleton: { count: 3, shape: 'small-row' },
} as const;

export type EditorScreenProps = Pick<EditorFormProps, 'edited' | 'onDone' | 'onLeave'>;

/** /board/new and /board/{postId}/edit; open to everybody, but writing asks for a sign-in. */
export function EditorScreen(props: EditorScreenProps) {
  const session = useSession();
  const here = useRouterState({ select: (state) => state.location.href });
  const title = props.edited === null ? text.newTitle : text.editTitle;
  return (
    <Page width="reading">
      <PageHeader title={title} />
      {session.kind === 'loading' ? (
        <LiveState kind="loading" {...WAYS} />
      ) : session.kind === 'signed_out' ? (
        <EmptyState
          title={text.loginTitle}
          message={text.loginMessage}
          action={
            <Link to="/login" search={{ redirect: here }} className={buttonClass()}>
              {text.login}
            </Link>
          }
        />
      ) : session.isEmailVerified ? (
        <Member isAdmin={session.isAdmin} {...props} />
      ) : (
        <EmptyState
          message={text.verifyMessage}
          action={
            <Link to="/verify-email" search={{ redirect: here }} className={buttonClass()}>
              {text.verify}
            </Link>
          }
        />
      )}
    </Page>
  );
}

function Member({ isAdmin, ...props }: EditorScreenProps & { readonly isAdmin: boolean }): ReactNode {
  const state = useInitialPost(props.edited);
  switch (state.kind) {
    case 'loading':
    case 'offline':
    case 'failed':
      return <LiveState kind={state.kind} {...WAYS} />;
    case 'not_yours':
      return (
        <EmptyState
          message={text.notYours}
          action={
            <Link to="/board" className={buttonClass()}>
              {boardText.post.toList}
            </Link>
          }
        />
      );
    case 'ready':
      return <EditorForm initial={state.initial} isAdmin={isAdmin} {...props} />;
  }
}
