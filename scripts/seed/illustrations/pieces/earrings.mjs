/** Earrings, always a pair. */
import { OUTLINES } from '../engravings.mjs';
import { outline } from '../engraving.mjs';
import { PEARL } from '../materials.mjs';
import { group, place } from '../place.mjs';
import * as solids from '../solids.mjs';
import { stone } from './rings.mjs';

const { cos, sin, PI } = Math;

const post = (metal, length = 0.55) =>
  place(solids.capsule(0, 0, 0, 0, -length, 0, 0.035), { radius: length + 0.05, material: metal });

const pair = (make, gap, turns = [-24, 31]) => [
  ...group(make(), { at: [-gap, 0, 0.18], turn: [0, turns[0], 0] }),
  ...group(make(), { at: [gap, 0, -0.2], turn: [0, turns[1], 0] }),
];

/** Hoops: one standing, one lying against it. */
export function hoops({ metal, radius = 0.8, tube = 0.13, relief = null, twisted = false }) {
  const shape = twisted ? solids.rope(radius, tube * 0.6, tube * 0.58, 3, 7) : solids.hoop(radius, tube, 0.1);
  const standing = place(shape, {
    at: [-0.55, radius + tube, 0.25],
    turn: [90, 24, 0],
    radius: radius + tube * 1.4,
    material: metal,
    relief,
  });
  const lying = place(shape, {
    at: [0.75, tube + 0.02, -0.1],
    turn: [0, 205, 0],
    radius: radius + tube * 1.4,
    material: metal,
    relief,
  });
  return [standing, lying];
}

/** One stone in a claw setting, tipped towards the camera. */
export function studs({ metal, gem, cut = 'round', size = 0.42 }) {
  return pair(() => {
    const head = [stone(cut, size, gem, [0, size * 0.5, 0])];
    for (let i = 0; i < 4; i += 1) {
      const a = (i + 0.5) * (PI / 2);
      const [x, z] = [cos(a) * size, sin(a) * size];
      head.push(
        place(solids.capsule(x * 0.4, -size * 0.28, z * 0.4, x, size * 0.7, z, 0.045), {
          radius: size * 1.6,
          material: metal,
        }),
      );
    }
    head.push(
      place(solids.torus(size * 0.6, 0.04), { at: [0, 0, 0], radius: size, material: metal }),
      group([post(metal)], { at: [0, -size * 0.3, 0] })[0],
    );
    return group(head, { at: [0, size * 0.82, 0], turn: [48, 0, 0] });
  }, 0.78);
}

export function balls({ metal, radius = 0.42 }) {
  return pair(
    () => [
      place(solids.sphere(radius), { at: [0, radius, 0], radius: radius + 0.01, material: metal }),
      ...group([post(metal, 0.95)], { at: [0, radius, 0], turn: [-78, 0, 0] }),
    ],
    0.72,
  );
}

/** A pearl (or other bead) under a gold cap, its ear wire laid out on the table behind it. */
export function drops({ metal, bead = PEARL, radius = 0.42 }) {
  return pair(
    () => [
      place(solids.sphere(radius), { at: [0, radius, 0], radius: radius + 0.01, material: bead }),
      ...group(
        [
          place(solids.ellipsoid(0.19, 0.09, 0.19), {
            at: [0, radius * 0.95, 0],
            radius: 0.2,
            material: metal,
          }),
        ],
        { at: [0, radius, 0], turn: [-72, 0, 0] },
      ),
      place(solids.torus(0.11, 0.032), {
        at: [0, radius + 0.06, -radius - 0.13],
        turn: [0, 0, 78],
        radius: 0.15,
        material: metal,
      }),
      place(solids.hoop(0.4, 0.035, 0.5), {
        at: [0, 0.27, -radius - 0.58],
        turn: [26, 0, 0],
        radius: 0.45,
        material: metal,
      }),
    ],
    0.8,
    [-14, 22],
  );
}

/** A bead or pearl that sits on the ear. */
export function beadStuds({ metal, bead = PEARL, radius = 0.42 }) {
  return pair(
    () => [
      place(solids.sphere(radius), { at: [0, radius, 0], radius: radius + 0.01, material: bead }),
      ...group(
        [
          place(solids.ellipsoid(0.2, 0.07, 0.2), {
            at: [0, -radius * 0.97, 0],
            radius: 0.21,
            material: metal,
          }),
          ...group([post(metal, 0.5)], { at: [0, -radius, 0] }),
        ],
        { at: [0, radius, 0], turn: [66, 0, 0] },
      ),
    ],
    0.75,
    [-32, 36],
  );
}

/** Flat studs cut from sheet: hearts, clovers, leaves. */
export async function flats({ metal, shape, half = 0.5, inlay = null }) {
  const field = await outline(OUTLINES[shape], half);
  return pair(() => {
    const body = place(solids.extrude(field, 0.08, 0.06), { radius: half * 1.42, material: metal });
    const face = inlay
      ? [
          place(
            solids.extrude((x, z) => field(x, z) + 0.07, 0.085, 0.03),
            { at: [0, 0.012, 0], radius: half * 1.42, material: inlay },
          ),
        ]
      : [];
    return group([body, ...face, ...group([post(metal)], {})], { at: [0, 0.36, 0], turn: [38, 0, 0] });
  }, 0.75);
}
