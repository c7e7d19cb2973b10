import { draftText } from '#i18n/ko/draft.ts';
import { draftRefusals } from '#services/forms/draft-refusals.ts';
import { toasts } from '#ui/toast/toasts.ts';

/** Says that what is being typed is only on the screen. */
export function followRefusedDrafts(): void {
  draftRefusals.subscribe(() => toasts.show({ ...draftText.refused, tone: 'error', tag: 'draft' }));
}
