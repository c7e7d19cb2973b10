import { onSnapshot, type Query, type QuerySnapshot } from 'firebase/firestore';
import type { PageEnd } from '#domain/server/page.ts';
import { endOfPage } from '../by-time.ts';
import type { QueryDescription } from '../query-description.ts';

export interface LiveSnapshot<T> {
  readonly rows: readonly T[];
  /** How many documents the server gave, the malformed ones included. */
  readonly size: number;
  /** Of a list that is read page by page; `null` where it ends here. */
  readonly end?: PageEnd | null;
  /** The last document, understood or not: a list in the order of its ids goes on behind it. */
  readonly lastId?: string | undefined;
}

export interface LiveObserver<T, Snapshot = LiveSnapshot<T>> {
  /** Called only for what the server has said, never for the SDK's guess while it has no connection. */
  readonly next: (snapshot: Snapshot) => void;
  /** The listener has ended and will not call again. */
  readonly failed: (code: 'denied' | 'offline') => void;
}

/** What a document says, or `null` for a malformed one. */
export type Parse<T> = (id: string, data: unknown) => T | null;

/** Follows a query; gives the way to stop. */
export const watch = <T>(wanted: Query, parse: Parse<T>, observer: LiveObserver<T>): (() => void) =>
  watchAs(wanted, (snapshot) => snapshotOf(snapshot, parse), observer);

/** The same for whoever needs more of a snapshot than its rows. */
export function watchAs<T, Snapshot>(
  wanted: Query,
  read: (snapshot: QuerySnapshot) => Snapshot,
  observer: LiveObserver<T, Snapshot>,
): () => void {
  return onSnapshot(
    wanted,
    // Without this a listener says nothing when the server confirms what it had already shown from memory.
    { includeMetadataChanges: true },
    (snapshot) => {
      if (!snapshot.metadata.fromCache) observer.next(read(snapshot));
    },
    (error) => observer.failed(error.code === 'permission-denied' ? 'denied' : 'offline'),
  );
}

export type LivePage<T> = LiveSnapshot<T> & { readonly end: PageEnd | null };

/** The same of `wanted`, which is read page by page. */
export const pageOf = <T>(
  snapshot: QuerySnapshot,
  parse: Parse<T>,
  wanted: QueryDescription,
): LivePage<T> => ({
  ...snapshotOf(snapshot, parse),
  end: endOfPage(snapshot.docs, wanted, (last, field) => last.get(field)),
});

/** What the server gave, the malformed documents left out. */
export function snapshotOf<T>(snapshot: QuerySnapshot, parse: Parse<T>): LiveSnapshot<T> {
  const rows = snapshot.docs.flatMap((document) => {
    const row = parse(document.id, document.data());
    if (row === null) console.warn('malformed document skipped', document.ref.path);
    return row === null ? [] : [row];
  });
  return { rows, size: snapshot.size, lastId: snapshot.docs.at(-1)?.id };
}
