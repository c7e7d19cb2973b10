/** A finger's taps are not counted by every browser as a mouse's presses are. */
const DOUBLE_TAP_MS = 300;
const NEAR_PX = 40;

interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** What it was on; `null` once that means something else. */
  readonly on: Element | null;
}

let last: Press | null = null;

/**
 * The second half of a double tap is heard only by what heard the first: a row that has come up under the
 * finger is not taken away as well.
 */
function hear(event: PointerEvent) {
  const { target, detail, timeStamp: at, clientX: x, clientY: y } = event;
  // The keyboard's.
  if (detail === 0) return;
  const on = target instanceof Element ? pressedBy(target) : null;
  const isSecond =
    detail > 1 ||
    (event.pointerType === 'touch' &&
      last !== null &&
      at - last.at < DOUBLE_TAP_MS &&
      Math.hypot(x - last.x, y - last.y) < NEAR_PX);
  if (!isSecond || (on !== null && on === last?.on)) {
    last = { at, x, y, on };
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

/** A label passes each press on to its field, as another press. */
function pressedBy(target: Element): Element {
  const control = target.closest('a,button,label,summary') ?? target;
  return (control instanceof HTMLLabelElement ? control.control : null) ?? control;
}

// What is never pressed is read in tests without a window, too.
if (typeof window !== 'undefined') window.addEventListener('click', hear, true);

/** What is under a finger means another thing now: a double tap that began before does nothing to it. */
export function ignoreSecondPress(): void {
  if (last) last = { ...last, on: null };
}
