/** From rays to a picture: the lens, the sampling of pixels, and the development. */
import { normal } from './lengths.mjs';
import { developed } from './studio.mjs';

const { abs, max, min } = Math;

const SUBPIXELS = [
  [0.25, 0.25],
  [0.75, 0.75],
  [0.75, 0.2],
  [0.25, 0.8],
];
/** Two looks into one pixel that differ less than this, of 255, need no third. */
const AGREEMENT = 5;

/**
 * @param photograph whose `look(out, eye, direction, shade)` colours a ray
 * @returns RGB bytes, `size` × `size`
 */
export function exposed(photograph, camera, size) {
  const rays = lens(camera, size);
  const colours = new Float32Array(size * size * 3);
  const showsThing = new Uint8Array(size * size);
  const direction = [0, 0, 0];
  const out = [0, 0, 0];
  const look = (px, py, shade) => {
    rays(direction, px, py);
    return photograph.look(out, camera.eye, direction, shade);
  };
  for (let i = 0; i < size * size; i += 1) {
    showsThing[i] = look((i % size) + 0.5, Math.floor(i / size) + 0.5, false) ? 1 : 0;
    colours.set(out, i * 3);
  }
  for (let i = 0; i < size * size; i += 1) {
    const px = i % size;
    const py = Math.floor(i / size);
    if (isBusy(showsThing, size, px, py)) colours.set(refined(look, out, px, py), i * 3);
  }
  return printed(colours, size);
}

/** Mean of several looks into one pixel. */
function refined(look, out, px, py) {
  const sum = [0, 0, 0];
  let taken = 0;
  let before = 0;
  for (const [sx, sy] of SUBPIXELS) {
    look(px + sx, py + sy, true);
    // Clamped so that one spark does not whiten its neighbours.
    for (let c = 0; c < 3; c += 1) sum[c] += min(out[c], 5);
    taken += 1;
    const shown = developed(out[1]);
    if (taken === 2 && abs(shown - before) < AGREEMENT) break;
    before = shown;
  }
  return sum.map((v) => v / taken);
}

/** Whether a pixel or a neighbour shows a thing. */
function isBusy(showsThing, size, px, py) {
  for (let y = max(0, py - 1); y <= min(size - 1, py + 1); y += 1) {
    for (let x = max(0, px - 1); x <= min(size - 1, px + 1); x += 1) {
      if (showsThing[y * size + x] === 1) return true;
    }
  }
  return false;
}

/** Fills `d` with the direction of a pixel's ray. */
function lens({ eye, target, zoom }, size) {
  const f = normal(target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]);
  const r = normal(-f[2], 0, f[0]);
  const u = [r[1] * f[2] - r[2] * f[1], r[2] * f[0] - r[0] * f[2], r[0] * f[1] - r[1] * f[0]];
  return (d, px, py) => {
    const a = (px / size - 0.5) / zoom;
    const b = (0.5 - py / size) / zoom;
    const [x, y, z] = normal(
      f[0] + a * r[0] + b * u[0],
      f[1] + a * r[1] + b * u[1],
      f[2] + a * r[2] + b * u[2],
    );
    d[0] = x;
    d[1] = y;
    d[2] = z;
  };
}

/** Bytes of the developed colours, a little darker towards the corners. */
function printed(colours, size) {
  const bytes = Buffer.alloc(size * size * 3);
  for (let i = 0; i < size * size; i += 1) {
    const u = (i % size) / size - 0.5;
    const v = Math.floor(i / size) / size - 0.5;
    const vignette = 1 - 0.28 * (u * u + v * v);
    for (let c = 0; c < 3; c += 1) bytes[i * 3 + c] = Math.round(developed(colours[i * 3 + c] * vignette));
  }
  return bytes;
}
