import { createFileRoute } from '@tanstack/react-router';
import { pageText } from '#i18n/ko/pages.ts';
import { ComingSoon } from '../../-pending/coming-soon.tsx';

export const Route = createFileRoute('/_member/chat/')({
  staticData: pageText.chat,
  component: () => <ComingSoon title={pageText.chat.title} />,
});
