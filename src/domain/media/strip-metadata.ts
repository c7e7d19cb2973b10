import { joinBytes } from './join-bytes.ts';
import type { ImageType } from './sniff-image-type.ts';
import { withoutJpegMetadata } from './strip-jpeg.ts';

/**
 * The same picture without what a camera or an editor wrote into it: place, time, device, names and comments.
 * Only the turn of a JPEG stays, and colours. A file that does not keep to its format comes back as it is.
 */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>, type: ImageType): Uint8Array<ArrayBuffer> {
  switch (type) {
    case 'image/jpeg':
      return withoutJpegMetadata(bytes) ?? bytes;
    case 'image/png':
      return withoutPngMetadata(bytes) ?? bytes;
    case 'image/webp':
      return withoutWebpMetadata(bytes) ?? bytes;
    // Those of a phone's camera are turned into JPEGs; a GIF knows no place.
    case 'image/heic':
    case 'image/avif':
    case 'image/gif':
      return bytes;
  }
}

const PNG_HEAD_BYTES = 8;
/** Length, name and checksum around a PNG chunk's data. */
const PNG_FRAME_BYTES = 12;
const PNG_TELLTALES: ReadonlySet<string> = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

function withoutPngMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [bytes.subarray(0, PNG_HEAD_BYTES)];
  let at = PNG_HEAD_BYTES;
  while (at + PNG_FRAME_BYTES <= bytes.length) {
    const name = nameAt(bytes, at + 4);
    const end = at + PNG_FRAME_BYTES + view.getUint32(at);
    if (!/^[A-Za-z]{4}$/.test(name) || end > bytes.length) return null;
    if (!PNG_TELLTALES.has(name)) kept.push(bytes.subarray(at, end));
    at = end;
    // What stands behind the end is no part of the picture.
    if (name === 'IEND') return joinBytes(kept);
  }
  return null;
}

const WEBP_HEAD_BYTES = 12;
const WEBP_TELLTALES: ReadonlySet<string> = new Set(['EXIF', 'XMP ']);
/** In the flags of a VP8X chunk: that EXIF and XMP follow. */
const WEBP_TELLTALE_FLAGS = 0b1100;

function withoutWebpMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [bytes.slice(0, WEBP_HEAD_BYTES)];
  let at = WEBP_HEAD_BYTES;
  while (at + 8 <= bytes.length) {
    const name = nameAt(bytes, at);
    const size = view.getUint32(at + 4, true);
    const end = Math.min(at + 8 + size + (size % 2), bytes.length);
    if (at + 8 + size > bytes.length) return null;
    if (!WEBP_TELLTALES.has(name)) {
      kept.push(name === 'VP8X' ? flagged(bytes.slice(at, end)) : bytes.subarray(at, end));
    }
    at = end;
  }
  const picture = joinBytes(kept);
  if (picture.length < WEBP_HEAD_BYTES) return null;
  viewOf(picture).setUint32(4, picture.length - 8, true);
  return picture;
}

function flagged(chunk: Uint8Array): Uint8Array {
  const flags = chunk[8];
  if (flags !== undefined) chunk[8] = flags & ~WEBP_TELLTALE_FLAGS;
  return chunk;
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
