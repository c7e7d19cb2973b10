import { askListingEarly } from '#services/listing/early-cover.ts';
import { photoSources, type PhotoSources } from '#ui/display/photo-sources.ts';

/** Ids as `domain/ids.ts` has them; the screen tells what is wrong with any other. */
const LISTING = /^\/product\/([\w-]+)\/?$/;

/**
 * On a device's first visit to a listing its photo stands in the skeleton of index.html before the app runs.
 * A device that a worker serves has the app, and the listing as far as it was seen, on its disk.
 */
export async function paintListingEarly(): Promise<void> {
  const id = LISTING.exec(location.pathname)?.[1];
  if (id === undefined || navigator.serviceWorker?.controller) return;
  const cover = await askListingEarly(id);
  const page = document.querySelector('.first-paint-page');
  if (!page || !cover) return;
  // The photo says nothing to a screen reader; that the rest is on its way, it still hears.
  page.replaceChildren(...page.querySelectorAll('.first-paint-status'), photoOf(photoSources(cover)));
}

function photoOf({ src, srcSet, sizes }: PhotoSources): HTMLElement {
  const photo = new Image();
  photo.className = 'first-paint-photo';
  photo.alt = '';
  photo.fetchPriority = 'high';
  photo.sizes = sizes;
  photo.srcset = srcSet;
  photo.src = src;
  return photo;
}
