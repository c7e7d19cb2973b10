import { useLeftDraftIn, type LeftDraft, type TakeDraft } from './left-draft.ts';
import { THIS_TAB } from '#device/this-tab.ts';
import { useUserDatabase } from '#session/use-user-database.ts';

/** What was left unfinished in this tab, and in tabs that are gone. */
export const useLeftDraft = <Draft>(take: TakeDraft<Draft>): LeftDraft<Draft> =>
  useLeftDraftIn(useUserDatabase(), THIS_TAB, take);
