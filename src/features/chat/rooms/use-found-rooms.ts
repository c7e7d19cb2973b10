import { useMemo, useState } from 'react';
import { partiesToAsk, type Parties } from '#data/local/queries/party-queries.ts';
import { searchedRooms, type RoomSummary, type SearchedRooms } from '#data/local/queries/room-queries.ts';
import { roomKeyOf, roomsFound } from '#domain/chat/room-search.ts';
import type { SearchKey } from '#domain/search/search-key.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useLasting } from '#session/use-lasting.ts';
import { useLive, type Live } from '#session/use-live.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { useParties } from '../use-parties.ts';

export interface FoundRooms {
  readonly rooms: readonly RoomSummary[];
  readonly parties: Parties;
  readonly among: Pick<SearchedRooms, 'isCut' | 'hasAll'> & {
    readonly count: number;
    /** Rooms of which this device has never asked what they are about, or with whom. */
    readonly nameless: number;
  };
  /** What they are about, or with whom, could not be asked. */
  readonly hasFailed: boolean;
  readonly askAgain: () => void;
}

const NOTHING: SearchedRooms = { rooms: [], isCut: false, hasAll: true };
const NOBODY = { products: [], people: [] } as const;

/** The conversations of this device that a term finds; names that it lacks are fetched until it has them. */
export function useFoundRooms(term: string): Live<FoundRooms> {
  const db = useUserDatabase();
  const live = useLive(async () => (db ? searchedRooms(db) : NOTHING), [db]);
  const { rooms, isCut, hasAll } = live.kind === 'ready' ? live.value : NOTHING;
  const productIds = useMemo(() => [...new Set(rooms.map((room) => room.productId))], [rooms]);
  const uids = useMemo(() => [...new Set(rooms.map((room) => room.other))], [rooms]);

  const { isLoading, isAsking, products, profiles, ...asked } = useParties(productIds, uids);
  const parties = useMemo(() => ({ products, profiles }), [products, profiles]);
  const unknown = useLasting(
    useCatalogue(
      (catalogue) => partiesToAsk(catalogue, productIds, uids),
      [productIds.join(' '), uids.join(' ')],
    ),
  );
  const toAsk = unknown.kind === 'ready' ? unknown.value : NOBODY;
  // One refresh asks for a part of them; with each that comes there are fewer.
  const more = useRefresh(
    isAsking || toAsk.products.length === 0 ? null : { kind: 'missing_products', ids: toAsk.products },
  );

  const keyOf = useMemo(() => keysBy({ products, profiles }), [products, profiles]);
  const found = useMemo(() => roomsFound(rooms, term, keyOf), [rooms, term, keyOf]);
  const nameless = useMemo(() => {
    const things = new Set(toAsk.products);
    const people = new Set(toAsk.people);
    return rooms.filter(({ productId, other }) => things.has(productId) || people.has(other)).length;
  }, [rooms, toAsk]);

  // Each message puts the rooms into another order, and some are about things that were not asked for: what was
  // found stands while those are.
  const isRead = live.kind === 'ready' && !isLoading && unknown.kind !== 'loading';
  const [wasRead, setRead] = useState(isRead);
  if (isRead && !wasRead) setRead(true);
  if (live.kind === 'failed') return live;
  if (!wasRead && !isRead) return { kind: 'loading' };
  return {
    kind: 'ready',
    value: {
      rooms: found,
      parties,
      among: { count: rooms.length, isCut, hasAll, nameless },
      hasFailed: asked.hasFailed || more.failed !== null,
      askAgain: () => {
        asked.askAgain();
        more.refresh();
      },
    },
  };
}

/** Each key is made once, and not again with every letter. */
function keysBy({ products, profiles }: Parties): (room: RoomSummary) => SearchKey {
  const keys = new WeakMap<RoomSummary, SearchKey>();
  return (room) => {
    const known = keys.get(room);
    if (known) return known;
    const key = roomKeyOf({
      nickname: profiles.get(room.other)?.nickname ?? null,
      title: products.get(room.productId)?.title ?? null,
      lines: [room.lastMessage, room.draft],
    });
    keys.set(room, key);
    return key;
  };
}
