/** Puts shapes into the studio: moved, turned, given a material and, where wanted, a relief. */

/** Rotation matrix (row-major) for turns in degrees: about x first, then z, then y (the vertical). */
function rotation([rx = 0, ry = 0, rz = 0]) {
  const [a, b, c] = [rx, ry, rz].map((degrees) => (degrees * Math.PI) / 180);
  const [sa, ca, sb, cb, sc, cc] = [
    Math.sin(a),
    Math.cos(a),
    Math.sin(b),
    Math.cos(b),
    Math.sin(c),
    Math.cos(c),
  ];
  const x = [1, 0, 0, 0, ca, -sa, 0, sa, ca];
  const z = [cc, -sc, 0, sc, cc, 0, 0, 0, 1];
  const y = [cb, 0, sb, 0, 1, 0, -sb, 0, cb];
  return times(y, times(z, x));
}

function times(p, q) {
  const out = [];
  for (let i = 0; i < 3; i += 1) {
    for (let j = 0; j < 3; j += 1) {
      out.push(p[i * 3] * q[j] + p[i * 3 + 1] * q[3 + j] + p[i * 3 + 2] * q[6 + j]);
    }
  }
  return out;
}

const turned = (m, [x, y, z]) => [
  m[0] * x + m[1] * y + m[2] * z,
  m[3] * x + m[4] * y + m[5] * z,
  m[6] * x + m[7] * y + m[8] * z,
];

/**
 * @param shape distance function in own coordinates
 * @param options.radius cm of a sphere around the shape's origin that holds all of it
 * @param options.relief height in cm added to the surface, `(x, y, z) => cm` in own coordinates
 * @param options.planes the facets, for a cut stone
 */
export function place(
  shape,
  { at = [0, 0, 0], turn = [0, 0, 0], radius, material, relief = null, planes = null },
) {
  return assemble({ shape, radius, material, relief, planes }, rotation(turn), at);
}

/** Several solids moved and turned as one, the turn about their common origin. */
export function group(solids, { at = [0, 0, 0], turn = [0, 0, 0] }) {
  const g = rotation(turn);
  return solids.map((solid) => {
    const [x, y, z] = turned(g, solid.at);
    return assemble(solid, times(g, solid.matrix), [x + at[0], y + at[1], z + at[2]]);
  });
}

/** Several shapes as one, melting into each other over `melt` cm; each part is [distance, [x, y, z]]. */
export const fused = (parts, blend, melt) => (x, y, z) => {
  let d = Infinity;
  for (const [shape, at] of parts) {
    d = blend(d === Infinity ? 1e3 : d, shape(x - at[0], y - at[1], z - at[2]), melt);
  }
  return d;
};

function assemble({ shape, radius, material, relief, planes }, matrix, at) {
  const [m0, m1, m2, m3, m4, m5, m6, m7, m8] = matrix;
  const [ax, ay, az] = at;
  const carved = relief
    ? (x, y, z) => {
        const d = shape(x, y, z);
        return d > 0.08 ? d : (d - relief(x, y, z)) * 0.65;
      }
    : shape;
  return {
    shape,
    radius,
    material,
    relief,
    planes,
    matrix,
    at,
    x: ax,
    y: ay,
    z: az,
    distance(wx, wy, wz) {
      const x = wx - ax;
      const y = wy - ay;
      const z = wz - az;
      return carved(m0 * x + m3 * y + m6 * z, m1 * x + m4 * y + m7 * z, m2 * x + m5 * y + m8 * z);
    },
    /** The point in the shape's own coordinates. */
    local(wx, wy, wz) {
      return this.localDirection(wx - ax, wy - ay, wz - az);
    },
    localDirection(x, y, z) {
      return [m0 * x + m3 * y + m6 * z, m1 * x + m4 * y + m7 * z, m2 * x + m5 * y + m8 * z];
    },
    worldDirection(x, y, z) {
      return [m0 * x + m1 * y + m2 * z, m3 * x + m4 * y + m5 * z, m6 * x + m7 * y + m8 * z];
    },
  };
}
