/**
 * The light of the studio: what a ray that leaves the table sees. A wide softbox overhead, a tall one
 * at the left, a thin strip behind and dark flags between them, since gold looks like gold only where
 * light and dark meet on it. Colours are linear; lengths are centimetres.
 */

const { abs, max, min } = Math;

const clamp01 = (v) => min(1, max(0, v));

function smooth(from, to, v) {
  const t = clamp01((v - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** How much of a softbox (half sizes `hu`, `hv`, soft edge `soft`) is seen at its plane's `u`, `v`: 0–1. */
const panel = (u, v, hu, hv, soft) =>
  smooth(hu + soft, hu - soft, abs(u)) * smooth(hv + soft, hv - soft, abs(v));

/**
 * @param out receives [r, g, b]
 * @param blur widens the edges of the lights for rough metal, 0 is a mirror
 */
export function studioLight(out, ox, oy, oz, dx, dy, dz, blur, studio) {
  const up = dy;
  // The room: darker to the viewer, warmer below.
  const room = 0.16 + 0.3 * smooth(-0.3, 0.9, up) - 0.09 * smooth(0.1, 0.9, dz);
  let r = room * 1.02;
  let g = room * 0.97;
  let b = room * 0.9;

  if (dy > 0.02) {
    const t = (9 - oy) / dy;
    const u = ox + dx * t - studio.keyX;
    const v = oz + dz * t - studio.keyZ;
    const light = panel(u, v, 6.5, 4.2, 1.4 + blur * 9) * 1.9;
    r += light;
    g += light * 0.975;
    b += light * 0.93;
  }
  if (dx < -0.02) {
    const t = (-11 - ox) / dx;
    const u = oz + dz * t + 1;
    const v = oy + dy * t - 4.5;
    const light = panel(u, v, 2.6, 4.5, 0.9 + blur * 9) * 2.6;
    r += light;
    g += light * 0.98;
    b += light * 0.95;
  }
  if (dx > 0.02) {
    const t = (13 - ox) / dx;
    const u = oz + dz * t - 2;
    const v = oy + dy * t - 5;
    const light = panel(u, v, 4.5, 4.5, 2.2 + blur * 9) * 0.95;
    r += light;
    g += light * 0.97;
    b += light * 0.94;
  }
  if (dz < -0.02) {
    const t = (-14 - oz) / dz;
    const u = ox + dx * t - 2;
    const v = oy + dy * t - 4.2;
    const light = panel(u, v, 10, 1.1, 0.7 + blur * 9) * 2.2;
    r += light;
    g += light * 0.98;
    b += light * 0.95;
  }
  out[0] = r;
  out[1] = g;
  out[2] = b;
}

/** Filmic response: linear light to an sRGB byte. */
export function developed(v) {
  const e = max(0, v) * 0.92;
  const film = (e * (2.51 * e + 0.03)) / (e * (2.43 * e + 0.59) + 0.14);
  const c = clamp01(film);
  return 255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
}
