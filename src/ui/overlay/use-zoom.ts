import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import { AT_REST, movedBy, toggledAt, zoomedAt, type Point, type Zoom } from './zoom.ts';

/** A movement shorter than this is a tap. */
const STILL_PX = 10;
const DOUBLE_TAP_MS = 320;
/** Pulled down this far, the viewer closes. */
const LET_GO_PX = 96;

interface Tap extends Point {
  readonly at: number;
}

/**
 * Two fingers enlarge a picture, two taps come close and go back, one finger moves it, or, where nothing is
 * enlarged, pulls it down and away. Swiping to the next one is left to the browser's own scrolling.
 */
export function useZoom(isShown: boolean, onLetGo: () => void) {
  const [zoom, setZoom] = useState<Zoom>(AT_REST);
  // A photo that is shown again starts unzoomed.
  if (!isShown && zoom !== AT_REST) setZoom(AT_REST);
  const [pulled, setPulled] = useState(0);
  const fingers = useRef(new Map<number, Point>());
  const began = useRef<Point | null>(null);
  const lastTap = useRef<Tap | null>(null);

  const rest = () => {
    fingers.current.clear();
    began.current = null;
    setPulled(0);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    fingers.current.set(event.pointerId, pointOf(event));
    // With a second finger it is neither a tap nor a pull.
    began.current = fingers.current.size === 1 ? pointOf(event) : null;
    if (fingers.current.size > 1) setPulled(0);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const stage = event.currentTarget.getBoundingClientRect();
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    const move = { x: now.x - before.x, y: now.y - before.y };
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      const middle = fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, stage);
      setZoom((last) => movedBy(zoomedAt(last, factor, middle, stage), half(move), stage));
    } else if (zoom.scale > 1) {
      setZoom((last) => movedBy(last, move, stage));
    } else if (began.current) {
      const down = now.y - began.current.y;
      setPulled(down > Math.abs(now.x - began.current.x) ? down : 0);
    }
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const from = began.current;
    const here = pointOf(event);
    fingers.current.delete(event.pointerId);
    began.current = null;
    setPulled(0);
    if (pulled > LET_GO_PX) return onLetGo();
    if (!from || distance(from, here) > STILL_PX) return;
    const tap = { ...here, at: event.timeStamp };
    const first = lastTap.current;
    const isSecond =
      first !== null && tap.at - first.at < DOUBLE_TAP_MS && distance(first, tap) < 3 * STILL_PX;
    lastTap.current = isSecond ? null : tap;
    if (!isSecond) return;
    const stage = event.currentTarget.getBoundingClientRect();
    setZoom((last) => toggledAt(last, fromMiddle(here, stage), stage));
  };

  const style: CSSProperties = {
    transform: `translate(${zoom.x}px, ${zoom.y + pulled}px) scale(${zoom.scale})`,
  };
  return {
    style,
    isEnlarged: zoom.scale > 1,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: rest },
  };
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const half = ({ x, y }: Point): Point => ({ x: x / 2, y: y / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const fromMiddle = ({ x, y }: Point, { left, top, width, height }: DOMRect): Point => ({
  x: x - left - width / 2,
  y: y - top - height / 2,
});
