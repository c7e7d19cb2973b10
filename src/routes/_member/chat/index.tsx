import { createFileRoute } from '@tanstack/react-router';
import { ChatListPage } from '#features/chat/rooms/chat-list-page.tsx';
import { LossNotice } from '#features/outbox/loss-notice.tsx';
import { pageText } from '#i18n/ko/pages.ts';
import { termParam } from '../../-search/text-param.ts';

export const Route = createFileRoute('/_member/chat/')({
  staticData: pageText.chat,
  validateSearch: termParam,
  component: () => <ChatListPage notice={<LossNotice />} />,
});
