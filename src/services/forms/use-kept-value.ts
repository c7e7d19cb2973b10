import { THIS_TAB } from '#device/this-tab.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { useDraftsOf } from './draft-store.ts';
import { useValueKeptIn, type KeptValue } from './kept-value.ts';

/** The same of a form that is more than a row of fields. */
export const useKeptValue = (name: string): KeptValue =>
  useValueKeptIn(useDraftsOf(useUserDatabase()), THIS_TAB, name);
