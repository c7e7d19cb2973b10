import type { ReactNode } from 'react';
import type { ChatId, UserId } from '#domain/ids.ts';
import panes from '../panes.module.css';
import { RoomList } from '../rooms/room-list.tsx';
import { chatText } from '#i18n/ko/chat.ts';
import { TWO_PANES, useMedia } from '../use-media.ts';
import { RoomView } from './room-view.tsx';
import { RoomUnavailable } from './room-unavailable.tsx';
import styles from './chat-room-page.module.css';

export interface ChatRoomPageProps {
  readonly chatId: ChatId | null;
  /** 차단 and 신고 of the other side, in the room's menu. */
  readonly renderSafety: (other: UserId) => ReactNode;
}

/** /chat/{chatId}; `null` for an address that names no chat. */
export function ChatRoomPage({ chatId, renderSafety }: ChatRoomPageProps) {
  const isWide = useMedia(TWO_PANES);
  const room =
    chatId === null ? (
      <RoomUnavailable reason="denied" />
    ) : (
      <RoomView key={chatId} chatId={chatId} renderSafety={renderSafety} />
    );
  if (!isWide) return room;
  return (
    <div className={panes.panes}>
      <section className={panes.list}>
        <h2 className={styles.listTitle}>{chatText.list.title}</h2>
        <RoomList />
      </section>
      <section className={panes.room}>{room}</section>
    </div>
  );
}
