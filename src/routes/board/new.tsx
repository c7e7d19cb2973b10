import { createFileRoute } from '@tanstack/react-router';
import { EditorScreen } from '#features/board/editor-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';

export const Route = createFileRoute('/board/new')({
  staticData: pageText.boardNew,
  component: NewPost,
});

function NewPost() {
  const navigate = Route.useNavigate();
  return (
    <EditorScreen
      edited={null}
      onDone={(postId) => void navigate({ to: '/board/$postId', params: { postId }, replace: true })}
      onLeave={() => void navigate({ to: '/board', replace: true })}
    />
  );
}
