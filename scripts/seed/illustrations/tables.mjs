/** The surfaces that things are photographed on. `paint(out, x, z)` gives the linear colour at a point. */

const { abs, floor, sin } = Math;

function hash(x, z) {
  const s = sin(x * 127.1 + z * 311.7) * 43758.5453;
  return s - floor(s);
}

/** Smooth noise in 0–1. */
export function grain(x, z) {
  const ix = floor(x);
  const iz = floor(z);
  const fx = x - ix;
  const fz = z - iz;
  const u = fx * fx * (3 - 2 * fx);
  const v = fz * fz * (3 - 2 * fz);
  const a = hash(ix, iz);
  const b = hash(ix + 1, iz);
  const c = hash(ix, iz + 1);
  const d = hash(ix + 1, iz + 1);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

function plain([r, g, b]) {
  return (out) => {
    out[0] = r;
    out[1] = g;
    out[2] = b;
  };
}

function toned([r, g, b], shade) {
  return (out, x, z) => {
    const s = shade(x, z);
    out[0] = r * s;
    out[1] = g * s;
    out[2] = b * s;
  };
}

const vein = (x, z) => {
  const warp = grain(x * 0.35 + 7, z * 0.35) * 2.4 + grain(x * 0.9, z * 0.9 + 3) * 0.9;
  const line = abs(sin((x * 0.42 + z * 0.27 + warp) * 1.6));
  return 1 - 0.16 * (1 - line) ** 6 - 0.05 * grain(x * 0.5, z * 0.5);
};
const plank = (x, z) => {
  const ring = grain(x * 0.35, z * 4.5 + 11) * 0.6 + grain(x * 1.2, z * 15) * 0.4;
  return 0.82 + 0.26 * ring;
};
const weave = (x, z) => {
  const warp = grain(x * 26, z * 1.6);
  const weft = grain(x * 1.6 + 40, z * 26);
  return 0.84 + 0.13 * (warp + weft);
};

export const TABLES = {
  cream: { paint: plain([0.95, 0.81, 0.61]), gloss: 0.25 },
  pearl: { paint: plain([0.95, 0.885, 0.785]), gloss: 0.45 },
  sand: { paint: plain([0.66, 0.53, 0.375]), gloss: 0.15 },
  blush: { paint: plain([0.84, 0.65, 0.535]), gloss: 0.15 },
  sage: { paint: plain([0.42, 0.44, 0.36]), gloss: 0.15 },
  marble: { paint: toned([0.93, 0.885, 0.815], vein), gloss: 0.8 },
  oak: { paint: toned([0.42, 0.27, 0.15], plank), gloss: 0.2 },
  walnut: { paint: toned([0.125, 0.07, 0.04], plank), gloss: 0.3 },
  linen: { paint: toned([0.78, 0.68, 0.535], weave), gloss: 0 },
  velvet: { paint: plain([0.055, 0.043, 0.035]), gloss: 0.1 },
  wine: { paint: plain([0.085, 0.016, 0.02]), gloss: 0.05 },
  slate: { paint: plain([0.075, 0.073, 0.072]), gloss: 0.7 },
};
