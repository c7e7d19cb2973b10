/**
 * A small ray marcher that photographs a scene of solids on a table. Slow and exact enough for a few
 * hundred pictures made once; the seed itself only uploads what was made.
 */
import { Field, KEY, MISS } from './field.mjs';
import { length } from './lengths.mjs';
import { throughStone } from './stone-light.mjs';
import { studioLight } from './studio.mjs';
import { TableShade } from './table-shade.mjs';

const { max, min } = Math;

export class Photograph {
  #scene;
  #field;
  #shade;
  #chance = 1;

  constructor(scene) {
    this.#scene = scene;
    this.#field = new Field(scene.solids);
    this.#shade = new TableShade(this.#field.bounds, (x, z) => [
      this.#field.openness(x, 0, z, 0, 1, 0, 0.55) *
        (0.55 + 0.45 * this.#field.openness(x, 0, z, 0, 1, 0, 1.8)),
      this.#field.shadow(x, 0.002, z),
    ]);
  }

  #floor(out, x, z) {
    const { table, studio } = this.#scene;
    table.paint(out, x, z);
    const px = x - studio.poolX;
    const pz = z - studio.poolZ;
    const pool = 0.62 + 0.6 * Math.exp(-(px * px + pz * pz) / studio.poolSize);
    const [open, lit] = this.#shade.at(x, z);
    const light = pool * (0.3 + 0.7 * open) * (0.62 + 0.38 * lit);
    // Light that falls on the table by way of the gold is golden.
    const tone = (1 - open) * 0.5;
    out[0] *= light * (1 + tone * 0.18);
    out[1] *= light * (1 - tone * 0.02);
    out[2] *= light * (1 - tone * 0.26);
  }

  /** What is seen along a ray that leaves a surface. */
  #reflection(out, x, y, z, dx, dy, dz, rough, depth) {
    const toFloor = dy < -0.001 ? -y / dy : Infinity;
    const t = this.#field.march(x, y, z, dx, dy, dz, min(toFloor, 14), 48);
    if (t !== MISS) {
      const solid = this.#field.nearest;
      this.#solidColour(out, solid, x + dx * t, y + dy * t, z + dz * t, dx, dy, dz, depth + 1);
      return;
    }
    if (toFloor < 40) {
      this.#floor(out, x + dx * toFloor, z + dz * toFloor);
      return;
    }
    studioLight(out, x, y, z, dx, dy, dz, rough, this.#scene.studio);
  }

  #solidColour(out, solid, x, y, z, dx, dy, dz, depth) {
    const { material } = solid;
    const [nx, ny, nz] = this.#field.normal(x, y, z);
    if (material.kind === 'metal') this.#metal(out, material, x, y, z, nx, ny, nz, dx, dy, dz, depth);
    else if (material.kind === 'gem') this.#gem(out, solid, x, y, z, nx, ny, nz, dx, dy, dz, depth);
    else this.#matte(out, solid, x, y, z, nx, ny, nz, dx, dy, dz, depth);
  }

  #metal(out, material, x, y, z, nx, ny, nz, dx, dy, dz, depth) {
    const facing = max(0, -(dx * nx + dy * ny + dz * nz));
    const { f0, rough } = material;
    const open = depth === 0 ? this.#field.openness(x, y, z, nx, ny, nz, 0.3) : 0.85;
    // Four looks per pixel with two scattered rays each are smooth enough for satin.
    const scattered = rough > 0.05 && depth === 0 ? 2 : 1;
    let r = 0;
    let g = 0;
    let b = 0;
    for (let i = 0; i < scattered; i += 1) {
      let jx = nx;
      let jy = ny;
      let jz = nz;
      if (scattered > 1) {
        const spread = rough * 0.7;
        jx += this.#scatter() * spread;
        jy += this.#scatter() * spread;
        jz += this.#scatter() * spread;
        const l = length(jx, jy, jz);
        jx /= l;
        jy /= l;
        jz /= l;
      }
      const k = -2 * (dx * jx + dy * jy + dz * jz);
      const rx = dx + k * jx;
      const ry = dy + k * jy;
      const rz = dz + k * jz;
      if (depth < 3) {
        this.#reflection(out, x + nx * 0.015, y + ny * 0.015, z + nz * 0.015, rx, ry, rz, rough, depth);
      } else if (ry < 0) this.#floorGuess(out, x, y, z, rx, ry, rz);
      else studioLight(out, x, y, z, rx, ry, rz, rough, this.#scene.studio);
      r += out[0];
      g += out[1];
      b += out[2];
    }
    const edge = (1 - facing) ** 5;
    const shade = (0.4 + 0.6 * open) / scattered;
    out[0] = r * (f0[0] + (1 - f0[0]) * edge) * shade;
    out[1] = g * (f0[1] + (1 - f0[1]) * edge) * shade;
    out[2] = b * (f0[2] + (1 - f0[2]) * edge) * shade;
  }

  #floorGuess(out, x, y, z, rx, ry, rz) {
    const t = -y / ry;
    this.#scene.table.paint(out, x + rx * t, z + rz * t);
    out[0] = out[0] * 0.25 + 0.12;
    out[1] = out[1] * 0.2 + 0.08;
    out[2] = out[2] * 0.12 + 0.03;
  }

  #matte(out, solid, x, y, z, nx, ny, nz, dx, dy, dz, depth) {
    const { material } = solid;
    let [ar, ag, ab] = material.albedo;
    if (material.paint) {
      const [lx, ly, lz] = solid.local(x, y, z);
      material.paint(lx, ly, lz, out);
      [ar, ag, ab] = out;
    }
    const open = this.#field.openness(x, y, z, nx, ny, nz, 0.7);
    const key =
      max(0, nx * KEY[0] + ny * KEY[1] + nz * KEY[2]) *
      this.#field.shadow(x + nx * 0.01, y + ny * 0.01, z + nz * 0.01);
    const light = (0.3 + 0.22 * (ny * 0.5 + 0.5)) * (0.3 + 0.7 * open) + 0.5 * key;
    let r = ar * light;
    let g = ag * light;
    let b = ab * light;
    if (material.gloss > 0 && depth < 2) {
      const dot = dx * nx + dy * ny + dz * nz;
      const fresnel = (material.coat + (1 - material.coat) * (1 + dot) ** 5) * material.gloss;
      this.#reflection(
        out,
        x + nx * 0.006,
        y + ny * 0.006,
        z + nz * 0.006,
        dx - 2 * dot * nx,
        dy - 2 * dot * ny,
        dz - 2 * dot * nz,
        material.rough,
        depth,
      );
      r += out[0] * fresnel;
      g += out[1] * fresnel;
      b += out[2] * fresnel;
    }
    out[0] = r;
    out[1] = g;
    out[2] = b;
  }

  #gem(out, solid, x, y, z, nx, ny, nz, dx, dy, dz, depth) {
    const { ior, absorb } = solid.material;
    const dot = dx * nx + dy * ny + dz * nz;
    const base = ((ior - 1) / (ior + 1)) ** 2;
    const fresnel = base + (1 - base) * (1 + min(0, dot)) ** 5;
    let r = 0;
    let g = 0;
    let b = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      // Each colour bends a little more than the last: the fire of the stone.
      const bend = 1 / (ior * (1 + (channel - 1) * 0.012));
      const seen = throughStone(solid, [x, y, z], [nx, ny, nz], [dx, dy, dz], {
        dot,
        bend,
        absorb: absorb[channel],
        channel,
        studio: this.#scene.studio,
      });
      if (channel === 0) r = seen;
      else if (channel === 1) g = seen;
      else b = seen;
    }
    if (depth < 2) {
      this.#reflection(
        out,
        x + nx * 0.006,
        y + ny * 0.006,
        z + nz * 0.006,
        dx - 2 * dot * nx,
        dy - 2 * dot * ny,
        dz - 2 * dot * nz,
        0.01,
        depth,
      );
    } else {
      studioLight(
        out,
        x,
        y,
        z,
        dx - 2 * dot * nx,
        dy - 2 * dot * ny,
        dz - 2 * dot * nz,
        0.01,
        this.#scene.studio,
      );
    }
    out[0] = r * (1 - fresnel) + out[0] * fresnel;
    out[1] = g * (1 - fresnel) + out[1] * fresnel;
    out[2] = b * (1 - fresnel) + out[2] * fresnel;
  }

  /** A cheap repeatable number from -0.5 to 0.5, for rough metal. */
  #scatter() {
    this.#chance = (this.#chance * 1664525 + 1013904223) >>> 0;
    return this.#chance / 4294967296 - 0.5;
  }

  /**
   * Colour along a ray from the camera; says whether a solid was met, which `shade` false leaves uncoloured.
   */
  look(out, [ox, oy, oz], [dx, dy, dz], shade) {
    const toFloor = dy < 0 ? -oy / dy : Infinity;
    const t = this.#field.march(ox, oy, oz, dx, dy, dz, min(toFloor, 90), 160);
    if (t !== MISS) {
      if (!shade) return true;
      this.#solidColour(out, this.#field.nearest, ox + dx * t, oy + dy * t, oz + dz * t, dx, dy, dz, 0);
      return true;
    }
    const far = min(toFloor, 60);
    const x = ox + dx * far;
    const z = oz + dz * far;
    this.#floor(out, x, z);
    const { gloss } = this.#scene.table;
    if (gloss > 0) {
      const [r, g, b] = out;
      const fresnel = (0.04 + 0.96 * (1 + dy) ** 5) * gloss;
      this.#reflection(out, x, 0.004, z, dx, -dy, dz, 0.2, 1);
      out[0] = r + min(out[0], 3) * fresnel;
      out[1] = g + min(out[1], 3) * fresnel;
      out[2] = b + min(out[2], 3) * fresnel;
    }
    return false;
  }
}
