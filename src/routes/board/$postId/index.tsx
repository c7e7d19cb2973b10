import { createFileRoute } from '@tanstack/react-router';
import { PostScreen } from '#features/board/post-screen.tsx';
import { ReportButton } from '#features/safety/report-button.tsx';
import { parsePostId } from '#domain/ids.ts';
import { pageText } from '#i18n/ko/pages.ts';

export const Route = createFileRoute('/board/$postId/')({
  staticData: pageText.boardPost,
  component: BoardPost,
});

function BoardPost() {
  const { postId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <PostScreen
      postId={parsePostId(postId)}
      onLeave={() => void navigate({ to: '/board', replace: true })}
      renderReport={(target) => <ReportButton target={target} look="quiet" />}
    />
  );
}
