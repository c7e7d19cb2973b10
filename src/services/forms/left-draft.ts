import { useEffect, useState } from 'react';
import type { OwnTab } from '#device/this-tab.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';

/** Makes what was left unfinished in a store a tab's own; `living` are the tabs that are open. */
export type TakeDraft<Draft, Store = OwnDatabase> = (
  store: Store,
  tab: string,
  living: ReadonlySet<string>,
) => Promise<Draft | null>;

export type LeftDraft<Draft> =
  | { readonly kind: 'loading' }
  /** `null` where nothing was left. */
  | { readonly kind: 'ready'; readonly draft: Draft | null };

/**
 * What was left unfinished, read once: what is typed from then on is written down in its place. On a disk
 * that cannot be read nothing was left, and the form is there all the same. `take` is the same function as
 * long as it is about the same place.
 */
export function useLeftDraftIn<Draft, Store extends object>(
  store: Store | null,
  { tab, living }: OwnTab,
  take: TakeDraft<Draft, Store>,
): LeftDraft<Draft> {
  const [left, setLeft] = useState<{
    readonly store: Store;
    readonly take: TakeDraft<Draft, Store>;
    readonly draft: Draft | null;
  } | null>(null);
  useEffect(() => {
    if (!store) return;
    void read(store, { tab, living }, take).then((draft) => setLeft({ store, take, draft }));
  }, [store, tab, living, take]);
  return left?.store === store && left?.take === take
    ? { kind: 'ready', draft: left.draft }
    : { kind: 'loading' };
}

async function read<Draft, Store>(
  store: Store,
  { tab, living }: OwnTab,
  take: TakeDraft<Draft, Store>,
): Promise<Draft | null> {
  try {
    return await take(store, tab, await living());
  } catch (error) {
    console.warn('what was left unfinished could not be read', error);
    return null;
  }
}
