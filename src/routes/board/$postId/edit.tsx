import { createFileRoute, notFound } from '@tanstack/react-router';
import { EditorScreen } from '#features/board/editor-screen.tsx';
import { parsePostId } from '#domain/ids.ts';
import { pageText } from '#i18n/ko/pages.ts';

export const Route = createFileRoute('/board/$postId/edit')({
  staticData: pageText.boardEdit,
  component: EditPost,
});

function EditPost() {
  const edited = parsePostId(Route.useParams().postId);
  const navigate = Route.useNavigate();
  if (edited === null) throw notFound();
  const show = () => void navigate({ to: '/board/$postId', params: { postId: edited }, replace: true });
  return <EditorScreen key={edited} edited={edited} onDone={show} onLeave={show} />;
}
