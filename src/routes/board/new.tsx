import { createFileRoute } from '@tanstack/react-router';
import { pageText } from '#i18n/ko/pages.ts';
import { ComingSoon } from '../-pending/coming-soon.tsx';

export const Route = createFileRoute('/board/new')({
  staticData: pageText.boardNew,
  component: () => <ComingSoon title={pageText.boardNew.title} />,
});
