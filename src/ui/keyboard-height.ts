/** Below this it is the browser's own bars that come and go, not a keyboard. */
const KEYBOARD_MIN_PX = 120;

/**
 * How much of the page an on-screen keyboard lies over, in CSS pixels, where it covers the page instead of
 * resizing it (iOS, Chrome on Android).
 */
export function keyboardHeight({ scale, height }: Pick<VisualViewport, 'scale' | 'height'>): number {
  // A page that is zoomed by two fingers is smaller too.
  const covered = scale > 1.01 ? 0 : innerHeight - height;
  return covered > KEYBOARD_MIN_PX ? covered : 0;
}
