import { commonText } from '#i18n/ko/common.ts';
import { myProductsText as text } from '#i18n/ko/my-products.ts';
import { wakeSync } from '#session/running-sync.ts';
import { toasts } from '#ui/toast/toasts.ts';

/** Puts what waits in line again, or takes it back; says so where that came to nothing. */
export async function changeWaiting(change: () => Promise<boolean>): Promise<void> {
  try {
    if (await change()) wakeSync();
    else toasts.show({ title: text.inFlight, tone: 'error' });
  } catch (error) {
    console.warn('what waits was not changed', error);
    toasts.show({ title: commonText.unknownFailure, tone: 'error' });
  }
}
