/** One shot of one look, from the pieces to the finished picture. */
import sharp from 'sharp';
import { exposed } from './exposure.mjs';
import { frame } from './framing.mjs';
import { LOOKS } from './listing-looks.mjs';
import { Photograph } from './photograph.mjs';
import { TABLES } from './tables.mjs';

export const FULL = { pixels: 960, maxBytes: 60_000 };
export const THUMB = { pixels: 320, maxBytes: 12_000 };

/** The picture as a sharp image of `size` × `size` pixels. */
export async function photographed(name, index, size) {
  const { pieces, shots } = LOOKS[name];
  const shot = shots[index];
  const own = await pieces();
  const solids = shot.beside ? await shot.beside(own) : own;
  const camera = frame(solids, shot.view, shot);
  const photograph = new Photograph({ solids, table: TABLES[shot.table], studio: lightsFor(camera) });
  return sharp(exposed(photograph, camera, size), { raw: { width: size, height: size, channels: 3 } });
}

/** The lights go where the camera looks; the pool of light on the table is as wide as what it sees. */
function lightsFor({ target: [x, , z], zoom }) {
  return { keyX: x - 1.5, keyZ: z - 2, poolX: x - 0.5, poolZ: z - 0.5, poolSize: 4 + (9 / zoom) ** 2 };
}

/** The finest WebP that stays within `maxBytes`. */
export async function webp(image, { pixels, maxBytes }) {
  for (let quality = 80; ; quality -= 6) {
    const bytes = await image
      .clone()
      .resize(pixels, pixels, { kernel: 'lanczos3' })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    if (bytes.length <= maxBytes || quality <= 30) return bytes;
  }
}
