/** Finger rings. Every piece stands or lies on y = 0 about the origin; lengths are centimetres. */
import { length } from '../lengths.mjs';
import { BABY_FACES, hallmark } from '../engravings.mjs';
import { heights } from '../engraving.mjs';
import { brilliant, oval, stepCut } from '../stones.mjs';
import { group, place } from '../place.mjs';
import * as solids from '../solids.mjs';

const { abs, atan2, cos, max, min, sin, PI } = Math;

const CUTS = {
  round: brilliant,
  oval: (r) => oval(r * 0.9, 1.3),
  emerald: (r) => stepCut(r * 1.1, r * 0.8),
};

export function stone(cut, r, material, at, turn) {
  const planes = CUTS[cut](r);
  return place(solids.convex(planes), { at, turn, radius: r * 1.6, material, planes });
}

/** A plain band; stands when `standing`, else lies. `mark` is struck inside. */
export async function plainBand({
  metal,
  radius = 0.9,
  width = 0.5,
  thickness = 0.17,
  dome = 0.035,
  standing = false,
  mark = null,
  relief = null,
}) {
  const struck = mark ? await heights(hallmark(mark), { soft: 1.2 }) : null;
  const outer = radius + thickness;
  const inside = struck
    ? (x, y, z) => (length(x, z) < radius ? -0.012 * struck((atan2(-x, z) * radius) / 0.42, -y / 0.42) : 0)
    : null;
  const ring = place(solids.band(radius, width, thickness, dome), {
    at: [0, standing ? outer - thickness / 2 : width / 2, 0],
    turn: [standing ? 90 : 0, 0, 0],
    radius: length(outer, width / 2) + 0.02,
    material: metal,
    relief: relief ?? inside,
  });
  return [ring];
}

/** Facets cut all around a band, as on 커팅 rings. */
export const cutFacets = (count, width) => (x, y, z) => {
  const a = atan2(z, x) * count;
  return -0.02 * abs(sin(a + (y / width) * 5)) - 0.02 * abs(sin(a - (y / width) * 5));
};
/** A row of beads along both edges of a band (밀그레인). */
export const milgrain = (width) => (x, y, z) => {
  const edge = max(0, 1 - abs(abs(y) - width * 0.36) / 0.035);
  return edge * (0.015 + 0.015 * abs(sin(atan2(z, x) * 46)));
};

/** Two bands, one lying, one leaning on it. */
export async function pairOfBands(metals, options) {
  const [first] = await plainBand({ ...options, metal: metals[0] });
  const [second] = await plainBand({ ...options, metal: metals[1] ?? metals[0] });
  const { radius = 0.9, width = 0.5 } = options;
  return [
    ...group([first], { at: [-0.55, 0, 0.15] }),
    ...group([group([second], { at: [0, -width / 2, 0] })[0]], {
      at: [radius * 0.78, radius * 0.86 + width * 0.16, -0.28],
      turn: [-68, -28, 0],
    }),
  ];
}

/** Two bands standing side by side. */
export async function standingPair(metals, options) {
  const [a] = await plainBand({ ...options, metal: metals[0], standing: true });
  const [b] = await plainBand({ ...options, metal: metals[1] ?? metals[0], standing: true });
  return [
    ...group([a], { at: [-0.75, 0, 0.15], turn: [0, 24, 0] }),
    ...group([b], { at: [0.8, 0, -0.25], turn: [0, 38, 0] }),
  ];
}

/** A standing ring whose head carries one stone held by prongs. */
export function solitaire({ metal, gem, cut = 'round', size = 0.36, radius = 0.84, halo = null }) {
  const wire = 0.1;
  const top = radius + wire + size * 0.72;
  const parts = [
    place(
      (x, y, z) => {
        const u = length(x, y) - radius;
        const taper = 1 - 0.32 * max(0, y / radius);
        return (length(u, z / 1.25) - wire * taper) * 0.9;
      },
      { radius: radius + 0.16, material: metal },
    ),
    stone(cut, size, gem, [0, top, 0]),
    place(solids.torus(size * 0.56, 0.035), { at: [0, top - size * 0.52, 0], radius: size, material: metal }),
  ];
  const stretch = cut === 'oval' ? 1.2 : cut === 'emerald' ? 1.05 : 1;
  for (let i = 0; i < 4; i += 1) {
    const a = (i + 0.5) * (PI / 2);
    const [cx, cz] = [cos(a) * size * stretch, sin(a) * size * (cut === 'emerald' ? 0.84 : 1)];
    parts.push(
      place(
        solids.capsule(
          cx * 0.42,
          top - size * 0.95,
          cz * 0.42,
          cx * 0.99,
          top + size * 0.2,
          cz * 0.99,
          0.042,
        ),
        { radius: top + size + 0.2, material: metal },
      ),
    );
  }
  if (halo) {
    for (let i = 0; i < 18; i += 1) {
      parts.push(
        stone('round', 0.085, halo, [
          cos((i * PI) / 9) * (size + 0.12) * stretch,
          top - 0.02,
          sin((i * PI) / 9) * (size + 0.12),
        ]),
      );
    }
  }
  if (halo) {
    parts.push(
      place(solids.torus((size + 0.12) * stretch, 0.075), {
        at: [0, top - 0.07, 0],
        radius: size * 2,
        material: metal,
      }),
    );
  }
  return group(parts, { at: [0, radius + wire, 0] });
}

/** A band set with a row of stones over its upper half. */
export function eternity({ metal, gem, radius = 0.88, stones = 11, size = 0.115 }) {
  const parts = [
    place(
      (x, y, z) => {
        const u = abs(length(x, y) - radius) - 0.075;
        const w = abs(z) - 0.13;
        return length(max(u, 0), max(w, 0)) + min(max(u, w), 0) - 0.03;
      },
      { radius: radius + 0.2, material: metal },
    ),
  ];
  for (let i = 0; i < stones; i += 1) {
    const a = ((i - (stones - 1) / 2) * 15.4 * PI) / 180;
    const [x, y] = [sin(a) * (radius + 0.1), cos(a) * (radius + 0.1)];
    parts.push(stone('round', size, gem, [x, y, 0], [0, 0, (-a * 180) / PI]));
  }
  return group(parts, { at: [0, radius + 0.11, 0] });
}

/** Signet: a tapering band melted into a flat oval head; `inlay` is a stone let into the head. */
export function signet({ metal, radius = 0.88, inlay = null, wide = 0.5, long = 0.62 }) {
  const head = (x, y, z) => {
    const r = length(x / wide, z / long);
    const rim = (r - 1) * min(wide, long);
    const slab = abs(y - radius - 0.03) - 0.13;
    return length(max(rim + 0.05, 0), max(slab + 0.05, 0)) + min(max(rim + 0.05, slab + 0.05), 0) - 0.05;
  };
  const body = (x, y, z) => {
    const rise = min(1, max(0, y / radius));
    const u = abs(length(x, y) - radius) - 0.075 - 0.05 * rise;
    const w = abs(z) - 0.15 - 0.2 * rise * rise;
    return (length(max(u + 0.05, 0), max(w + 0.05, 0)) + min(max(u + 0.05, w + 0.05), 0) - 0.05) * 0.85;
  };
  const parts = [
    place((x, y, z) => solids.blend(body(x, y, z), head(x, y, z), 0.22) * 0.9, {
      radius: radius + 0.42,
      material: metal,
    }),
  ];
  if (inlay) {
    parts.push(
      place(solids.ellipsoid(wide * 0.8, 0.12, long * 0.8), {
        at: [0, radius + 0.14, 0],
        radius: 0.6,
        material: inlay,
      }),
    );
  }
  return group(parts, { at: [0, radius + 0.075, 0] });
}

/** 돌반지: a light band that broadens into an engraved plate. */
export async function babyRing({ metal, face, radius = 0.62, standing = true, width = 0.2 }) {
  const engraved = await heights(BABY_FACES[face], { soft: 2.2 });
  const plate = (y) => {
    const rise = min(1, max(0, (y / radius - 0.35) / 0.65));
    return width / 2 + 0.3 * rise ** 0.8 * (1 - 0.35 * rise ** 6);
  };
  const body = place(
    (x, y, z) => {
      const u = abs(length(x, y) - radius) - 0.055;
      const w = abs(z) - plate(y);
      return (
        (length(max(u + 0.035, 0), max(w + 0.035, 0)) + min(max(u + 0.035, w + 0.035), 0) - 0.035) * 0.78
      );
    },
    {
      radius: radius + 0.4,
      material: metal,
      relief: (x, y, z) =>
        y > 0 && length(x, y) > radius ? 0.03 * engraved((atan2(x, y) * radius) / 0.43, z / 0.43) : 0,
    },
  );
  return standing
    ? group([body], { at: [0, radius + 0.055, 0] })
    : group([body], { at: [0, width / 2 + 0.26, 0], turn: [62, 0, 0] });
}
