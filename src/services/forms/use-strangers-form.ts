import { THIS_TAB } from '#device/this-tab.ts';
import { deviceDrafts } from './device-drafts.ts';
import { useFormKeptIn, type KeptForm } from './kept-form.ts';

const drafts = deviceDrafts();

/** A kept form of somebody who has no account yet. */
export const useStrangersForm = <Field extends string>(
  name: string,
  fields: readonly Field[],
): KeptForm<Field> => useFormKeptIn(drafts, THIS_TAB, name, fields);
