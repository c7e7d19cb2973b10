/** The distance to many small pieces that lie on the table, looking only at those near the point. */

const { ceil, floor, hypot, max, min, sqrt } = Math;

/** The grid reaches this many cm beyond the pieces, so that shade fades evenly around them. */
const SURROUND = 2.2;
/** cm within which the distance is exact; beyond, it is blended from the corners of the cells. */
const EXACT = 0.2;

/**
 * @param frames centre and three axes of each piece, twelve numbers
 * @param piece distance function of one piece in its own coordinates
 * @param reach cm of a sphere that holds one piece
 */
export function pieceField(frames, piece, reach) {
  const grid = gridOver(frames, reach);
  const middle = frames.reduce((sum, frame) => sum + frame[1], 0) / frames.length;
  return (x, y, z) => {
    const gx = min(grid.nx - 1e-6, max(0, (x - grid.x0) / grid.cell));
    const gz = min(grid.nz - 1e-6, max(0, (z - grid.z0) / grid.cell));
    const near = y < middle + reach + EXACT ? grid.near[floor(gz) * grid.nx + floor(gx)] : [];
    const best = nearestOf(near, piece, reach, x, y, z);
    if (best < EXACT) return best;
    const beyond = hypot(x - grid.x0 - gx * grid.cell, z - grid.z0 - gz * grid.cell);
    const flat = blended(grid, gx, gz) + beyond;
    const dy = y - middle;
    return max(EXACT * 0.6, sqrt(flat * flat + dy * dy) - reach * 0.9);
  };
}

function nearestOf(frames, piece, reach, x, y, z) {
  let best = Infinity;
  for (const f of frames) {
    const ex = x - f[0];
    const ey = y - f[1];
    const ez = z - f[2];
    const limit = min(best, EXACT) + reach;
    if (ex * ex + ey * ey + ez * ez > limit * limit) continue;
    const d = piece(
      ex * f[3] + ey * f[4] + ez * f[5],
      ex * f[6] + ey * f[7] + ez * f[8],
      ex * f[9] + ey * f[10] + ez * f[11],
    );
    if (d < best) best = d;
  }
  return best;
}

/** For each cell the pieces near it, and for each corner how far it is from the nearest piece's middle. */
function gridOver(frames, reach) {
  const cell = max(0.14, reach * 0.8);
  const xs = frames.map((frame) => frame[0]);
  const zs = frames.map((frame) => frame[2]);
  const x0 = min(...xs) - SURROUND;
  const z0 = min(...zs) - SURROUND;
  const nx = ceil((max(...xs) + SURROUND - x0) / cell);
  const nz = ceil((max(...zs) + SURROUND - z0) / cell);
  const near = [];
  const away = [];
  for (let iz = 0; iz <= nz; iz += 1) {
    for (let ix = 0; ix <= nx; ix += 1) {
      const distances = frames.map((f) => hypot(f[0] - x0 - ix * cell, f[2] - z0 - iz * cell));
      away.push(distances.reduce((closest, d) => min(closest, d), Infinity));
    }
  }
  for (let iz = 0; iz < nz; iz += 1) {
    for (let ix = 0; ix < nx; ix += 1) {
      const cx = x0 + (ix + 0.5) * cell;
      const cz = z0 + (iz + 0.5) * cell;
      near.push(frames.filter((f) => hypot(f[0] - cx, f[2] - cz) < reach + EXACT + cell * Math.SQRT1_2));
    }
  }
  return { x0, z0, nx, nz, cell, near, away };
}

/** The corners' distances, blended over their cell. */
function blended({ nx, away }, gx, gz) {
  const ix = floor(gx);
  const iz = floor(gz);
  const i = iz * (nx + 1) + ix;
  const north = away[i] + (away[i + 1] - away[i]) * (gx - ix);
  const south = away[i + nx + 1] + (away[i + nx + 2] - away[i + nx + 1]) * (gx - ix);
  return north + (south - north) * (gz - iz);
}
