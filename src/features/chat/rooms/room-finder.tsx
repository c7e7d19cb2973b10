import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useDeferredValue } from 'react';
import { queryOf } from '#domain/search/search-key.ts';
import { chatText } from '#i18n/ko/chat.ts';
import { SearchField } from '#ui/field/search-field.tsx';
import { FoundRooms } from './found-rooms.tsx';
import { RoomList, RoomsNotice } from './room-list.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import { useTypedTerm } from './use-typed-term.ts';
import styles from './room-list.module.css';

const text = chatText.search;
/** Longer than any name; what was pasted is cut before it is looked for, and not lost by the address. */
const MOST_CHARS = 200;

/** The conversations of the person at the screen, and those of them that the address looks for. */
export function RoomFinder() {
  const term = useSearch({ strict: false, select: ({ q = '' }) => q });
  const navigate = useNavigate();
  const router = useRouter();
  const toKeptPlace = useKeptPlace();
  const search = useCallback(
    (q: string) => {
      // Whoever is on the way to another screen is not held back for what was typed here.
      if (router.latestLocation.pathname !== router.state.resolvedLocation?.pathname) return;
      void navigate({ to: '.', search: q === '' ? {} : { q }, replace: true, resetScroll: false });
      // Or a room that is opened in the same moment takes this change's place in the history.
      router.history.flush();
    },
    [navigate, router],
  );
  return <RoomSearch term={term} onSearch={search} onDrawn={toKeptPlace} />;
}

export interface RoomSearchProps {
  /** As the address has it; empty for the whole list. */
  readonly term: string;
  readonly onSearch: (term: string) => void;
  readonly onDrawn: () => void;
}

export function RoomSearch({ term, onSearch, onDrawn }: RoomSearchProps) {
  const { typed, type, keep } = useTypedTerm(term, onSearch);
  // A list of a thousand must not hold up the next letter.
  const wanted = useDeferredValue(typed.trim());
  return (
    <>
      <div className={styles.search}>
        <SearchField
          label={text.label}
          placeholder={text.placeholder}
          clearLabel={text.clear}
          maxLength={MOST_CHARS}
          value={typed}
          onValueChange={type}
          onSearch={keep}
        />
      </div>
      <RoomsNotice />
      {queryOf(wanted).words.length === 0 ? (
        <RoomList onDrawn={onDrawn} />
      ) : (
        <FoundRooms term={wanted} onOpen={keep} onClear={() => type('')} onDrawn={onDrawn} />
      )}
    </>
  );
}
