import { Link } from '@tanstack/react-router';
import MessageCircle from 'lucide-react/icons/message-circle';
import { haveSameParties, type Parties } from '#data/local/queries/party-queries.ts';
import { listedRooms, type RoomsHere, type RoomSummary } from '#data/local/queries/room-queries.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { commonText } from '#i18n/ko/common.ts';
import { forgetWithEachBlock } from '#session/forget-with-each-block.ts';
import { keepingRows } from '#session/keeping-equal.ts';
import { keptAnswer } from '#session/kept-answer.ts';
import { useRoomsError } from '#session/rooms-error.ts';
import { tryAgain } from '#session/running-sync.ts';
import { useConnection } from '#session/use-connection.ts';
import { useLive, type Live } from '#session/use-live.ts';
import { usePulled } from '#session/use-pulled.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useParties } from '../use-parties.ts';
import { RoomRows, type RoomRowsProps } from './room-rows.tsx';
import { useReach } from './use-reach.ts';
import styles from './room-list.module.css';

const text = chatText.list;
const WAYS = {
  words: commonText,
  failed: text.failed,
  offline: text.offlineEmpty,
  skeleton: { shape: 'small-row' },
} as const;

const NOTHING: RoomsHere = { rooms: [], isCut: false };
/** Of one person, as long as the page lives: a room that says what it said is the same object. */
const keepRows = keepingRows<RoomSummary>(({ id }) => id);
const keptRooms = keptAnswer<RoomsHere>(
  (former, { rooms, isCut }) =>
    former.isCut === isCut &&
    former.rooms.length === rooms.length &&
    former.rooms.every((room, index) => room === rooms[index]),
);
const keptParties = keptAnswer<Parties>(haveSameParties);

/** The conversations of the person at the screen, from the disk. */
export function RoomList({ onDrawn }: Pick<RoomRowsProps, 'onDrawn'>) {
  const rooms = useRooms();
  if (rooms.kind !== 'ready') return <LiveState kind={rooms.kind} {...WAYS} />;
  return rooms.value.rooms.length === 0 ? <NoRooms /> : <Rooms {...rooms.value} onDrawn={onDrawn} />;
}

function Rooms({ rooms, isCut, onDrawn }: RoomsHere & Pick<RoomRowsProps, 'onDrawn'>) {
  const reach = useReach();
  const named = rooms.slice(0, reach.rows);
  const parties = useParties(
    named.map((room) => room.productId),
    named.map((room) => room.other),
    { mayAsk: true, kept: keptParties, waits: false },
  );
  return <RoomRows rooms={rooms} isCut={isCut} parties={parties} reach={reach} term="" onDrawn={onDrawn} />;
}

/** The list could not be followed: what is shown may be old. Offline, the strip says so already. */
export function RoomsNotice() {
  const hasFailed = useRoomsError();
  const { kind } = useConnection();
  if (!hasFailed || kind === 'offline') return null;
  return (
    <div className={styles.notice}>
      <Notice tone="error" role="alert">
        <div className={styles.failed}>
          <span>{text.roomsError}</span>
          <Button
            variant="secondary"
            size="small"
            onClick={({ currentTarget }) => {
              focusBesideOnceGone(currentTarget);
              void tryAgain();
            }}
          >
            {commonText.retry}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

function NoRooms() {
  const pulled = usePulled('rooms');
  const hasFailed = useRoomsError();
  const browse = (
    <Link to="/trade" className={buttonClass()}>
      {text.browse}
    </Link>
  );
  // What could not be followed is not on its way: the notice above says so, and what can be done.
  if (pulled === 'loading' && hasFailed) return null;
  if (pulled !== 'pulled') {
    return <LiveState kind={pulled} {...WAYS} onRetry={tryAgain} action={browse} />;
  }
  return <EmptyState icon={<MessageCircle size={32} />} message={text.empty} action={browse} />;
}

/** The person's conversations, live from the disk. */
function useRooms(): Live<RoomsHere> {
  const db = useUserDatabase();
  if (db) forgetWithEachBlock(db);
  return useLive(
    async () => {
      if (!db) return NOTHING;
      const { rooms, isCut } = await listedRooms(db);
      return { rooms: keepRows(rooms), isCut };
    },
    [db],
    keptRooms,
  );
}
