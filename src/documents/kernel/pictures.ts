import * as v from 'valibot';
import { lenient, listOf, plain, type Kind } from './kind.ts';
import { wholeNumber } from './kinds.ts';
import { shape } from './shape.ts';

/**
 * What may stand in the `src` of a picture: https, or the emulator on the reader's own machine. Anything else
 * (`javascript:`, `data:`, a name and password before the host) is no picture of ours.
 */
const PICTURE_ADDRESS =
  /^(?:https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?)\/[^\s"'<>\\^`{|}]*$/i;
const MAX_ADDRESS_CHARS = 2000;

export const pictureUrl: Kind<string> = plain(
  v.pipe(v.string(), v.maxLength(MAX_ADDRESS_CHARS), v.regex(PICTURE_ADDRESS)),
);
const pixels: Kind<number> = plain(v.pipe(wholeNumber, v.minValue(1), v.maxValue(100_000)));

/** A picture with its size in pixels. */
interface Picture {
  readonly url: string;
  readonly w: number;
  readonly h: number;
}

const size = { w: pixels, h: pixels };
const picture = shape<Picture>({ url: pictureUrl, ...size });
const pictureWithThumb = shape<Picture & { readonly thumbUrl: string }>({
  url: pictureUrl,
  thumbUrl: pictureUrl,
  ...size,
});

/** Pictures of a post. */
export const pictures = (max: number): Kind<readonly Picture[]> => lenient(listOf(picture, max), []);

/** Pictures of a product, each with its small edition. */
export const picturesWithThumbs = (max: number): Kind<readonly (Picture & { readonly thumbUrl: string })[]> =>
  lenient(listOf(pictureWithThumb, max), []);
