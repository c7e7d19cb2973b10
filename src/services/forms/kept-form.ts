import { useEffect, useState } from 'react';
import { dropTabDraft, keepTabDraft, takeNewestDraft, type DraftPlace } from '#data/local/tab-drafts.ts';
import { millis } from '#domain/units.ts';
import type { OwnDatabase } from '#session/user-database.ts';

/** What was typed into the fields of a form; a field that nobody has touched is missing. */
export type TypedFields<Field extends string> = ReadonlyMap<Field, string>;

export interface KeptForm<Field extends string> {
  readonly form: TypedFields<Field>;
  readonly change: (...changes: readonly (readonly [Field, string])[]) => void;
  /** It was submitted, or given up. */
  readonly clear: () => void;
}

export interface OwnTab {
  readonly tab: string;
  /** The tabs that are open. */
  readonly living: () => Promise<ReadonlySet<string>>;
}

interface Filled<Field extends string> {
  readonly name: string;
  readonly fields: TypedFields<Field>;
}

/** A form that is kept under a name; `db` is `null` where nobody is signed in, and `fields` the same list at every render. */
export function useFormKeptIn<Field extends string>(
  db: OwnDatabase | null,
  { tab, living }: OwnTab,
  name: string,
  fields: readonly Field[],
): KeptForm<Field> {
  const [typed, setTyped] = useState<Filled<Field> | null>(null);
  const [left, setLeft] = useState<Filled<Field> | null>(null);

  useEffect(() => {
    if (!db) return;
    living()
      .then((open) => takeNewestDraft(db, { name, tab }, open, (value) => fieldsOf(value, fields)))
      .then((found) => found && setLeft({ name, fields: found }))
      .catch((error: unknown) => console.warn('what was typed could not be read', error));
  }, [db, tab, living, name, fields]);

  const known = [typed, left].find((one) => one?.name === name);
  const form = known?.fields ?? new Map<Field, string>();
  const write = (work: (own: OwnDatabase, place: DraftPlace) => Promise<void>) => {
    if (!db) return;
    work(db, { name, tab }).catch((error: unknown) => console.warn('what was typed was not kept', error));
  };
  return {
    form,
    change(...changes) {
      const next = new Map([...form, ...changes]);
      setTyped({ name, fields: next });
      write((own, place) => keepTabDraft(own, place, Object.fromEntries(next), millis(Date.now())));
    },
    clear() {
      setTyped({ name, fields: new Map() });
      write(dropTabDraft);
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
