/**
 * Signed distance functions of the shapes that jewellery is made of. Lengths are centimetres, every
 * function takes a point in the shape's own coordinates and returns the distance to its surface.
 */
import { length } from './lengths.mjs';

const { abs, max, min, sqrt, atan2, cos, sin, PI } = Math;

/** Two distances blended over `k` cm, so that parts melt into each other. */
export function blend(a, b, k) {
  const h = max(k - abs(a - b), 0) / k;
  return min(a, b) - h * h * k * 0.25;
}

export const sphere = (radius) => (x, y, z) => sqrt(x * x + y * y + z * z) - radius;

export const roundBox = (hx, hy, hz, r) => (x, y, z) => {
  const qx = abs(x) - hx + r;
  const qy = abs(y) - hy + r;
  const qz = abs(z) - hz + r;
  return length(max(qx, 0), max(qy, 0), max(qz, 0)) + min(max(qx, qy, qz), 0) - r;
};

/** A cast bar: a box whose sides lean inwards by `slope` cm per cm of height. */
export const taperedBar = (hx, hy, hz, r, slope) => {
  const shrink = 1 / length(1, slope);
  return (x, y, z) => {
    const inset = (min(y, hy) + hy) * slope;
    const qx = (abs(x) - hx + inset) * shrink + r;
    const qy = abs(y) - hy + r;
    const qz = (abs(z) - hz + inset) * shrink + r;
    return length(max(qx, 0), max(qy, 0), max(qz, 0)) + min(max(qx, qy, qz), 0) - r;
  };
};

/** A disc lying flat: radius, half its height, rounding of the edge. */
export const disc = (radius, half, r) => (x, y, z) => {
  const qx = sqrt(x * x + z * z) - radius + r;
  const qy = abs(y) - half + r;
  return length(max(qx, 0), max(qy, 0)) + min(max(qx, qy), 0) - r;
};

export const torus = (radius, tube) => (x, y, z) => length(sqrt(x * x + z * z) - radius, y) - tube;

/**
 * A finger ring around the y axis: `width` along the finger, `thickness` of metal, domed outside when `dome`
 * > 0.
 */
export const band = (radius, width, thickness, dome = 0) => {
  const hw = width / 2;
  const ht = thickness / 2;
  const r = min(ht, hw) * 0.55;
  return (x, y, z) => {
    const u = sqrt(x * x + z * z) - radius + (dome * y * y) / (hw * hw);
    const qx = abs(u) - ht + r;
    const qy = abs(y) - hw + r;
    return (length(max(qx, 0), max(qy, 0)) + min(max(qx, qy), 0) - r) * 0.92;
  };
};

/** A ring of `strands` wires twisted `turns` times. */
export const rope = (radius, spread, wire, strands, turns) => (x, y, z) => {
  const u = sqrt(x * x + z * z) - radius;
  const rough = length(u, y) - spread - wire;
  if (rough > 0.3) return rough;
  const twist = atan2(z, x) * turns;
  let best = Infinity;
  for (let i = 0; i < strands; i += 1) {
    const a = twist + (i * 2 * PI) / strands;
    best = min(best, length(u - cos(a) * spread, y - sin(a) * spread) - wire);
  }
  return best * 0.7;
};

/** An open hoop: the torus without the wedge of ±`gap` radians around +z. */
export const hoop = (radius, tube, gap) => {
  const sx = sin(gap) * radius;
  const sz = cos(gap) * radius;
  return (x, y, z) => {
    if (atan2(abs(x), z) < gap) return length(abs(x) - sx, y, z - sz) - tube;
    return length(sqrt(x * x + z * z) - radius, y) - tube;
  };
};

export const ellipsoid = (a, b, c) => (x, y, z) => {
  const k0 = length(x / a, y / b, z / c);
  const k1 = length(x / (a * a), y / (b * b), z / (c * c));
  return k1 === 0 ? -min(a, b, c) : (k0 * (k0 - 1)) / k1;
};

export const capsule = (ax, ay, az, bx, by, bz, r) => {
  const dx = bx - ax;
  const dy = by - ay;
  const dz = bz - az;
  const span = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const h = min(1, max(0, ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / span));
    return length(x - ax - dx * h, y - ay - dy * h, z - az - dz * h) - r;
  };
};

/** One chain link in the x–y plane, long along x. */
export const link = (half, radius, wire) => (x, y, z) => {
  const qx = max(abs(x) - half, 0);
  return length(sqrt(qx * qx + y * y) - radius, z) - wire;
};

/** The solid enclosed by planes `[nx, ny, nz, offset]` with unit normals (a cut stone). */
export const convex = (planes) => {
  const flat = Float64Array.from(planes.flat());
  return (x, y, z) => {
    let d = -Infinity;
    for (let i = 0; i < flat.length; i += 4) {
      const away = flat[i] * x + flat[i + 1] * y + flat[i + 2] * z - flat[i + 3];
      if (away > d) d = away;
    }
    return d;
  };
};

/** The flat outline `field(x, z)` raised by ±`half` with a rounded edge `r`. */
export const extrude = (field, half, r) => (x, y, z) => {
  const qx = field(x, z) + r;
  const qy = abs(y) - half + r;
  return length(max(qx, 0), max(qy, 0)) + min(max(qx, qy), 0) - r;
};
