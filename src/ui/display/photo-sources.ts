/** Small pictures are this wide. */
const THUMB_PX = 320;

export interface PhotoSources {
  readonly src: string;
  readonly srcSet: string;
  readonly sizes: string;
}

/**
 * How a photo that fills the width of a phone, or half of a desk, is asked for; `w` is its width in pixels.
 */
export const photoSources = (photo: {
  readonly url: string;
  readonly thumbUrl: string;
  readonly w: number;
}): PhotoSources => ({
  src: photo.url,
  srcSet: `${photo.thumbUrl} ${THUMB_PX}w, ${photo.url} ${photo.w}w`,
  sizes: '(width >= 56.25em) 560px, 100vw',
});
