/**
 * The things of a scene as one distance field: where a ray meets them, how they face and how they hide each
 * other.
 */
import { length, normal } from './lengths.mjs';

const { max, min, sqrt } = Math;

export const MISS = -1;
/** Direction to the main light. */
export const KEY = normal(-0.42, 0.84, -0.3);
/** The table counts as this much farther than it is: it reflects light where a fold of metal would not. */
const TABLE_GRACE = 0.25;

export class Field {
  /** The solid that the last distance or march was about. */
  nearest = null;
  /** [x, y, z, radius] of a sphere around everything. */
  bounds;
  #solids;

  constructor(solids) {
    this.#solids = solids;
    this.bounds = boundsOf(solids);
  }

  /** Distance to the nearest solid; remembers which it was. */
  distance(x, y, z) {
    let best = Infinity;
    for (const solid of this.#solids) {
      const ex = x - solid.x;
      const ey = y - solid.y;
      const ez = z - solid.z;
      const outside = sqrt(ex * ex + ey * ey + ez * ez) - solid.radius;
      if (outside >= best) continue;
      const d = solid.distance(x, y, z);
      if (d < best) {
        best = d;
        this.nearest = solid;
      }
    }
    return best;
  }

  /** Like distance, but content with the distance to a bounding sphere while that is far. */
  #step(x, y, z) {
    let best = Infinity;
    for (const solid of this.#solids) {
      const ex = x - solid.x;
      const ey = y - solid.y;
      const ez = z - solid.z;
      const outside = sqrt(ex * ex + ey * ey + ez * ez) - solid.radius;
      if (outside >= best) continue;
      if (outside > 0.25) {
        best = outside + 0.005;
        continue;
      }
      const d = solid.distance(x, y, z);
      if (d < best) {
        best = d;
        this.nearest = solid;
      }
    }
    return best;
  }

  /** Distance along the ray to a solid, or MISS. */
  march(ox, oy, oz, dx, dy, dz, limit, steps) {
    const [bx, by, bz, br] = this.bounds;
    const cx = bx - ox;
    const cy = by - oy;
    const cz = bz - oz;
    const along = cx * dx + cy * dy + cz * dz;
    const miss2 = cx * cx + cy * cy + cz * cz - along * along;
    if (miss2 > br * br) return MISS;
    const half = sqrt(br * br - miss2);
    let t = max(0, along - half);
    const end = min(limit, along + half);
    for (let i = 0; i < steps && t < end; i += 1) {
      const d = this.#step(ox + dx * t, oy + dy * t, oz + dz * t);
      if (d < 0.0004 + t * 0.00006) return t;
      t += d;
    }
    return MISS;
  }

  normal(x, y, z) {
    const e = 0.0016;
    const a = this.distance(x + e, y - e, z - e);
    const b = this.distance(x - e, y - e, z + e);
    const c = this.distance(x - e, y + e, z - e);
    const d = this.distance(x + e, y + e, z + e);
    return normal(a - b - c + d, -a - b + c + d, -a + b - c + d);
  }

  /** 0 in the depth of a fold, 1 in the open. */
  openness(x, y, z, nx, ny, nz, reach) {
    let hidden = 0;
    let weight = 1;
    for (let i = 1; i <= 5; i += 1) {
      const h = (reach * i) / 5;
      hidden +=
        max(0, h - min(this.distance(x + nx * h, y + ny * h, z + nz * h), y + ny * h + TABLE_GRACE)) * weight;
      weight *= 0.72;
    }
    return max(0, 1 - (hidden * 1.15) / reach);
  }

  shadow(x, y, z) {
    let lit = 1;
    let t = 0.03;
    for (let i = 0; i < 40 && t < 7; i += 1) {
      const d = this.distance(x + KEY[0] * t, y + KEY[1] * t, z + KEY[2] * t);
      if (d < 0.001) return 0;
      lit = min(lit, (5 * d) / t);
      t += max(0.03, min(d, 0.6));
    }
    return lit * lit * (3 - 2 * lit);
  }
}

function boundsOf(solids) {
  let [x0, y0, z0, x1, y1, z1] = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
  for (const { at, radius } of solids) {
    x0 = min(x0, at[0] - radius);
    y0 = min(y0, at[1] - radius);
    z0 = min(z0, at[2] - radius);
    x1 = max(x1, at[0] + radius);
    y1 = max(y1, at[1] + radius);
    z1 = max(z1, at[2] + radius);
  }
  return [(x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2, length(x1 - x0, y1 - y0, z1 - z0) / 2];
}
