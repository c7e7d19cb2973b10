import * as v from 'valibot';
import { lenient, listOf, wholeNumber, type Field } from './firestore-fields.ts';

/**
 * What may stand in the `src` of a picture: https, or the emulator on the reader's own machine. Anything else
 * (`javascript:`, `data:`, a name and password before the host) is no picture of ours.
 */
const PICTURE_ADDRESS =
  /^(?:https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?)\/[^\s"'<>\\^`{|}]*$/i;
const MAX_ADDRESS_CHARS = 2000;

export const pictureUrl: Field<string> = v.pipe(
  v.string(),
  v.maxLength(MAX_ADDRESS_CHARS),
  v.regex(PICTURE_ADDRESS),
);

const pixels: Field<number> = v.pipe(wholeNumber, v.minValue(1), v.maxValue(100_000));

/** A picture with its size in pixels. */
const picture = v.object({ url: pictureUrl, w: pixels, h: pixels });

/** Pictures of a post. */
export const pictures = (max: number): Field<readonly v.InferOutput<typeof picture>[]> =>
  lenient(listOf(picture, max), []);

const pictureWithThumb = v.object({ ...picture.entries, thumbUrl: pictureUrl });

/** Pictures of a product, each with its small edition. */
export const picturesWithThumbs = (max: number): Field<readonly v.InferOutput<typeof pictureWithThumb>[]> =>
  lenient(listOf(pictureWithThumb, max), []);
