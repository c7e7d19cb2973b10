import { useState, useCallback } from 'react';
import { dropTabDraft, takeNewestDraft, type DraftPlace } from '#data/local/tab-drafts.ts';
import type { OwnDatabase } from '#session/user-database.ts';
import { keepDraft } from '#sync/commands/keep-draft.ts';
import { realEnvironment } from '#sync/environment.ts';
import { draftRefusals } from './draft-refusals.ts';
import { useLeftDraftIn, type TakeDraft } from './left-draft.ts';
import type { OwnTab } from '#device/this-tab.ts';

/** What was typed into the fields of a form; a field that nobody has touched is missing. */
export type TypedFields<Field extends string> = ReadonlyMap<Field, string>;

export interface KeptForm<Field extends string> {
  readonly form: TypedFields<Field>;
  readonly change: (...changes: readonly (readonly [Field, string])[]) => void;
  /** It was submitted, or given up. */
  readonly clear: () => void;
}

/** A form that is kept under a name; `db` is `null` where nobody is signed in, and `fields` the same list at every render. */
export function useFormKeptIn<Field extends string>(
  db: OwnDatabase | null,
  ownTab: OwnTab,
  name: string,
  fields: readonly Field[],
): KeptForm<Field> {
  const [typed, setTyped] = useState<{ readonly name: string; readonly fields: TypedFields<Field> } | null>(
    null,
  );
  const take: TakeDraft<TypedFields<Field>> = useCallback(
    (own, tab, living) => takeNewestDraft(own, { name, tab }, living, (value) => fieldsOf(value, fields)),
    [name, fields],
  );
  const left = useLeftDraftIn(db, ownTab, take);

  const found = left.kind === 'ready' ? left.draft : null;
  const form = (typed?.name === name ? typed.fields : found) ?? new Map<Field, string>();
  const place: DraftPlace = { name, tab: ownTab.tab };
  return {
    form,
    change(...changes) {
      const next = new Map([...form, ...changes]);
      setTyped({ name, fields: next });
      if (!db) return;
      keepDraft(db, place, Object.fromEntries(next), realEnvironment).then(
        draftRefusals.taken,
        (error: unknown) => {
          console.warn('what was typed was not kept', error);
          draftRefusals.refused();
        },
      );
    },
    clear() {
      setTyped({ name, fields: new Map() });
      if (!db) return;
      dropTabDraft(db, place).catch((error: unknown) =>
        console.warn('what was typed was not forgotten', error),
      );
    },
  };
}

/** Field by field: an earlier version of the form may have had others. */
function fieldsOf<Field extends string>(value: unknown, fields: readonly Field[]): TypedFields<Field> | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept = new Map<string, unknown>(Object.entries(value));
  return new Map(
    fields.flatMap((field) => {
      const text = kept.get(field);
      return typeof text === 'string' ? [[field, text] as const] : [];
    }),
  );
}
