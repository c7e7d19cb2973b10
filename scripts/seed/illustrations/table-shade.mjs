/** How the things shade the table, worked out once per point of a fine grid and only where somebody looks. */

const POINTS = 560;
/** cm around the things within which they shade the table. */
const REACH = 3.2;

export class TableShade {
  #open = new Float32Array(POINTS * POINTS).fill(-1);
  #lit = new Float32Array(POINTS * POINTS);
  #x0;
  #z0;
  #step;
  #measure;
  #found = [1, 1];

  /** @param measure `(x, z) => [open, lit]`, both 0–1 */
  constructor([x, , z, radius], measure) {
    const half = radius + REACH;
    this.#x0 = x - half;
    this.#z0 = z - half;
    this.#step = (2 * half) / (POINTS - 1);
    this.#measure = measure;
  }

  /** [open, lit] at a point of the table; the same array each time. */
  at(x, z) {
    const found = this.#found;
    const gx = (x - this.#x0) / this.#step;
    const gz = (z - this.#z0) / this.#step;
    if (!(gx >= 0 && gz >= 0 && gx < POINTS - 1 && gz < POINTS - 1)) {
      found[0] = 1;
      found[1] = 1;
      return found;
    }
    const ix = Math.floor(gx);
    const iz = Math.floor(gz);
    const fx = gx - ix;
    const fz = gz - iz;
    const [a, b, c, d] = [
      this.#point(ix, iz),
      this.#point(ix + 1, iz),
      this.#point(ix, iz + 1),
      this.#point(ix + 1, iz + 1),
    ];
    found[0] = mix(this.#open, a, b, c, d, fx, fz);
    found[1] = mix(this.#lit, a, b, c, d, fx, fz);
    return found;
  }

  #point(ix, iz) {
    const i = iz * POINTS + ix;
    if (this.#open[i] < 0) {
      const [open, lit] = this.#measure(this.#x0 + ix * this.#step, this.#z0 + iz * this.#step);
      this.#open[i] = open;
      this.#lit[i] = lit;
    }
    return i;
  }
}

function mix(values, a, b, c, d, fx, fz) {
  const top = values[a] + (values[b] - values[a]) * fx;
  const bottom = values[c] + (values[d] - values[c]) * fx;
  return top + (bottom - top) * fz;
}
