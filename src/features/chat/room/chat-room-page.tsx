import type { ChatId } from '#domain/ids.ts';
import { useMedia } from '#ui/use-media.ts';
import panes from '../panes.module.css';
import { RoomFinder } from '../rooms/room-finder.tsx';
import { chatText } from '#i18n/ko/chat.ts';
import { TWO_PANES } from '../media-queries.ts';
import { RoomView, type RoomViewProps } from './room-view.tsx';
import { RoomUnavailable } from './room-unavailable.tsx';
import styles from './chat-room-page.module.css';

export interface ChatRoomPageProps extends Omit<RoomViewProps, 'chatId'> {
  readonly chatId: ChatId | null;
}

/** /chat/{chatId}; `null` for an address that names no chat. */
export function ChatRoomPage({ chatId, ...slots }: ChatRoomPageProps) {
  const isWide = useMedia(TWO_PANES);
  const room =
    chatId === null ? (
      <RoomUnavailable reason="denied" />
    ) : (
      <RoomView key={chatId} chatId={chatId} {...slots} />
    );
  // In the same boxes either way: a room stays the same as its screen is turned.
  return (
    <div className={isWide ? panes.panes : styles.alone}>
      {isWide ? (
        <section className={panes.list}>
          <h2 className={styles.listTitle}>{chatText.list.title}</h2>
          <RoomFinder />
        </section>
      ) : null}
      <section className={isWide ? panes.room : styles.alone}>{room}</section>
    </div>
  );
}
