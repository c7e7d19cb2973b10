/** Chains: one small piece repeated along a curve that lies on the table. */

import { pieceField } from './piece-field.mjs';

const { cos, hypot, max, min, sin, PI } = Math;

/**
 * Points `[x, y, z]` every `spacing` cm along `curve(t)`, t from 0 to 1; a closed curve ends where it starts.
 */
export function pacedAlong(curve, spacing, closed = false) {
  const fine = Array.from({ length: 4001 }, (_, i) => curve(i / 4000));
  const reach = [0];
  for (let i = 1; i < fine.length; i += 1) {
    const [dx, dy, dz] = fine[i].map((v, c) => v - fine[i - 1][c]);
    reach.push(reach[i - 1] + hypot(dx, dy, dz));
  }
  const total = reach[reach.length - 1];
  let count = max(2, Math.round(total / spacing));
  if (closed && count % 2) count += 1;
  const points = [];
  let j = 0;
  for (let i = 0; i < (closed ? count : count + 1); i += 1) {
    const s = (total * i) / count;
    while (j < reach.length - 2 && reach[j + 1] < s) j += 1;
    const f = (s - reach[j]) / (reach[j + 1] - reach[j] || 1);
    points.push(fine[j].map((v, c) => v + (fine[j + 1][c] - v) * f));
  }
  return points;
}

/**
 * @param points centres of the pieces
 * @param piece distance function of one piece, long along x, its flat side up (y)
 * @param reach cm of a sphere that holds one piece
 * @param roll turn of the i-th piece about the chain, radians
 * @param tilt turn of the i-th piece about its own upright, radians
 * @param sway cm by which a piece stands off the middle, the way its roll points (a twisted rope)
 */
export function chain(points, piece, { reach, roll = () => 0, tilt = () => 0, sway = 0, closed = false }) {
  const frames = points.map((p, i) => {
    const n = points.length;
    const before = points[closed ? (i + n - 1) % n : max(0, i - 1)];
    const after = points[closed ? (i + 1) % n : min(n - 1, i + 1)];
    let t = [after[0] - before[0], after[1] - before[1], after[2] - before[2]];
    const l = hypot(...t);
    t = t.map((v) => v / l);
    const flat = hypot(t[0], t[2]);
    const side = [-t[2] / flat, 0, t[0] / flat];
    const up = [
      side[1] * t[2] - side[2] * t[1],
      side[2] * t[0] - side[0] * t[2],
      side[0] * t[1] - side[1] * t[0],
    ].map((v) => -v);
    const [c, s] = [cos(roll(i)), sin(roll(i))];
    const w = side.map((v, k) => v * c + up[k] * s);
    const q = up.map((v, k) => v * c - side[k] * s);
    const [ct, st] = [cos(tilt(i)), sin(tilt(i))];
    return [
      ...p.map((v, k) => v + q[k] * sway),
      ...t.map((v, k) => v * ct + w[k] * st),
      ...q,
      ...w.map((v, k) => v * ct - t[k] * st),
    ];
  });
  return pieceField(frames, piece, reach);
}

/** Curves to lay a chain along; sizes in cm, `y` is the height of its middle above the table. */
export const CURVES = {
  circle: (r, y) => (t) => [cos(t * 2 * PI) * r, y, sin(t * 2 * PI) * r],
  oval: (a, b, y) => (t) => [cos(t * 2 * PI) * a, y, sin(t * 2 * PI) * b],
  /** A necklace as on a bust: round above, a point at the bottom (+z) where a pendant hangs. */
  bust: (a, b, y) => (t) => {
    const s = t * 2 * PI;
    const pinch = 1 - 0.55 * max(0, cos(s)) ** 3;
    return [sin(s) * a * pinch, y, cos(s) * b + (cos(s) > 0 ? 0.25 * b * cos(s) ** 4 : 0)];
  },
  coil: (r0, r1, turns, y) => (t) => {
    const s = t * turns * 2 * PI + 2.2;
    const r = r0 + (r1 - r0) * t;
    return [cos(s) * r * 1.12, y, sin(s) * r * 0.92];
  },
};
