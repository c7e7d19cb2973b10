import { IMAGE_MAX_SIDE } from '#domain/media/image-policy.ts';

/** What the app makes for everybody is half as wide and as high; a picture whose compression fails goes as it is. */
const SHOWN_TO_ALL = (2 * IMAGE_MAX_SIDE) ** 2;
/** Of at most 1 MB a picture goes as a phone's camera has made it, of 50 million pixels in a new one. */
const SHOWN_TO_ONE = 8192 * 6144;

/** How many pixels a stored picture may have, by its folder; `null` where what is no picture may lie. */
export function mostPixelsIn(path: string): number | null {
  switch (path.slice(0, path.indexOf('/'))) {
    case 'chatImages':
      return SHOWN_TO_ONE;
    case 'productImages':
    case 'postImages':
    case 'profileImages':
      return SHOWN_TO_ALL;
    default:
      return null;
  }
}
