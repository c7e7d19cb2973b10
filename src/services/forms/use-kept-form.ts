import { THIS_TAB } from '#device/this-tab.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { useDraftsOf } from './draft-store.ts';
import { useFormKeptIn, type KeptForm } from './kept-form.ts';

/**
 * A form whose fields are written down at every change, under a name: they are there again when the sheet,
 * the page or the phone is opened anew. Each tab has its own. `of` as for `useFormKeptIn`.
 */
export const useKeptForm = <Field extends string>(
  name: string,
  fields: readonly Field[],
  of?: string,
): KeptForm<Field> => useFormKeptIn(useDraftsOf(useUserDatabase()), THIS_TAB, name, fields, of);
