import { useCallback, useState } from 'react';
import type { OwnTab } from '#device/this-tab.ts';
import { draftRefusals } from './draft-refusals.ts';
import type { DraftStore } from './draft-store.ts';
import { useLeftDraftIn, type TakeDraft } from './left-draft.ts';

/** What is typed into a form, whatever its shape: the form reads it as something of an earlier version. */
export interface KeptValue {
  /** `null` where nothing was typed. */
  readonly stored: unknown;
  readonly keep: (value: unknown) => void;
  /** It was submitted, or given up. */
  readonly clear: () => void;
}

/** What is typed is written down at every change; `store` is `null` while there is none. */
export function useValueKeptIn(store: DraftStore | null, ownTab: OwnTab, name: string): KeptValue {
  const [typed, setTyped] = useState<{ readonly name: string; readonly value: unknown } | null>(null);
  const take: TakeDraft<unknown, DraftStore> = useCallback(
    (from, tab, living) => from.take({ name, tab }, living),
    [name],
  );
  const left = useLeftDraftIn(store, ownTab, take);

  const found = left.kind === 'ready' ? left.draft : null;
  const place = { name, tab: ownTab.tab };
  return {
    stored: typed?.name === name ? typed.value : found,
    keep(value) {
      setTyped({ name, value });
      store?.keep(place, value).then(draftRefusals.taken, (error: unknown) => {
        console.warn('what was typed was not kept', error);
        draftRefusals.refused();
      });
    },
    clear() {
      setTyped({ name, value: null });
      store?.drop(place).catch((error: unknown) => console.warn('what was typed was not forgotten', error));
    },
  };
}
