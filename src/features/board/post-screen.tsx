import { Link } from '@tanstack/react-router';
import FileX from 'lucide-react/icons/file-x';
import type { ReactNode } from 'react';
import type { CommentId, PostId } from '#domain/ids.ts';
import type { ReportTarget } from '#domain/safety/report.ts';
import { boardText as text } from '#i18n/ko/board.ts';
import { commonText } from '#i18n/ko/common.ts';
import { postCategoryText } from '#i18n/ko/home.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { SkeletonRegion, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import styles from './board.module.css';
import { PostRemoval } from './post-removal.tsx';
import { PostView } from './post-view.tsx';
import { usePost } from './use-post.ts';
import { WaitingImages } from './waiting-images.tsx';
import { WaitingMark } from './waiting-mark.tsx';

export interface PostScreenProps {
  /** `null` for an address that can be no post's. */
  readonly postId: PostId | null;
  readonly onLeave: () => void;
  /** The comment that the address leads to; once it has, the address need not any more. */
  readonly wanted: CommentId | null;
  readonly onLed: () => void;
  /** The button that reports something; of another capability. */
  readonly renderReport: (target: ReportTarget) => ReactNode;
}

/** /board/{postId} */
export function PostScreen({ postId, ...rest }: PostScreenProps) {
  return postId === null ? <Missing /> : <Known key={postId} postId={postId} {...rest} />;
}

function Known({ postId, ...rest }: PostScreenProps & { readonly postId: PostId }) {
  const [state, retry] = usePost(postId, rest.wanted);
  switch (state.kind) {
    case 'ready':
      return (
        <PostView
          stored={state.stored}
          waiting={state.waiting}
          isReading={state.isReading}
          failed={state.failed}
          onReadOn={retry}
          {...rest}
        />
      );
    case 'waiting':
      return (
        <Page width="reading">
          <PageHeader title={state.post.words.title} lead={postCategoryText[state.post.words.category]} />
          <WaitingMark rowId={state.post.rowId} kind="new" state={state.post.state} />
          <p className={styles.content}>{state.post.words.content}</p>
          <WaitingImages images={state.post.images} />
          <div className={styles.actions}>
            <Link
              to="/board/$postId/edit"
              params={{ postId: state.post.postId }}
              className={buttonClass({ variant: 'ghost', size: 'small' })}
            >
              {text.post.edit}
            </Link>
          </div>
          <p className={styles.note}>{text.comment.waitForPost}</p>
        </Page>
      );
    case 'leaving':
      return (
        <Frame>
          <PostRemoval {...state.deletion} />
        </Frame>
      );
    case 'missing':
      return <Missing />;
    case 'loading':
    case 'offline':
    case 'failed':
      return (
        <Frame>
          <LiveState
            kind={state.kind}
            words={commonText}
            failed={text.failed}
            offline={text.post.offline}
            onRetry={retry}
            outline={
              <SkeletonRegion label={commonText.loading}>
                <SkeletonText lines={8} />
              </SkeletonRegion>
            }
          />
        </Frame>
      );
  }
}

function Missing() {
  return (
    <Frame>
      <EmptyState
        icon={<FileX size={32} />}
        message={text.post.missing}
        action={
          <Link to="/board" className={buttonClass()}>
            {text.post.toList}
          </Link>
        }
      />
    </Frame>
  );
}

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <Page width="reading">
    <PageHeader title={pageText.boardPost.title} />
    {children}
  </Page>
);
