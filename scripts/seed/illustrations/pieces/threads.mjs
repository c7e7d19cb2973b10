/** Necklaces and bracelets: chains along curves, pendants, bangles. */
import { length } from '../lengths.mjs';
import { OUTLINES } from '../engravings.mjs';
import { outline } from '../engraving.mjs';
import { chain, pacedAlong } from '../chains.mjs';
import { group, place } from '../place.mjs';
import * as solids from '../solids.mjs';

const { abs, atan2, max, sin } = Math;

/** Chain patterns: what one piece looks like and how the pieces follow each other. `s` scales all. */
const WEAVES = {
  cable: (s) => ({
    piece: solids.link(0.055 * s, 0.095 * s, 0.034 * s),
    spacing: 0.235 * s,
    reach: 0.19 * s,
    roll: (i) => (i % 2 ? 0.85 : -0.75),
    lift: 0.1 * s,
  }),
  curb: (s) => ({
    piece: solids.link(0.07 * s, 0.115 * s, 0.05 * s),
    spacing: 0.25 * s,
    reach: 0.24 * s,
    roll: () => 1.2,
    tilt: () => 0.1,
    lift: 0.09 * s,
  }),
  bold: (s) => ({
    piece: solids.link(0.16 * s, 0.15 * s, 0.062 * s),
    spacing: 0.47 * s,
    reach: 0.38 * s,
    roll: (i) => (i % 2 ? 0.92 : -0.62),
    lift: 0.16 * s,
  }),
  rope: (s) => ({
    piece: solids.ellipsoid(0.115 * s, 0.05 * s, 0.06 * s),
    spacing: 0.026 * s,
    reach: 0.13 * s,
    roll: (i) => i * 2.22,
    tilt: () => 0.5,
    sway: 0.065 * s,
    lift: 0.125 * s,
  }),
  ball: (s) => ({
    piece: solids.sphere(0.1 * s),
    spacing: 0.212 * s,
    reach: 0.11 * s,
    roll: () => 0,
    lift: 0.1 * s,
  }),
  snake: (s) => ({
    piece: solids.ellipsoid(0.085 * s, 0.1 * s, 0.125 * s),
    spacing: 0.075 * s,
    reach: 0.13 * s,
    roll: () => 0,
    lift: 0.1 * s,
  }),
  wheat: (s) => ({
    piece: solids.ellipsoid(0.1 * s, 0.045 * s, 0.055 * s),
    spacing: 0.055 * s,
    reach: 0.12 * s,
    roll: (i) => i * 2.1,
    tilt: (i) => (i % 2 ? 0.55 : -0.55),
    lift: 0.1 * s,
  }),
};

/** A chain of the named weave along `curve(y) => (t) => [x, y, z]`. */
export function strand({ weave, scale = 1, curve, metal, closed = false }) {
  const w = WEAVES[weave](scale);
  const points = pacedAlong(curve(w.lift), w.spacing, closed);
  const radius = max(...points.map((p) => length(p[0], p[2]))) + w.reach;
  const shape = chain(points, w.piece, { reach: w.reach, roll: w.roll, tilt: w.tilt, sway: w.sway, closed });
  return [place(shape, { radius: length(radius, w.lift + w.reach), material: metal })];
}

/** A flat pendant lying on the table with its loop towards -z; `half` is its half size in cm. */
export async function pendant({
  shape,
  half = 0.62,
  metal,
  thickness = 0.09,
  at = [0, 0, 0],
  turn = 0,
  relief = null,
}) {
  const field = await outline(OUTLINES[shape], half);
  const body = place(solids.extrude(field, thickness, thickness * 0.75), {
    at: [0, thickness, 0],
    radius: half * 1.42,
    material: metal,
    relief,
  });
  const loop = place(solids.torus(0.1, 0.032), {
    at: [0, 0.1, -half * 1.04],
    turn: [0, 0, 90],
    radius: 0.14,
    material: metal,
  });
  return group([body, loop], { at, turn: [0, turn, 0] });
}

/** A stiff bangle lying on the table. */
export function bangle({ metal, radius = 2.5, tube = 0.17, pattern = 'plain' }) {
  if (pattern === 'rope') {
    return [
      place(solids.rope(radius, tube * 0.62, tube * 0.6, 3, 14), {
        at: [0, tube * 1.2, 0],
        radius: radius + tube * 1.4,
        material: metal,
      }),
    ];
  }
  const relief = {
    plain: null,
    carved: (x, y, z) =>
      -0.03 * abs(sin(atan2(z, x) * 30 + y * 9)) * (length(x, z) > radius - tube * 0.4 ? 1 : 0),
    hammered: (x, y, z) => -0.05 * max(0, sin(atan2(z, x) * 34) * sin(y * 16 + sin(atan2(z, x) * 17) * 3)),
  }[pattern];
  return [
    place(
      (x, y, z) => {
        const u = length(x, z) - radius;
        return (length(u * 1.25, y * 0.8) - tube) * 0.78;
      },
      { at: [0, tube * 1.25, 0], radius: radius + tube * 1.4, material: metal, relief },
    ),
  ];
}

/** Spring-ring clasp with its tag, to end an open chain. */
export function clasp({ metal, at, turn = 0, scale = 1 }) {
  return group(
    [
      place(solids.torus(0.17 * scale, 0.045 * scale), {
        at: [0, 0.05 * scale, 0],
        radius: 0.23 * scale,
        material: metal,
      }),
      place(solids.roundBox(0.09 * scale, 0.02 * scale, 0.16 * scale, 0.018 * scale), {
        at: [0.34 * scale, 0.03 * scale, 0],
        turn: [0, 90, 0],
        radius: 0.2 * scale,
        material: metal,
      }),
    ],
    { at, turn: [0, turn, 0] },
  );
}
