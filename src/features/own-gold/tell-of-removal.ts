import { ownGoldText as text } from '#i18n/ko/own-gold.ts';
import { toasts } from '#ui/toast/toasts.ts';

/** Says what has come of a removal: a disk that refuses it leaves everything where it was. */
export async function tellOfRemoval(remove: () => Promise<void>): Promise<void> {
  try {
    await remove();
    toasts.show({ title: text.act.removed, tone: 'ok' });
  } catch (error) {
    console.error('a piece was not removed', error);
    toasts.show({ title: text.act.notRemoved, tone: 'error' });
  }
}
