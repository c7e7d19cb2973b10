/** What the first bytes of a stored file say of the picture that a reader would unpack. */
export type PictureHeader =
  | { readonly kind: 'picture'; readonly pixels: number }
  /** It goes on behind these bytes: more of them would say. */
  | { readonly kind: 'cut' }
  /** No JPEG, PNG, WebP or GIF, or one that no decoder takes. */
  | { readonly kind: 'none' };

/**
 * Reads how large a picture is without unpacking it, from what browsers go by as well: they look at the bytes and
 * believe no declared type. By hand, since the libraries for it take a file that is only cut short for a broken
 * one, and a GIF for as large as it says, where browsers make room for its first frame.
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader {
  if (startsWith(bytes, JPEG)) return ofJpeg(bytes);
  if (startsWith(bytes, PNG)) return ofPng(bytes);
  if (/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return ofGif(bytes);
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return ofWebp(bytes);
  return NONE;
}

const JPEG = [0xff, 0xd8];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const NONE: PictureHeader = { kind: 'none' };
const CUT: PictureHeader = { kind: 'cut' };

const sized = (width: number, height: number): PictureHeader =>
  width > 0 && height > 0 ? { kind: 'picture', pixels: width * height } : NONE;

/** Its frame, behind segments each of which says how long it is. */
function ofJpeg(bytes: Uint8Array): PictureHeader {
  const view = viewOf(bytes);
  for (let at = JPEG.length; ;) {
    // As decoders do: what stands between two segments is skipped, and so are filling bytes.
    const mark = bytes.indexOf(0xff, at);
    if (mark === -1 || mark + 1 >= bytes.length) return CUT;
    const marker = view.getUint8(mark + 1);
    at = marker === 0xff ? mark + 1 : mark + 2;
    if (marker === 0xff || hasNoLength(marker)) continue;
    // The picture begins anew, ends, or is coded before anything has said how large it is.
    if (marker === 0xd8 || marker === 0xd9 || marker === 0xda) return NONE;
    if (at + 2 > bytes.length) return CUT;
    const length = view.getUint16(at);
    if (length < 2) return NONE;
    if (isFrame(marker)) {
      return at + 7 > bytes.length ? CUT : sized(view.getUint16(at + 5), view.getUint16(at + 3));
    }
    at += length;
  }
}

/** A stuffed byte, a restart, or the one that stands for nothing. */
const hasNoLength = (marker: number): boolean =>
  marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** SOF0 to SOF15; three of that row are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function ofPng(bytes: Uint8Array): PictureHeader {
  if (bytes.length < 24) return CUT;
  const view = viewOf(bytes);
  return textAt(bytes, 12, 4) === 'IHDR' ? sized(view.getUint32(16), view.getUint32(20)) : NONE;
}

/** The larger of its screen and its first frame, for which browsers make room. */
function ofGif(bytes: Uint8Array): PictureHeader {
  if (bytes.length < 13) return CUT;
  const view = viewOf(bytes);
  const flags = view.getUint8(10);
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  for (;;) {
    if (at >= bytes.length) return CUT;
    const block = view.getUint8(at);
    if (block === 0x2c) {
      if (at + 9 > bytes.length) return CUT;
      const [left, top, width, height] = [1, 3, 5, 7].map((offset) => view.getUint16(at + offset, true));
      return sized(
        Math.max(view.getUint16(6, true), (left ?? 0) + (width ?? 0)),
        Math.max(view.getUint16(8, true), (top ?? 0) + (height ?? 0)),
      );
    }
    if (block !== 0x21) return NONE;
    at += 2;
    // Parts with their lengths before them, until one of none.
    for (let length = 1; length > 0; at += length + 1) {
      if (at >= bytes.length) return CUT;
      length = view.getUint8(at);
    }
  }
}

/** By its first part: of one picture in either coding, or of a canvas for several. */
function ofWebp(bytes: Uint8Array): PictureHeader {
  const part = textAt(bytes, 12, 4);
  if (bytes.length < (part === 'VP8L' ? 25 : 30)) return CUT;
  const view = viewOf(bytes);
  switch (part) {
    case 'VP8L': {
      const sides = view.getUint32(21, true);
      return sized((sides & 0x3fff) + 1, ((sides >>> 14) & 0x3fff) + 1);
    }
    case 'VP8 ':
      return sized(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    case 'VP8X':
      // Three bytes each.
      return sized((view.getUint32(24, true) & 0xffffff) + 1, (view.getUint32(26, true) >>> 8) + 1);
    default:
      return NONE;
  }
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));
