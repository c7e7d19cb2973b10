import { groupThousands } from '#domain/format/format-won.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { commonText } from '#i18n/ko/common.ts';
import { useRoomsError } from '#session/rooms-error.ts';
import { useConnection } from '#session/use-connection.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { RoomRows } from './room-rows.tsx';
import { useReach } from './use-reach.ts';
import { useFoundRooms, type FoundRooms as Found } from './use-found-rooms.ts';
import { whereFound, type Rest } from './where-found.ts';
import styles from './room-list.module.css';

const text = chatText.search;
const WAYS = {
  words: commonText,
  failed: chatText.list.failed,
  skeleton: { shape: 'small-row' },
} as const;

export interface FoundRoomsProps {
  readonly term: string;
  readonly onOpen: () => void;
  readonly onClear: () => void;
  readonly onDrawn: () => void;
}

/** The conversations that a term finds, how many they are, and among which was looked. */
export function FoundRooms(props: FoundRoomsProps) {
  const found = useFoundRooms(props.term);
  const rest = useRest(found.kind === 'ready' && found.value.hasFailed);
  if (found.kind === 'failed') return <LiveState kind="failed" {...WAYS} />;
  const value = found.kind === 'ready' ? found.value : null;
  const where = value === null ? '' : whereFound(value.among, rest);
  // What is still on its way may be just what is looked for.
  const isOpen = value === null || (value.rooms.length === 0 && where !== '' && rest === 'coming');
  return (
    <>
      {/* Always here, so that what comes to stand in it is read out. */}
      <p className={styles.count} role="status">
        {isOpen ? '' : countWords(value.rooms.length)}
      </p>
      {where === '' ? null : (
        <Where words={where} onAgain={rest === 'failed' && value?.hasFailed ? value.askAgain : null} />
      )}
      {isOpen ? (
        <LiveState kind="loading" {...WAYS} />
      ) : (
        <Rows {...props} found={value} isPart={where !== ''} />
      )}
    </>
  );
}

const countWords = (count: number): string =>
  count === 0 ? text.foundNone : text.found(groupThousands(count));

/** What is to be said of what this device lacks. */
function useRest(hasFailed: boolean): Rest {
  const { kind } = useConnection();
  const isListBroken = useRoomsError();
  if (kind === 'offline') return 'offline';
  return hasFailed || isListBroken ? 'failed' : 'coming';
}

interface WhereProps {
  readonly words: string;
  readonly onAgain: (() => void) | null;
}

function Where({ words, onAgain }: WhereProps) {
  return (
    <div className={styles.where}>
      <p>{words}</p>
      {onAgain ? (
        <Button
          variant="secondary"
          size="small"
          onClick={({ currentTarget }) => {
            focusBesideOnceGone(currentTarget);
            onAgain();
          }}
        >
          {commonText.retry}
        </Button>
      ) : null}
    </div>
  );
}

function Rows({
  found,
  isPart,
  term,
  onOpen,
  onClear,
  onDrawn,
}: FoundRoomsProps & { readonly found: Found; readonly isPart: boolean }) {
  const reach = useReach();
  if (found.rooms.length === 0) {
    return (
      <EmptyState
        message={isPart ? text.noneHere(term) : text.none(term)}
        action={
          <Button
            variant="secondary"
            onClick={({ currentTarget }) => {
              focusBesideOnceGone(currentTarget);
              onClear();
            }}
          >
            {text.clear}
          </Button>
        }
      />
    );
  }
  const { rooms, parties } = found;
  return <RoomRows {...{ rooms, parties, reach, term, onOpen, onDrawn }} isCut={false} />;
}
