import { createFileRoute, useLocation } from '@tanstack/react-router';
import { commentAtPlace } from '#domain/board/comment-link.ts';
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
  const wanted = useLocation({ select: ({ hash }) => commentAtPlace(hash) });
  return (
    <PostScreen
      postId={parsePostId(postId)}
      wanted={wanted}
      // Done once: whoever comes back to this page finds it where they left it.
      onLed={() => void navigate({ hash: '', replace: true, resetScroll: false })}
      onLeave={() => void navigate({ to: '/board', replace: true })}
      renderReport={(target) => <ReportButton target={target} look="quiet" />}
    />
  );
}
