import { memo, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { MOST_LISTED_ROOMS, type RoomSummary } from '#data/local/queries/room-queries.ts';
import type { Parties } from '#data/local/queries/party-queries.ts';
import { useNow } from '#device/use-now.ts';
import { groupThousands } from '#domain/format/format-won.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { RoomRow } from './room-row.tsx';
import { useFurther, type Reach } from './use-reach.ts';
import styles from './room-list.module.css';

const text = chatText.list;

/** Those of the first screen are drawn at once, others in slices between which a tap is heard. */
const FIRST_ROWS = 12;
/** What a row takes with letters of the usual size: the place that the rest is kept meanwhile. */
const ROW_PX = 80;

const Row = memo(RoomRow);

export interface RoomRowsProps {
  readonly rooms: readonly RoomSummary[];
  /** There are more, behind them. */
  readonly isCut: boolean;
  readonly parties: Parties;
  /** What is drawn of them. */
  readonly reach: Reach;
  /** What they were found by, which goes along into the room; empty for the list as it is. */
  readonly term: string;
  readonly onOpen?: () => void;
  /** Called when the rows are first in the page, which is as high then as it will be. */
  readonly onDrawn: () => void;
}

/** Conversations one below the other, at most as many as a list shows; further down as somebody looks there. */
export function RoomRows({ rooms, isCut, parties, reach, term, onOpen, onDrawn }: RoomRowsProps) {
  const now = useNow();
  const count = Math.min(rooms.length, MOST_LISTED_ROOMS);
  const most = Math.min(count, reach.rows);
  const inReach = useMemo(() => rooms.slice(0, most), [rooms, most]);
  const drawn = useDeferredValue(inReach, inReach.slice(0, FIRST_ROWS));
  const left = count - drawn.length;
  const rest = useRef<HTMLLIElement>(null);
  useFurther(rest, drawn === inReach && left > 0, reach.further);
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
        {left > 0 ? <li ref={rest} aria-hidden="true" style={{ blockSize: left * ROW_PX }} /> : null}
      </ul>
      {isCut || count < rooms.length ? (
        <p className={styles.where}>{text.cut(groupThousands(count))}</p>
      ) : null}
    </>
  );
}
