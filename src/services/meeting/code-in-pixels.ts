import { decodeQR } from 'qr/decode.js';

/** The QR code in a picture of four bytes a pixel (RGBA); `null` where there is none. */
export function codeInPixels(picture: {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray | Uint8Array;
}): string | null {
  try {
    return decodeQR({ width: picture.width, height: picture.height, data: picture.data });
  } catch {
    // It throws for every picture without a code, which is what a camera sees most of the time.
    return null;
  }
}
