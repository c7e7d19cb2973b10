import { withinWakingTime } from '#device/time-limit.ts';
import {
  AVATAR_MAX_BYTES,
  AVATAR_MAX_SIDE,
  encodedTypeOf,
  IMAGE_MAX_BYTES,
  IMAGE_MAX_SIDE,
  isTooLarge,
  needsCompression,
  PREFERRED_IMAGE_TYPE,
  smallerOf,
  type EncodableType,
  type PixelSize,
} from '#domain/media/image-policy.ts';
import { SNIFF_BYTES, sniffImageType, type ImageType } from '#domain/media/sniff-image-type.ts';
import { withoutMetadata } from '#domain/media/strip-metadata.ts';
import { err, ok, type Result } from '#domain/result.ts';

export type PhotoProblem =
  /** Whatever it is called, its first bytes are no picture's. */
  | 'not_image'
  | 'too_large'
  /** A kind that neither this browser can turn into a JPEG nor the server takes. */
  | 'unsupported'
  /** The device does not give the file out: removed since, or in a cloud that cannot be reached. */
  | 'unreadable';

export interface PreparedPhoto {
  readonly blob: Blob;
  readonly fileName: string;
  /** 0 × 0 where the browser cannot decode it. */
  readonly width: number;
  readonly height: number;
}

export interface CompressOptions {
  readonly type?: EncodableType;
  /** Pixels. */
  readonly maxSide?: number;
  /** Where nobody waits for it any more. */
  readonly signal?: AbortSignal;
}

/**
 * `chat` compresses what is large, to JPEG; `general` whatever becomes smaller by it, and PNG stays PNG;
 * `avatar` makes a small JPEG of whatever becomes smaller by it.
 */
export type CompressionPolicy = 'chat' | 'general' | 'avatar';

/** What only a browser can do with a picture; both reject for one it cannot decode. */
export interface PhotoTools {
  /** Scales down and encodes, as JPEG where nothing else is asked for. */
  compress(photo: File, options?: CompressOptions): Promise<Blob>;
  measure(photo: Blob): Promise<PixelSize>;
}

/** A chosen file, named and labelled by what it is. */
export interface ExaminedPhoto {
  readonly photo: File;
  /** Whether it is certain that {@link preparePhoto} can make it fit to leave the device. */
  readonly isCertain: boolean;
}

/**
 * Looks at a chosen file as far as its first bytes tell: quick, so that a photo can be queued before the next
 * word.
 */
export async function examinePhoto(file: File): Promise<Result<ExaminedPhoto, PhotoProblem>> {
  const type = await typeOf(file);
  if (!type.ok) return type;
  const photo = new File([file], nameFor(file.name, type.value), { type: type.value });
  return ok({ photo, isCertain: STORED_TYPES.has(type.value) && !isTooLarge(file.size) });
}

/**
 * A chosen file as it is queued: really a picture, of a kind the server takes, compressed where it is large.
 */
export async function preparePhoto(
  file: File,
  tools: PhotoTools,
  policy: CompressionPolicy = 'chat',
): Promise<Result<PreparedPhoto, PhotoProblem>> {
  const type = await typeOf(file);
  if (!type.ok) return type;
  // The name and the declared type are only claims; what goes on is labelled by what it is.
  const original = new File([file], file.name, { type: type.value, lastModified: file.lastModified });
  const isForeign = !STORED_TYPES.has(type.value);
  const isWanted = isForeign || policy !== 'chat' || needsCompression(original.size);
  const target = policy === 'general' ? encodedTypeOf(type.value) : PREFERRED_IMAGE_TYPE;
  const { maxSide, most } = policy === 'avatar' ? AVATAR : PHOTO;
  const compressed = isWanted ? await compress(original, { type: target, maxSide }, tools) : null;
  if (isForeign && compressed === null) return err('unsupported');
  const chosen = isForeign && compressed ? compressed : smallerOf<Blob>(original, compressed ?? original);
  // What the browser has encoded anew carries nothing of the camera any more.
  const blob = chosen === original ? await withoutTelltales(original, type.value) : chosen;
  if (blob.size > most) return err('too_large');
  const { width, height } = await measure(blob, tools);
  return ok({ blob, fileName: nameFor(file.name, blob.type), width, height });
}

/**
 * Some twenty times what a cheap phone takes for the largest of its photos. A phone short of memory ends what
 * works on one without a word, and the photos behind it would wait for as long as the page lives.
 */
const LONGEST_MS = 60_000;

const AVATAR = { maxSide: AVATAR_MAX_SIDE, most: AVATAR_MAX_BYTES };
const PHOTO = { maxSide: IMAGE_MAX_SIDE, most: IMAGE_MAX_BYTES };

/** What the server's rules let in. */
const STORED_TYPES: ReadonlySet<ImageType> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

async function typeOf(file: File): Promise<Result<ImageType, PhotoProblem>> {
  try {
    const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
    const type = sniffImageType(head);
    return type === null ? err('not_image') : ok(type);
  } catch (error) {
    console.warn('photo not readable', error);
    return err('unreadable');
  }
}

async function compress(original: File, options: CompressOptions, tools: PhotoTools): Promise<Blob | null> {
  try {
    return await withinWakingTime(LONGEST_MS, (signal) => tools.compress(original, { ...options, signal }));
  } catch (error) {
    console.warn('photo not compressed, the original is used', error);
    return null;
  }
}

/** Where and when a picture was taken must not leave the device, however small the picture is. */
async function withoutTelltales(original: File, type: ImageType): Promise<Blob> {
  const bytes = new Uint8Array(await original.arrayBuffer());
  const stripped = withoutMetadata(bytes, type);
  return stripped === bytes ? original : new Blob([stripped], { type });
}

async function measure(blob: Blob, tools: PhotoTools): Promise<PixelSize> {
  try {
    return await withinWakingTime(LONGEST_MS, () => tools.measure(blob));
  } catch (error) {
    console.warn('photo not measured', error);
    return { width: 0, height: 0 };
  }
}

/** A name whose ending tells the truth. */
function nameFor(name: string, type: string): string {
  const ending = ENDINGS[type] ?? '';
  const stem = name.replace(/\.[A-Za-z0-9]{1,5}$/, '');
  return `${stem === '' ? 'photo' : stem}${ending}`;
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/gif': '.gif',
};
