import { livingTabs, thisTab } from '#device/this-tab.ts';
import { useUserDatabase } from '#session/user-database.ts';
import { useFormKeptIn, type KeptForm, type OwnTab } from './kept-form.ts';

const THIS_TAB: OwnTab = { tab: thisTab, living: livingTabs };

/**
 * A form whose fields are written down at every change, under a name: they are there again when the sheet, the page or the phone
 * is opened anew. Each tab has its own. `fields` is the same list at every render.
 */
export const useKeptForm = <Field extends string>(name: string, fields: readonly Field[]): KeptForm<Field> =>
  useFormKeptIn(useUserDatabase(), THIS_TAB, name, fields);
