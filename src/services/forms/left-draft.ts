import { useEffect, useState } from 'react';
import type { OwnTab } from '#device/this-tab.ts';
import type { OwnDatabase } from '#session/user-database.ts';

/** Makes what was left unfinished somewhere a tab's own; `living` are the tabs that are open. */
export type TakeDraft<Draft> = (
  db: OwnDatabase,
  tab: string,
  living: ReadonlySet<string>,
) => Promise<Draft | null>;

export type LeftDraft<Draft> =
  | { readonly kind: 'loading' }
  /** `null` where nothing was left. */
  | { readonly kind: 'ready'; readonly draft: Draft | null };

/**
 * What was left unfinished, read once: what is typed from then on is written down in its place. On a disk that cannot be read
 * nothing was left, and the form is there all the same. `take` is the same function as long as it is about the same place.
 */
export function useLeftDraftIn<Draft>(
  db: OwnDatabase | null,
  { tab, living }: OwnTab,
  take: TakeDraft<Draft>,
): LeftDraft<Draft> {
  const [left, setLeft] = useState<{
    readonly db: OwnDatabase;
    readonly take: TakeDraft<Draft>;
    readonly draft: Draft | null;
  } | null>(null);
  useEffect(() => {
    if (!db) return;
    void read(db, { tab, living }, take).then((draft) => setLeft({ db, take, draft }));
  }, [db, tab, living, take]);
  return left?.db === db && left?.take === take ? { kind: 'ready', draft: left.draft } : { kind: 'loading' };
}

async function read<Draft>(
  db: OwnDatabase,
  { tab, living }: OwnTab,
  take: TakeDraft<Draft>,
): Promise<Draft | null> {
  try {
    return await take(db, tab, await living());
  } catch (error) {
    console.warn('what was left unfinished could not be read', error);
    return null;
  }
}
