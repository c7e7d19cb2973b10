/**
 * Length of a vector of two or three parts; `Math.hypot` is many times slower and its care for overflow is
 * not needed.
 */
export const length = (x, y, z = 0) => Math.sqrt(x * x + y * y + z * z);

/** The direction of a vector. */
export function normal(x, y, z) {
  const l = length(x, y, z);
  return [x / l, y / l, z / l];
}
