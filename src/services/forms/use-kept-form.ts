import { useUserDatabase } from '#session/user-database.ts';
import { useFormKeptIn, type KeptForm } from './kept-form.ts';
import { THIS_TAB } from '#device/this-tab.ts';

/**
 * A form whose fields are written down at every change, under a name: they are there again when the sheet, the page or the phone
 * is opened anew. Each tab has its own. `fields` is the same list at every render.
 */
export const useKeptForm = <Field extends string>(name: string, fields: readonly Field[]): KeptForm<Field> =>
  useFormKeptIn(useUserDatabase(), THIS_TAB, name, fields);
