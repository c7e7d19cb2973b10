import { memo, useDeferredValue, useLayoutEffect } from 'react';
import { MOST_LISTED_ROOMS, type RoomSummary } from '#data/local/queries/room-queries.ts';
import type { Parties } from '#data/local/queries/party-queries.ts';
import { useNow } from '#device/use-now.ts';
import { groupThousands } from '#domain/format/format-won.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { RoomRow } from './room-row.tsx';
import styles from './room-list.module.css';

const text = chatText.list;

/** Those of the first screen are drawn at once, the rest in slices between which a tap is heard. */
const FIRST_ROWS = 12;
/** What a row takes with letters of the usual size: the place that the rest is kept meanwhile. */
const ROW_PX = 80;

const Row = memo(RoomRow);

export interface RoomRowsProps {
  readonly rooms: readonly RoomSummary[];
  /** There are more, behind them. */
  readonly isCut: boolean;
  readonly parties: Parties;
  /** What they were found by, which goes along into the room; empty for the list as it is. */
  readonly term: string;
  readonly onOpen?: () => void;
  /** Called when the rows are first in the page, which is as high then as it will be. */
  readonly onDrawn: () => void;
}

/** Conversations one below the other, at most as many as a list shows. */
export function RoomRows({ rooms, isCut, parties, term, onOpen, onDrawn }: RoomRowsProps) {
  const now = useNow();
  const listed = rooms.length > MOST_LISTED_ROOMS ? rooms.slice(0, MOST_LISTED_ROOMS) : rooms;
  const drawn = useDeferredValue(listed, listed.slice(0, FIRST_ROWS));
  const left = listed.length - drawn.length;
  useLayoutEffect(() => onDrawn(), [onDrawn]);
  return (
    <>
      <ul className={styles.list} aria-label={text.label}>
        {drawn.map((room) => (
          <li key={room.id}>
            <Row
              room={room}
              product={parties.products.get(room.productId)}
              profile={parties.profiles.get(room.other)}
              now={now}
              term={term}
              onOpen={onOpen}
            />
          </li>
        ))}
        {left > 0 ? <li aria-hidden="true" style={{ blockSize: left * ROW_PX }} /> : null}
      </ul>
      {isCut || listed !== rooms ? (
        <p className={styles.where}>{text.cut(groupThousands(listed.length))}</p>
      ) : null}
    </>
  );
}
