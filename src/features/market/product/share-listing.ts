import { productPageText } from '#i18n/ko/product.ts';
import { toasts } from '#ui/toast/toasts.ts';

export interface SharedListing {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Hands a listing to the device's own sharing, or else copies its address and says so. */
export async function shareListing(listing: SharedListing): Promise<void> {
  if (canShare(listing) && (await sharedOrCalledOff(listing))) return;
  try {
    await navigator.clipboard.writeText(listing.url);
    toasts.show({ title: productPageText.shared, tone: 'ok', tag: 'share' });
  } catch (error) {
    console.warn('the address could not be copied', error);
    toasts.show({ title: productPageText.shareFailed, tone: 'error', tag: 'share' });
  }
}

const canShare = (listing: SharedListing): boolean =>
  typeof navigator.share === 'function' && (navigator.canShare?.({ ...listing }) ?? true);

/** It was closed, or stands open still from the press before. */
const NO_FAILURES: ReadonlySet<string> = new Set(['AbortError', 'InvalidStateError']);

/** Closing the share sheet is a choice; after any other failure the address is copied instead. */
async function sharedOrCalledOff(listing: SharedListing): Promise<boolean> {
  try {
    await navigator.share({ ...listing });
    return true;
  } catch (error) {
    if (error instanceof DOMException && NO_FAILURES.has(error.name)) return true;
    console.warn('the listing could not be shared', error);
    return false;
  }
}
