/** What stands beside the gold: a scale, a certificate, a ring box. */
import { certificate, scaleWindow } from '../engravings.mjs';
import { print } from '../engraving.mjs';
import { matte, painted } from '../materials.mjs';
import { group, place } from '../place.mjs';
import * as solids from '../solids.mjs';

const { abs, max } = Math;

/** Height in cm of the scale's plate above the table. */
export const PLATE_HEIGHT = 0.93;

/** A pocket scale that reads `grams`; the thing weighed goes at y = PLATE_HEIGHT. */
export async function scale({ grams, radius = 2 }) {
  const window = await print(scaleWindow(grams.toFixed(2)), { size: 512 });
  const half = radius * 1.12;
  const body = place(solids.roundBox(half, 0.36, radius * 1.62, 0.14), {
    at: [0, 0.36, radius * 0.55],
    radius: radius * 2.1,
    material: painted((x, y, z, out) => {
      const u = x / (radius * 0.62);
      const v = (z - radius * 1.08) / (radius * 0.62);
      if (y > 0.33 && abs(u) < 1 && abs(v) < 0.42) window(u, v, out);
      else out[0] = out[1] = out[2] = 0.055;
    }, 0.35),
  });
  const plate = place(solids.disc(radius, 0.07, 0.05), {
    at: [0, PLATE_HEIGHT - 0.07, 0],
    radius: radius + 0.08,
    material: { kind: 'metal', f0: [0.62, 0.61, 0.6], rough: 0.14 },
  });
  const foot = place(solids.disc(radius * 0.3, 0.1, 0.03), {
    at: [0, 0.78, 0],
    radius: radius * 0.35,
    material: matte([0.06, 0.06, 0.06], 0.3),
  });
  return [body, plate, foot];
}

/** A printed card, `half` cm wide each way (the print is 200 × 140 of a square drawing). */
export async function paper({ title, lines, half = 2.2, at = [0, 0, 0], turn = 0 }) {
  const drawing = await print(certificate(title, lines));
  const card = place(solids.roundBox(half, 0.025, half * 0.74, 0.02), {
    at: [0, 0.025, 0],
    radius: half * 1.3,
    material: painted((x, y, z, out) => drawing(x / half, z / half, out), 0.12),
  });
  return group([card], { at, turn: [0, turn, 0] });
}

/** An open ring box with a cushion and a slit; the ring stands at y = `slotHeight`. */
export const SLOT_HEIGHT = 0.62;
export function ringBox({ cloth = [0.2, 0.03, 0.045], lining = [0.78, 0.72, 0.62], size = 1.35 }) {
  const outside = matte(cloth, 0.1);
  const inside = matte(lining, 0);
  const bowl = (x, y, z) =>
    max(
      solids.roundBox(size, 0.6, size, 0.16)(x, y, z),
      -solids.roundBox(size - 0.14, 0.6, size - 0.14, 0.1)(x, y - 0.32, z),
    ) * 0.9;
  const tray = place(bowl, { at: [0, 0.6, 0], radius: size * 1.6, material: outside });
  const pillow = place(
    (x, y, z) => {
      const slit = Math.hypot(z * 0.9, max(0, abs(x) - size)) - 0.05;
      const d = solids.roundBox(size - 0.16, 0.34, size - 0.16, 0.22)(x, y, z);
      return max(d, -max(slit, -y - 0.05)) * 0.8;
    },
    { at: [0, 0.66, 0], radius: size * 1.5, material: inside },
  );
  const lid = group(
    [
      place(bowl, { radius: size * 1.6, material: outside }),
      place(solids.roundBox(size - 0.16, 0.08, size - 0.16, 0.07), {
        at: [0, -0.2, 0],
        radius: size * 1.4,
        material: inside,
      }),
    ].map((s) => group([s], { turn: [180, 0, 0] })[0]),
    { at: [0, 1.7, -size - 0.72], turn: [82, 0, 0] },
  );
  return [tray, pillow, ...lid];
}
