import type { ReactNode } from 'react';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { chatText } from '#i18n/ko/chat.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { useMedia } from '#ui/use-media.ts';
import panes from '../panes.module.css';
import { TWO_PANES } from '../media-queries.ts';
import { RoomFinder } from './room-finder.tsx';

const text = chatText.list;

export interface ChatListPageProps {
  /** Of another capability: what this device has lost. */
  readonly notice: ReactNode;
}

/** /chat */
export function ChatListPage({ notice }: ChatListPageProps) {
  const isWide = useMedia(TWO_PANES);
  const list = (
    <>
      <PageHeader title={text.title} />
      {notice}
      <RoomFinder />
    </>
  );
  if (!isWide) return <Page width="reading">{list}</Page>;
  return (
    <div className={panes.panes}>
      <section className={panes.list}>{list}</section>
      <section className={panes.room}>
        <EmptyState icon={<MessagesSquare size={32} />} title={text.chooseTitle} message={text.choose} />
      </section>
    </div>
  );
}
