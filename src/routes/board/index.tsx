import { createFileRoute } from '@tanstack/react-router';
import { BoardScreen } from '#features/board/board-screen.tsx';
import { categoryOf } from '#features/board/board-search.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { present, textParam } from '../-search/text-param.ts';

export const Route = createFileRoute('/board/')({
  staticData: pageText.board,
  validateSearch: (search) => present({ category: textParam(search['category']), q: textParam(search['q']) }),
  component: Board,
});

function Board() {
  const { category, q } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BoardScreen
      category={categoryOf(category)}
      term={q ?? ''}
      onSearch={(next) =>
        void navigate({
          search: present({
            category: next.category ?? undefined,
            q: next.term === '' ? undefined : next.term,
          }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
