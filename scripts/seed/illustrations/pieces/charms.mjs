/** Gifts in gold: lucky key, turtle, pig, spoon; and a heap of old pieces. */
import { length } from '../lengths.mjs';
import { OUTLINES } from '../engravings.mjs';
import { outline } from '../engraving.mjs';
import { fused, group, place } from '../place.mjs';
import * as solids from '../solids.mjs';

const { abs, cos, max, min, sin, PI } = Math;

export async function luckyKey({ metal }) {
  const field = await outline(OUTLINES.key, 2.1, 512);
  return [
    place(solids.extrude(field, 0.13, 0.11), {
      at: [0, 0.13, 0],
      radius: 2.15,
      material: metal,
      relief: (x, y, z) =>
        y > 0 && z < -0.2 && length(x, z + 1.13) > 0.5 && length(x, z + 1.13) < 0.6 ? -0.03 : 0,
    }),
  ];
}

/** Plates of the turtle's shell: hexagons with a groove between. */
function shellGroove(x, z) {
  const s = 0.44;
  const q = x / s;
  const r = z / (s * 0.8660254);
  const row = Math.round(r);
  let edge = Infinity;
  for (let dr = -1; dr <= 1; dr += 1) {
    const rr = row + dr;
    const shift = abs(rr % 2) * 0.5;
    const cx = Math.round(q - shift) + shift;
    for (let dc = -1; dc <= 1; dc += 1) {
      const d = length((cx + dc - q) * s, (rr - r) * s * 0.8660254);
      edge = min(edge, d);
    }
  }
  return -0.05 * max(0, min(1, (edge - s * 0.36) / (s * 0.14)));
}

export function turtle({ metal }) {
  const shell = place((x, y, z) => max(solids.ellipsoid(1.15, 0.78, 1.35)(x, y, z), -y - 0.05) * 0.9, {
    at: [0, 0.28, 0],
    radius: 1.4,
    material: metal,
    relief: (x, y, z) => (y > 0.05 ? shellGroove(x, z) : 0),
  });
  const limb = (x, z, turn) => [
    group([place(solids.ellipsoid(0.26, 0.17, 0.5), { radius: 0.52, material: metal })], {
      turn: [0, turn, 0],
    })[0].distance,
    [x, 0.19, z],
  ];
  const body = place(
    fused(
      [
        [solids.ellipsoid(1.22, 0.16, 1.44), [0, 0.28, 0]],
        [solids.ellipsoid(0.3, 0.27, 0.36), [0, 0.52, 1.78]],
        [solids.capsule(0, 0.3, 1.2, 0, 0.48, 1.7, 0.2), [0, 0, 0]],
        limb(1.05, 0.95, 40),
        limb(-1.05, 0.95, -40),
        limb(1.0, -0.98, 140),
        limb(-1.0, -0.98, -140),
        [solids.capsule(0, 0.22, -1.35, 0, 0.18, -1.75, 0.08), [0, 0, 0]],
      ],
      solids.blend,
      0.16,
    ),
    { radius: 2.2, material: metal },
  );
  const eye = (x) => place(solids.sphere(0.05), { at: [x, 0.62, 1.98], radius: 0.06, material: metal });
  return [shell, body, eye(0.17), eye(-0.17)];
}

export function pig({ metal }) {
  const ear = (side) => [
    (x, y, z) =>
      solids.ellipsoid(0.22, 0.26, 0.09)(
        x * cos(0.5) + side * y * sin(0.5),
        y * cos(0.5) - side * x * sin(0.5),
        z,
      ),
    [0.4 * side, 1.62, 0.72],
  ];
  const body = place(
    fused(
      [
        [solids.ellipsoid(0.98, 0.86, 1.2), [0, 0.98, 0]],
        [solids.ellipsoid(0.64, 0.6, 0.55), [0, 1.16, 0.92]],
        [solids.ellipsoid(0.3, 0.25, 0.22), [0, 1.06, 1.45]],
        ear(1),
        ear(-1),
        ...[
          [0.5, 0.62],
          [-0.5, 0.62],
          [0.5, -0.6],
          [-0.5, -0.6],
        ].map(([x, z]) => [solids.capsule(x, 0.18, z, x * 0.9, 0.6, z * 0.9, 0.2), [0, 0, 0]]),
        [solids.torus(0.14, 0.05), [0, 1.1, -1.22]],
      ],
      solids.blend,
      0.2,
    ),
    {
      radius: 2.4,
      material: metal,
      relief: (x, y, z) => (z > 1.45 && length(abs(x) - 0.11, y - 1.06) < 0.055 ? -0.05 : 0),
    },
  );
  const eye = (x) => place(solids.sphere(0.065), { at: [x, 1.32, 1.36], radius: 0.07, material: metal });
  return [body, eye(0.25), eye(-0.25)];
}

export function spoon({ metal }) {
  const bowl = solids.ellipsoid(0.72, 0.3, 0.95);
  const hollow = solids.ellipsoid(0.64, 0.3, 0.86);
  const handle = solids.capsule(0, 0, 0, 0, 0.42, -3.4, 0.085);
  const tip = solids.ellipsoid(0.24, 0.1, 0.42);
  return group(
    [
      place(
        (x, y, z) => {
          const cup = max(bowl(x, y, z - 0.9), y - 0.06, -hollow(x, y - 0.09, z - 0.9));
          return (
            solids.blend(solids.blend(cup, handle(x, y - 0.02, z), 0.22), tip(x, y - 0.42, z + 3.4), 0.2) *
            0.5
          );
        },
        { radius: 4.1, material: metal },
      ),
    ],
    { at: [0, 0.3, 1.1] },
  );
}

/** A handful of broken and worn pieces, as people bring them in. */
export function heap({ metals, random }) {
  const shapes = [
    () => [solids.hoop(0.5, 0.05, 0.5), 0.6],
    () => [solids.link(0.3, 0.16, 0.07), 0.6],
    () => [solids.band(0.6, 0.2, 0.09, 0.02), 0.75],
    () => [solids.roundBox(0.3, 0.05, 0.22, 0.04), 0.45],
    () => [solids.torus(0.3, 0.06), 0.4],
    () => [solids.capsule(-0.4, 0, 0, 0.4, 0.06, 0, 0.05), 0.5],
    () => [solids.hoop(0.75, 0.045, 0.9), 0.85],
  ];
  return Array.from({ length: 26 }, (_, i) => {
    const [shape, radius] = shapes[i % shapes.length]();
    const a = random() * 2 * PI;
    const r = 1.75 * Math.sqrt(random());
    const height = 0.09 + max(0, 0.75 - r * 0.42) * random();
    return place(shape, {
      at: [cos(a) * r, height + radius * 0.12, sin(a) * r * 0.8],
      turn: [random() * 34 - 17, random() * 360, random() * 34 - 17],
      radius: radius + 0.05,
      material: metals[i % metals.length],
    });
  });
}
