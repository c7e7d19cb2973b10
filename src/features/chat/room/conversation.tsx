import MessageCircleHeart from 'lucide-react/icons/message-circle-heart';
import { memo, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Virtualizer } from 'virtua';
import type { Room } from '#data/local/queries/room-queries.ts';
import { timelineOf, type TimelineItem } from '#domain/chat/day-groups.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { commonText } from '#i18n/ko/common.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { keepingRows } from '#session/keeping-equal.ts';
import { useSession } from '#session/use-session.ts';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { DaySeparator } from '../message/day-separator.tsx';
import { MessageItem } from '../message/message-item.tsx';
import styles from './conversation.module.css';
import { HISTORY_HEAD_PX, HistoryHead } from './history-head.tsx';
import { NewMessagesButton } from './new-messages-button.tsx';
import type { ScrollKeeper } from './scroll-keeper.ts';
import { SpokenNews } from './spoken-news.tsx';
import type { ConversationView } from './use-conversation.ts';

const text = chatText.room;

/** Each scroll, each news and each step of a message on its way asks for all that are in sight again. */
const Item = memo(MessageItem);
const idOf = (item: TimelineItem): string => (item.kind === 'day' ? item.date : item.message.id);

export interface ConversationProps {
  readonly room: Room;
  readonly view: ConversationView;
  readonly name: string;
  readonly photoUrl: string | null;
  readonly keeper: ScrollKeeper;
}

/** The messages, of which only those in sight are drawn. */
export function Conversation({ room, view, name, photoUrl, keeper }: ConversationProps) {
  const session = useSession();
  const me = session.kind === 'signed_in' ? session.uid : null;
  const { messages, older, loadOlder, settle } = view;
  const { holdList } = keeper;
  const [keep] = useState(() => keepingRows(idOf));
  const items = useMemo(() => keep(timelineOf(messages ?? [])), [keep, messages]);
  const newestIncoming = messages?.findLast((message) => message.sender === room.other)?.id ?? null;
  const { isAway, hasNews } = useSyncExternalStore(keeper.subscribe, keeper.get);
  useLayoutEffect(() => keeper.drawn(items.length, newestIncoming), [keeper, items, newestIncoming]);
  const lookBack = () => {
    if (older === 'unknown' && keeper.wantsOlder()) loadOlder();
  };
  const follow = () => {
    keeper.scrolled();
    if (!keeper.get().isAway) settle();
    lookBack();
  };
  const settleHeights = () => {
    keeper.resized();
    // A short conversation never scrolls, yet has a beginning to be found.
    lookBack();
  };
  const author = useMemo(() => ({ name, photoUrl }), [name, photoUrl]);

  if (view.hasFailed) {
    return (
      <div className={styles.frame}>
        <LiveState kind="failed" words={commonText} failed={text.unreadable} />
      </div>
    );
  }
  const draw = (item: TimelineItem) =>
    item.kind === 'day' ? (
      <DaySeparator key={item.date} at={item.at} />
    ) : (
      <Item
        key={item.message.id}
        item={item}
        participants={room.participants}
        me={me ?? item.message.sender}
        other={author}
      />
    );
  return (
    <div className={styles.frame}>
      {/* News are read out by SpokenNews: a log that draws what is scrolled to would read all of it. */}
      <div
        className={styles.scroller}
        role="log"
        aria-live="off"
        aria-label={text.log(name)}
        // What scrolls must be scrollable by keyboard alone.
        tabIndex={0}
      >
        {messages?.length === 0 ? (
          <div className={styles.empty}>
            <EmptyState
              isCompact
              icon={<MessageCircleHeart size={32} />}
              title={text.emptyTitle(name)}
              message={text.empty}
            />
          </div>
        ) : (
          <>
            <HistoryHead state={older} onRetry={view.loadOlder} />
            <Virtualizer
              ref={holdList}
              as="ol"
              item="li"
              startMargin={HISTORY_HEAD_PX}
              shift={view.isPrepended}
              data={items}
              onScroll={follow}
              onResize={settleHeights}
            >
              {draw}
            </Virtualizer>
          </>
        )}
      </div>
      {isAway ? <NewMessagesButton hasNews={hasNews} onPress={keeper.toNewest} /> : null}
      <SpokenNews messages={messages} other={room.other} name={name} />
    </div>
  );
}
