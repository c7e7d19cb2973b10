/** A place of a line in its own units, by `x`. */
export interface ChartPlace {
  readonly x: number;
  readonly y: number;
}

export interface ChartFrame {
  readonly width: number;
  readonly height: number;
  /** What the left and the right edge stand for. */
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/**
 * As many places as can be told apart: of each column of one pixel the first, the lowest, the highest and the
 * last, so that no peak is smoothed away. `places` are sorted by `x`.
 */
export function thinOut(
  places: readonly ChartPlace[],
  { from, to }: Pick<ChartFrame, 'from' | 'to'>,
  columns: number,
): readonly ChartPlace[] {
  const kept: ChartPlace[] = [];
  let column: Column | undefined;
  for (const place of places) {
    if (place.x < from || place.x > to) continue;
    const at = to === from ? 0 : Math.floor(((place.x - from) / (to - from)) * columns);
    if (column !== undefined && column.at === at) {
      widen(column, place);
      continue;
    }
    if (column !== undefined) kept.push(...placesOf(column));
    column = { at, first: place, low: place, high: place, last: place };
  }
  return column === undefined ? kept : [...kept, ...placesOf(column)];
}

interface Column {
  readonly at: number;
  readonly first: ChartPlace;
  low: ChartPlace;
  high: ChartPlace;
  last: ChartPlace;
}

function widen(column: Column, place: ChartPlace): void {
  if (place.y < column.low.y) column.low = place;
  if (place.y > column.high.y) column.high = place;
  column.last = place;
}

const placesOf = ({ first, low, high, last }: Column): readonly ChartPlace[] =>
  [...new Set([first, low, high, last])].toSorted((a, b) => a.x - b.x);

/** The line through the places as an SVG path; one place alone is a dot as wide as the pen. */
export function linePath(places: readonly ChartPlace[], frame: ChartFrame): string {
  const drawn = thinOut(places, frame, Math.max(1, Math.floor(frame.width)));
  const words = drawn.map((place, index) => {
    const { x, y } = placed(place, frame);
    return `${index === 0 ? 'M' : 'L'}${tenths(x)} ${tenths(y)}`;
  });
  return drawn.length === 1 ? `${words.join('')}h0.1` : words.join('');
}

/** Where something stands in the frame, in pixels from the upper left. */
export function placed({ x, y }: ChartPlace, { width, height, from, to, low, high }: ChartFrame): ChartPlace {
  return {
    x: to === from ? width / 2 : ((x - from) / (to - from)) * width,
    y: high === low ? height / 2 : height - ((y - low) / (high - low)) * height,
  };
}

/** The index of the place nearest to `x`; `xs` are sorted, and not none. */
export function nearestIndex(xs: readonly number[], x: number): number {
  let [low, high] = [0, xs.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((xs[middle] ?? 0) <= x) low = middle;
    else high = middle;
  }
  return Math.abs((xs[high] ?? 0) - x) < Math.abs((xs[low] ?? 0) - x) ? high : low;
}

/** Round numbers around and between the lowest and the highest, some `count` of them. */
export function roundTicks(low: number, high: number, count: number): readonly number[] {
  const rough = Math.max(high - low, 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
