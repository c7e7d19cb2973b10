/** Bars, coins and beans. */
import { length } from '../lengths.mjs';
import { barFace, castStamp, COIN_FACES } from '../engravings.mjs';
import { heights } from '../engraving.mjs';
import { grain } from '../tables.mjs';
import { place } from '../place.mjs';
import * as solids from '../solids.mjs';

const { abs, atan2, cbrt, max, min, sin } = Math;

/** Half sizes in cm of a minted bar of so many grams, drawn a little larger than life below 10 g. */
export function barSize(grams) {
  const s = cbrt(max(grams, 3) / 37.5);
  return [0.98 * s, 0.17 * s, 1.62 * s];
}

/** A struck bar with a raised frame; the writing reads along z. */
export async function mintedBar({ grams, label, serial, metal, size = barSize(grams) }) {
  const [hx, hy, hz] = size;
  const face = await heights(barFace(label, serial), { size: 1024, soft: 1.3 });
  const half = min(hx * 1.42, hz * 0.88);
  const frame = hx * 0.1;
  return [
    place(solids.roundBox(hx, hy, hz, hy * 0.5), {
      at: [0, hy, 0],
      radius: length(hx, hy, hz),
      material: metal,
      relief: (x, y, z) => {
        if (y < hy * 0.6) return 0;
        const edge = min(hx - abs(x), hz - abs(z));
        const sunk = min(1, max(0, (edge - frame) / 0.035));
        return -0.03 * sunk + 0.026 * sunk * face(x / half, z / half);
      },
    }),
  ];
}

/** A poured bar: leaning sides, soft skin, stamps pressed in. */
export async function castBar({ label, serial, metal, size = [1.15, 0.5, 2.1], seed = 1 }) {
  const [hx, hy, hz] = size;
  const stamp = await heights(castStamp(label, serial), { size: 1024, soft: 1.5 });
  const half = hx * 1.25;
  return [
    place(solids.taperedBar(hx, hy, hz, 0.16, 0.14), {
      at: [0, hy, 0],
      radius: length(hx, hy, hz),
      material: metal,
      relief: (x, y, z) => {
        const skin =
          0.03 * grain(x * 1.3 + seed * 9, z * 1.3) +
          0.0035 * grain(x * 13, z * 13 + seed) +
          0.016 * grain(y * 3 + seed, x * 2 + z * 2);
        if (y < hy * 0.5) return skin - 0.03;
        const dish = -0.05 * max(0, 1 - (x / hx) ** 2 * 1.4) * max(0, 1 - (z / hz) ** 2 * 1.2);
        return skin + dish - 0.05 * stamp(x / half, z / half);
      },
    }),
  ];
}

/** A coin lying with its face up, or leaning when turned by the caller. */
export async function coin({ motif, text, big, small, metal, radius = 1.5, half = 0.12 }) {
  const face = await heights(COIN_FACES[motif](text, big, small), { size: 1024, soft: 1.8 });
  return [
    place(solids.disc(radius, half, 0.035), {
      at: [0, half, 0],
      radius: length(radius, half),
      material: metal,
      relief: (x, y, z) => {
        const r = length(x, z);
        if (r > radius - 0.035) return abs(y) < half * 0.75 ? 0.008 * sin(atan2(z, x) * 72) : 0;
        if (y < 0) return 0;
        const field = min(1, max(0, (radius * 0.955 - r) / 0.04));
        return -0.035 * field + 0.038 * field * face(x / (radius * 0.97), z / (radius * 0.97));
      },
    }),
  ];
}

/** A bean of gold with its crease. */
export function bean({ metal, size = 0.42, at = [0, 0, 0], turn = [0, 0, 0] }) {
  const body = solids.ellipsoid(size, size * 0.62, size * 0.78);
  const dent = solids.sphere(size * 0.5);
  return place(
    (x, y, z) => {
      const bent = z + (x * x) / size / 2.6;
      const d = body(x, y, bent - size * 0.1);
      const c = -dent(x, y, z + size * 1.12);
      const k = size * 0.28;
      const h = max(k - abs(d - c), 0) / k;
      return (max(d, c) + h * h * k * 0.25) * 0.75;
    },
    { at: [at[0], at[1] + size * 0.6, at[2]], turn, radius: size * 1.3, material: metal },
  );
}

/** Beans strewn by `random` so that none cuts into another. */
export function beans({ count, metal, size = 0.42, random, spread = 1 }) {
  const put = [];
  let reach = size * 1.2 * Math.sqrt(count) * spread;
  for (let tries = 0; put.length < count && tries < 20000; tries += 1) {
    if (tries % 400 === 399) reach *= 1.04;
    const x = (random() * 2 - 1) * reach * 1.1;
    const z = (random() * 2 - 1) * reach * 0.85;
    if (length(x / 1.1, z / 0.85) > reach) continue;
    if (put.every((p) => length(p.at[0] - x, p.at[2] - z) > size * 2.08)) {
      put.push({ at: [x, 0, z], turn: [random() * 16 - 8, random() * 360, random() * 16 - 8] });
    }
  }
  return put.map((p) => bean({ metal, size, ...p }));
}
