/**
 * How a picture is enlarged and moved, in CSS pixels from where it stands at rest; points are counted from
 * its middle.
 */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const AT_REST: Zoom = { scale: 1, x: 0, y: 0 };
const MOST = 5;
/** As large as a hallmark has to be to be read. */
const DOUBLE_TAP = 2.5;

/** Larger or smaller about a point, which stays where it is; never smaller than at rest. */
export function zoomedAt(zoom: Zoom, factor: number, { x, y }: Point, stage: Size): Zoom {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * factor));
  const grown = scale / zoom.scale;
  return within({ scale, x: x - (x - zoom.x) * grown, y: y - (y - zoom.y) * grown }, stage);
}

export const movedBy = (zoom: Zoom, { x, y }: Point, stage: Size): Zoom =>
  within({ ...zoom, x: zoom.x + x, y: zoom.y + y }, stage);

/** What a double tap does: close to the point, or back again. */
export const toggledAt = (zoom: Zoom, point: Point, stage: Size): Zoom =>
  zoom.scale > 1 ? AT_REST : zoomedAt(zoom, DOUBLE_TAP, point, stage);

/** An enlarged picture always covers the stage. */
function within({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const across = ((scale - 1) * width) / 2;
  const down = ((scale - 1) * height) / 2;
  return { scale, x: between(x, across), y: between(y, down) };
}

const between = (value: number, most: number): number => Math.min(most, Math.max(-most, value)) || 0;
