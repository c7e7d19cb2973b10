/** Pictures of a chat are compressed above this many bytes. */
export const COMPRESS_ABOVE_BYTES = 1024 * 1024;
/** A picture that is still larger than this is refused. */
export const IMAGE_MAX_BYTES = 15 * 1024 * 1024;
/**
 * A person's own picture is shown small everywhere: as large as its square can become, and as `storage.rules`
 * take it.
 */
export const AVATAR_MAX_SIDE = 512;
export const AVATAR_MAX_BYTES = 1024 * 1024;
/** Longest side after compression, in pixels. */
export const IMAGE_MAX_SIDE = 2048;
/** Encoder quality, 0–1. */
export const IMAGE_QUALITY = 0.82;

export type EncodableType = 'image/jpeg' | 'image/png' | 'image/webp';
export const PREFERRED_IMAGE_TYPE: EncodableType = 'image/jpeg';

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Whether a chat picture of this size is compressed before it is sent. */
export const needsCompression = (bytes: number): boolean => bytes > COMPRESS_ABOVE_BYTES;

/** Whether a picture, compressed or not, is too large to be sent ("이미지 크기가 15MB를 초과했습니다."). */
export const isTooLarge = (bytes: number): boolean => bytes > IMAGE_MAX_BYTES;

/**
 * The type to encode to: PNG stays PNG (it may be transparent), everything else becomes the preferred type.
 */
export const encodedTypeOf = (type: string): EncodableType =>
  type === 'image/png' ? 'image/png' : PREFERRED_IMAGE_TYPE;

/** The better of the two: the original unless compression made it smaller. */
export const smallerOf = <Picture extends { readonly size: number }>(
  original: Picture,
  compressed: Picture,
): Picture => (compressed.size < original.size ? compressed : original);

/** Longest file name in a Storage path; with the timestamp before it, it stays far below every limit. */
const FILE_NAME_MAX_CHARS = 100;

/** Word characters, dots and hyphens only, everything else an underscore; the ending survives a cut. */
export function sanitiseFileName(name: string): string {
  const safe = name.normalize('NFKC').replaceAll(/[^\w.-]/g, '_');
  const tail = safe.slice(-FILE_NAME_MAX_CHARS);
  // '.' and '..' are no names but directions.
  return /^\.{0,2}$/.test(tail) ? 'image' : tail;
}
