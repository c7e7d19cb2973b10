/** Cut stones as the planes of their facets: `[nx, ny, nz, offset]`, the table upwards. */

const { cos, sin, hypot, PI } = Math;

function facet(angle, slope, offset) {
  const l = hypot(1, slope);
  return [cos(angle) / l, slope / l, sin(angle) / l, offset];
}

/** A ring of `count` facets that all touch the circle of `radius` at height `y`. */
function ring(count, turn, slope, radius, y) {
  return Array.from({ length: count }, (_, i) => {
    const [nx, ny, nz] = facet(((i + turn) * 2 * PI) / count, slope, 0);
    return [nx, ny, nz, hypot(nx, nz) * radius + ny * y];
  });
}

/** Round brilliant of `r` cm at the girdle. */
export function brilliant(r) {
  return [
    [0, 1, 0, r * 0.33],
    ...ring(8, 0, 1.45, r * 0.985, r * 0.05),
    ...ring(16, 0.5, 1.05, r, r * 0.03),
    ...ring(8, 0.5, 2.6, r * 0.86, r * 0.17),
    ...ring(32, 0, 0, r, 0),
    ...ring(8, 0, -1.16, r * 0.985, -r * 0.03),
    ...ring(16, 0.5, -1.02, r, -r * 0.03),
  ];
}

/** Step cut (emerald cut), half sizes in cm. */
export function stepCut(a, c) {
  const sides = [
    [1, 0, a],
    [-1, 0, a],
    [0, 1, c],
    [0, -1, c],
    ...[
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ].map(([x, z]) => [x * Math.SQRT1_2, z * Math.SQRT1_2, (a + c) * Math.SQRT1_2 * 0.84]),
  ];
  const step = (slope, y) =>
    sides.map(([x, z, reach]) => {
      const l = hypot(1, slope);
      return [x / l, slope / l, z / l, (reach + slope * y) / l];
    });
  const h = Math.min(a, c);
  return [
    [0, 1, 0, h * 0.36],
    ...step(0, 0),
    ...step(1.1, h * 0.08),
    ...step(2, h * 0.16),
    ...step(-0.75, -h * 0.06),
    ...step(-1.25, -h * 0.2),
    ...step(-1.9, -h * 0.45),
  ];
}

/** Oval brilliant: the round one pulled along x by `stretch`. */
export function oval(r, stretch) {
  return brilliant(r).map(([x, y, z, o]) => {
    const nx = x / stretch;
    const l = hypot(nx, y, z);
    return [nx / l, y / l, z / l, o / l];
  });
}
