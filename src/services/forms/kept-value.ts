import { useCallback, useRef, useState } from 'react';
import type { OwnTab } from '#device/this-tab.ts';
import { draftRefusals } from './draft-refusals.ts';
import type { DraftStore } from './draft-store.ts';
import { useLeftDraftIn, type TakeDraft } from './left-draft.ts';

/** What is typed into a form, whatever its shape: the form reads it as something of an earlier version. */
export interface KeptValue {
  /** `null` where nothing was typed. */
  readonly stored: unknown;
  readonly keep: (value: unknown) => void;
  /**
   * It was submitted, or given up: what was typed when the form was drawn that asks for this. What was typed
   * since, while the answer was on its way, stays: `false`, and the form is not empty.
   */
  readonly clear: () => boolean;
}

interface Typed {
  readonly name: string;
  readonly value: unknown;
}

/** What is typed is written down at every change; `store` is `null` while there is none. */
export function useValueKeptIn(store: DraftStore | null, ownTab: OwnTab, name: string): KeptValue {
  const [typed, setTyped] = useState<Typed | null>(null);
  /** The same at this moment, for whoever asks by a drawing that is older. */
  const latest = useRef<Typed | null>(null);
  const take: TakeDraft<unknown, DraftStore> = useCallback(
    (from, tab, living) => from.take({ name, tab }, living),
    [name],
  );
  const left = useLeftDraftIn(store, ownTab, take);

  const found = left.kind === 'ready' ? left.draft : null;
  const place = { name, tab: ownTab.tab };
  const stored = typed?.name === name ? typed.value : found;
  const turnTo = (value: unknown) => {
    latest.current = { name, value };
    setTyped(latest.current);
  };
  return {
    stored,
    keep(value) {
      turnTo(value);
      store?.keep(place, value).then(draftRefusals.taken, (error: unknown) => {
        console.warn('what was typed was not kept', error);
        draftRefusals.refused();
      });
    },
    clear() {
      const standing = latest.current?.name === name ? latest.current.value : stored;
      if (JSON.stringify(standing) !== JSON.stringify(stored)) return false;
      turnTo(null);
      store?.drop(place).catch((error: unknown) => console.warn('what was typed was not forgotten', error));
      return true;
    },
  };
}
