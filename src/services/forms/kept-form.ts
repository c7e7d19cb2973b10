import type { OwnTab } from '#device/this-tab.ts';
import type { DraftStore } from './draft-store.ts';
import { useValueKeptIn } from './kept-value.ts';

/** What was typed into the fields of a form; a field that nobody has touched is missing. */
export type TypedFields<Field extends string> = ReadonlyMap<Field, string>;

export interface KeptForm<Field extends string> {
  readonly form: TypedFields<Field>;
  /** As it is written down; `null` where nothing was typed. */
  readonly stored: unknown;
  readonly change: (...changes: readonly (readonly [Field, string])[]) => void;
  /** It was submitted, or given up; what was typed since stays (`KeptValue`). */
  readonly clear: () => boolean;
}

/**
 * A form that is kept under a name; `store` is `null` where nobody is signed in. Where what it is about may change
 * under that name, `of` says what it is about: what was typed of something else is none of it.
 */
export function useFormKeptIn<Field extends string>(
  store: DraftStore | null,
  ownTab: OwnTab,
  name: string,
  fields: readonly Field[],
  of = '',
): KeptForm<Field> {
  const { stored, keep, clear } = useValueKeptIn(store, ownTab, name);
  const form = fieldsOf(stored, fields, of);
  return {
    form,
    stored,
    change: (...changes) =>
      keep(Object.fromEntries([...form, ...changes, ...(of === '' ? [] : [['of', of]])])),
    clear,
  };
}

/** Field by field: an earlier version of the form may have had others. */
function fieldsOf<Field extends string>(
  value: unknown,
  fields: readonly Field[],
  of: string,
): TypedFields<Field> {
  const kept = new Map<string, unknown>(
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  );
  if ((kept.get('of') ?? '') !== of) return new Map();
  return new Map(
    fields.flatMap((field) => {
      const text = kept.get(field);
      return typeof text === 'string' ? [[field, text] as const] : [];
    }),
  );
}
