import { joinBytes } from './join-bytes.ts';

/** Marker bytes, each behind 0xff. */
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;

const EXIF = 'Exif\0\0';
const COLOURS = 'ICC_PROFILE\0';

/**
 * A JPEG without its application segments, but for colours and the way it is turned; `null` for a broken one.
 */
export function withoutJpegMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const segments = segmentsOf(bytes);
  if (segments === null) return null;
  const orientation = segments.map((segment) => orientationOf(segment)).find((turn) => turn !== null) ?? 1;
  const kept = segments.filter((segment) => isPartOfThePicture(segment)).map(({ whole }) => whole);
  const turn = orientation === 1 ? [] : [orientationSegment(orientation)];
  return joinBytes([Uint8Array.of(0xff, START), ...turn, ...kept]);
}

interface Segment {
  readonly marker: number;
  /** Marker and length included; of a scan, the coded picture behind it too. */
  readonly whole: Uint8Array;
  readonly payload: Uint8Array;
}

/** Everything behind the start marker up to the end marker: what an app hung on behind that is left out. */
function segmentsOf(bytes: Uint8Array): readonly Segment[] | null {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  const segments: Segment[] = [];
  let at = 2;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1];
    if (marker === undefined) return null;
    if (marker === 0xff) {
      // Fill bytes may stand before a marker.
      at += 1;
      continue;
    }
    if (marker === END) {
      segments.push({ marker, whole: bytes.subarray(at, at + 2), payload: new Uint8Array() });
      return segments;
    }
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    const headEnd = at + 2 + length;
    if (length < 2 || headEnd > bytes.length) return null;
    const end = marker === SCAN ? scanEnd(bytes, headEnd) : headEnd;
    segments.push({ marker, whole: bytes.subarray(at, end), payload: bytes.subarray(at + 4, headEnd) });
    at = end;
  }
  // A picture that was cut off is shown as far as it goes.
  return segments.some(({ marker }) => marker === SCAN) ? segments : null;
}

/** In the coded picture 0xff is followed by a zero or a restart marker; anything else ends it. */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

function isPartOfThePicture({ marker, payload }: Segment): boolean {
  if (marker === COMMENT) return false;
  if (marker < APP0 || marker > APP15) return true;
  // Adobe's names the colour space; without it some pictures turn green.
  return marker === APP0 || marker === APP14 || (marker === APP2 && startsWith(payload, COLOURS));
}

/** 1–8 as EXIF counts them; `null` where the segment says nothing of it. */
function orientationOf({ marker, payload }: Segment): number | null {
  if (marker !== APP1 || !startsWith(payload, EXIF)) return null;
  const tiff = payload.subarray(EXIF.length);
  if (tiff.length < 8) return null;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return null;
  const entries = view.getUint16(directory, isLittle);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > tiff.length) return null;
    if (view.getUint16(entry, isLittle) !== 0x0112) continue;
    const turn = view.getUint16(entry + 8, isLittle);
    return turn >= 1 && turn <= 8 ? turn : null;
  }
  return null;
}

/** EXIF that says nothing but the turn. */
function orientationSegment(turn: number): Uint8Array {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0];
  const payload = [...[...EXIF].map((letter) => letter.charCodeAt(0)), ...tiff];
  return Uint8Array.of(0xff, APP1, 0, payload.length + 2, ...payload);
}

const startsWith = (bytes: Uint8Array, word: string): boolean =>
  bytes.length >= word.length && [...word].every((letter, index) => bytes[index] === letter.charCodeAt(0));
