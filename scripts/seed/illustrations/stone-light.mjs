/** What is seen through a cut stone. */
import { studioLight } from './studio.mjs';

const { exp, max, sqrt } = Math;

/** Reflections inside a stone after which the rest is too faint to follow. */
const BOUNCES = 6;
const light = [0, 0, 0];

/**
 * One colour channel's way through the facets: refracted in, reflected inside, and out wherever a facet lets
 * it.
 * @param at where the ray meets the stone, `facing` the outward normal there, `ray` its direction
 * @param optics `dot` of ray and normal, `bend` one over the refraction, `absorb` per cm
 */
export function throughStone(solid, at, facing, ray, { dot, bend, absorb, channel, studio }) {
  const [x, y, z] = at;
  const [nx, ny, nz] = facing;
  const [dx, dy, dz] = ray;
  const s = bend * dot + sqrt(max(0, 1 - bend * bend * (1 - dot * dot)));
  let [vx, vy, vz] = solid.localDirection(bend * dx - s * nx, bend * dy - s * ny, bend * dz - s * nz);
  let [px, py, pz] = solid.local(x - nx * 0.002, y - ny * 0.002, z - nz * 0.002);
  const ior = 1 / bend;
  const straight = ((ior - 1) / (ior + 1)) ** 2;
  let path = 0;
  let seen = 0;
  let strength = 1;
  for (let bounce = 0; bounce < BOUNCES && strength >= 0.02; bounce += 1) {
    const [hit, t] = facetAhead(solid.planes, px, py, pz, vx, vy, vz);
    if (hit === null) break;
    path += max(0, t);
    px += vx * t;
    py += vy * t;
    pz += vz * t;
    const c = hit[0] * vx + hit[1] * vy + hit[2] * vz;
    const leave = 1 - ior * ior * (1 - c * c);
    if (leave > 0) {
      const q = ior * c - sqrt(leave);
      const [wx, wy, wz] = solid.worldDirection(
        ior * vx - q * hit[0],
        ior * vy - q * hit[1],
        ior * vz - q * hit[2],
      );
      studioLight(light, x, y, z, wx, wy, wz, 0.02, studio);
      seen += light[channel] * exp(-absorb * path) * (1 - straight) * strength;
      strength *= straight;
    }
    vx -= 2 * c * hit[0];
    vy -= 2 * c * hit[1];
    vz -= 2 * c * hit[2];
  }
  // What is left after the last bounce is as bright as the room.
  studioLight(light, x, y, z, 0.3, 0.6, -0.2, 0.5, studio);
  return seen + light[channel] * 0.12 * strength * exp(-absorb * path);
}

/**
 * The facet that a ray inside the stone meets next, and how far away; [null, Infinity] when it runs along
 * them all.
 */
function facetAhead(planes, px, py, pz, vx, vy, vz) {
  let nearest = Infinity;
  let hit = null;
  for (let i = 0; i < planes.length; i += 1) {
    const plane = planes[i];
    const toward = plane[0] * vx + plane[1] * vy + plane[2] * vz;
    if (toward < 1e-6) continue;
    const t = (plane[3] - (plane[0] * px + plane[1] * py + plane[2] * pz)) / toward;
    if (t < nearest) {
      nearest = t;
      hit = plane;
    }
  }
  return [hit, nearest];
}
