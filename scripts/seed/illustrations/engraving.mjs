/** Turns drawings (SVG) into what can be struck into metal: heights, flat outlines and printed colours. */
import sharp from 'sharp';

/** A bilinear lookup of one channel; `u`, `v` run from -1 to 1 over the drawing, outside is `edge`. */
function lookup(values, size, edge) {
  return (u, v) => {
    const x = (u * 0.5 + 0.5) * size - 0.5;
    const y = (v * 0.5 + 0.5) * size - 0.5;
    if (x < 0 || y < 0 || x >= size - 1 || y >= size - 1) return edge;
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = x - ix;
    const fy = y - iy;
    const i = iy * size + ix;
    const top = values[i] + (values[i + 1] - values[i]) * fx;
    const bottom = values[i + size] + (values[i + size + 1] - values[i + size]) * fx;
    return top + (bottom - top) * fy;
  };
}

/** Height map of a square drawing: black is 0, white is 1, softened by `soft` pixels. */
export async function heights(svg, { size = 768, soft = 1.6 } = {}) {
  const raw = await sharp(Buffer.from(svg))
    .resize(size, size)
    .flatten({ background: '#000' })
    .blur(soft)
    .greyscale()
    .raw()
    .toBuffer();
  return lookup(
    Float32Array.from(raw, (v) => v / 255),
    size,
    0,
  );
}

/** Linear colours of a square drawing, `(u, v, out)`. */
export async function print(svg, { size = 1024 } = {}) {
  const raw = await sharp(Buffer.from(svg))
    .resize(size, size)
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const channels = [0, 1, 2].map((c) =>
    lookup(
      Float32Array.from({ length: size * size }, (_, i) => (raw[i * 3 + c] / 255) ** 2.2),
      size,
      0.8,
    ),
  );
  return (u, v, out) => {
    out[0] = channels[0](u, v);
    out[1] = channels[1](u, v);
    out[2] = channels[2](u, v);
  };
}

/**
 * Signed distance in cm to the outline of a white-on-black drawing that covers ±`half` cm.
 * Exact distance transform in two passes of parabolas, with as much room around the drawing.
 */
export async function outline(svg, half, drawn = 320) {
  const size = drawn * 2;
  const raw = await sharp(Buffer.from(svg))
    .resize(drawn, drawn)
    .flatten({ background: '#000' })
    .extend({ top: drawn / 2, bottom: drawn / 2, left: drawn / 2, right: drawn / 2, background: '#000' })
    .greyscale()
    .raw()
    .toBuffer();
  const inside = squaredDistances((i) => raw[i] < 128, size);
  const outside = squaredDistances((i) => raw[i] >= 128, size);
  const cm = (2 * half) / drawn;
  const field = lookup(
    Float32Array.from(inside, (v, i) => (Math.sqrt(outside[i]) - Math.sqrt(v)) * cm),
    size,
    0,
  );
  const edge = half * 2 * 0.99;
  const within = (v) => Math.min(edge, Math.max(-edge, v));
  return (x, z) => {
    const cx = within(x);
    const cz = within(z);
    return field(cx / half / 2, cz / half / 2) + Math.sqrt((x - cx) ** 2 + (z - cz) ** 2);
  };
}

/** Squared pixel distance of every pixel to the nearest one for which `isTarget`. */
function squaredDistances(isTarget, size) {
  const grid = Float64Array.from({ length: size * size }, (_, i) => (isTarget(i) ? 0 : 1e12));
  const row = new Float64Array(size);
  for (let x = 0; x < size; x += 1) {
    for (let y = 0; y < size; y += 1) row[y] = grid[y * size + x];
    const d = parabolas(row, size);
    for (let y = 0; y < size; y += 1) grid[y * size + x] = d[y];
  }
  for (let y = 0; y < size; y += 1) {
    const d = parabolas(grid.subarray(y * size, (y + 1) * size), size);
    grid.set(d, y * size);
  }
  return grid;
}

/** Lower envelope of the parabolas rooted at `f` (Felzenszwalb and Huttenlocher). */
function parabolas(f, n) {
  const d = new Float64Array(n);
  const v = new Int32Array(n);
  const z = new Float64Array(n + 1);
  let k = 0;
  z[0] = -Infinity;
  z[1] = Infinity;
  for (let q = 1; q < n; q += 1) {
    let s = (f[q] + q * q - f[v[k]] - v[k] * v[k]) / (2 * q - 2 * v[k]);
    while (s <= z[k]) {
      k -= 1;
      s = (f[q] + q * q - f[v[k]] - v[k] * v[k]) / (2 * q - 2 * v[k]);
    }
    k += 1;
    v[k] = q;
    z[k] = s;
    z[k + 1] = Infinity;
  }
  k = 0;
  for (let q = 0; q < n; q += 1) {
    while (z[k + 1] < q) k += 1;
    d[q] = (q - v[k]) ** 2 + f[v[k]];
  }
  return d;
}
