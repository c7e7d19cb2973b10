import { Link } from '@tanstack/react-router';
import FileX from 'lucide-react/icons/file-x';
import type { ReactNode } from 'react';
import type { WaitingPost } from '#data/local/queries/board-queries.ts';
import type { Post } from '#domain/board/post.ts';
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
import { PostPictures } from './post-images.tsx';
import { PostRemoval } from './post-removal.tsx';
import { PostView } from './post-view.tsx';
import { usePost, type PostState } from './use-post.ts';
import { WaitingByline } from './waiting-byline.tsx';
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
  if (postId !== null) return <Known key={postId} postId={postId} {...rest} />;
  return (
    <Page width="reading">
      <PageHeader title={pageText.boardPost.title} />
      <Missing />
    </Page>
  );
}

function Known({ postId, ...rest }: PostScreenProps & { readonly postId: PostId }) {
  const [state, retry] = usePost(postId, rest.wanted);
  // One heading for all that may stand below it: another in its place would not have the focus.
  return (
    <Page width="reading">
      <PageHeader {...headOf(state)} />
      <Below state={state} retry={retry} {...rest} />
    </Page>
  );
}

function headOf(state: PostState): { readonly title: string; readonly lead?: string } {
  const words = wordsOf(state);
  return words
    ? { title: words.title, lead: postCategoryText[words.category] }
    : { title: pageText.boardPost.title };
}

function wordsOf(state: PostState): Pick<Post, 'title' | 'category'> | null {
  if (state.kind === 'waiting') return state.post.words;
  return state.kind === 'ready' ? (state.waiting.post?.words ?? state.stored.post) : null;
}

interface BelowProps extends Omit<PostScreenProps, 'postId'> {
  readonly state: PostState;
  readonly retry: () => void;
}

function Below({ state, retry, ...rest }: BelowProps) {
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
      return <NotYetPublished {...state.post} />;
    case 'leaving':
      return <PostRemoval {...state.deletion} />;
    case 'missing':
      return <Missing />;
    case 'loading':
    case 'offline':
    case 'failed':
      return (
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
      );
  }
}

function NotYetPublished({ postId, rowId, state, words, images, createdAt }: WaitingPost) {
  return (
    <>
      <WaitingByline createdAt={createdAt} />
      <WaitingMark rowId={rowId} kind="new" state={state} />
      <p className={styles.content}>{words.content}</p>
      <PostPictures images={images} />
      <div className={styles.actions}>
        <Link
          to="/board/$postId/edit"
          params={{ postId }}
          className={buttonClass({ variant: 'ghost', size: 'small' })}
        >
          {text.post.edit}
        </Link>
      </div>
      <p className={styles.note}>{text.comment.waitForPost}</p>
    </>
  );
}

const Missing = () => (
  <EmptyState
    icon={<FileX size={32} />}
    message={text.post.missing}
    action={
      <Link to="/board" className={buttonClass()}>
        {text.post.toList}
      </Link>
    }
  />
);
