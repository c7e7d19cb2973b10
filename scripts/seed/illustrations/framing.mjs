/** Points the camera so that the things fill the picture. */
import { length } from './lengths.mjs';

/** Where the photographer stands: direction to the camera from the middle of the things. */
const VIEWS = {
  front: [0.05, 0.72, 1],
  left: [-0.55, 0.7, 0.9],
  right: [0.55, 0.66, 0.9],
  high: [0.12, 1.5, 0.8],
  top: [0.02, 3.2, 0.55],
};

/**
 * @param fill share of the picture's width that the things take
 * @param aim cm by which the middle is moved, [x, y, z]
 */
export function frame(solids, view, { fill = 0.66, aim = [0, 0, 0] } = {}) {
  const [vx, vy, vz] = VIEWS[view];
  const l = length(vx, vy, vz);
  const back = [vx / l, vy / l, vz / l];
  const flat = Math.sqrt(back[0] ** 2 + back[2] ** 2);
  const right = [back[2] / flat, 0, -back[0] / flat];
  const up = [
    back[1] * right[2] - back[2] * right[1],
    back[2] * right[0] - back[0] * right[2],
    back[0] * right[1] - back[1] * right[0],
  ];
  const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const span = (axis) => {
    const low = Math.min(...solids.map((s) => dot(s.at, axis) - s.radius * 0.92));
    const high = Math.max(...solids.map((s) => dot(s.at, axis) + s.radius * 0.92));
    return [(low + high) / 2, high - low];
  };
  const [cx, w] = span(right);
  const [cy, h] = span(up);
  const [cz] = span(back);
  const target = [0, 1, 2].map((i) => right[i] * cx + up[i] * cy + back[i] * cz + aim[i]);
  const size = Math.max(w, h);
  // A long lens: far enough away that near and far parts keep their proportions.
  const distance = Math.max(9, size * 2.6);
  return { eye: target.map((v, i) => v + back[i] * distance), target, zoom: (distance * fill) / size };
}
