import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AT_REST, movedBy, toggledAt, zoomedAt } from './zoom.ts';

const STAGE = { width: 360, height: 780 };
const point = fc.record({
  x: fc.double({ min: -180, max: 180, noNaN: true }),
  y: fc.double({ min: -390, max: 390, noNaN: true }),
});
const factor = fc.double({ min: 0.2, max: 6, noNaN: true });

test('what is under two fingers stays under them', () => {
  fc.assert(
    fc.property(point, fc.double({ min: 1, max: 5, noNaN: true }), ({ x, y }, by) => {
      const { scale, x: movedX, y: movedY } = zoomedAt(AT_REST, by, { x, y }, STAGE);
      // The same spot of the picture, before and after.
      expect((x - movedX) / scale).toBeCloseTo(x);
      expect((y - movedY) / scale).toBeCloseTo(y);
    }),
  );
});

test('a picture is never smaller than at rest, never beyond five times, and never leaves its stage', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(factor, point, point), { maxLength: 8 }), (gestures) => {
      let zoom = AT_REST;
      for (const [by, at, move] of gestures) zoom = movedBy(zoomedAt(zoom, by, at, STAGE), move, STAGE);
      expect(zoom.scale).toBeGreaterThanOrEqual(1);
      expect(zoom.scale).toBeLessThanOrEqual(5);
      expect(Math.abs(zoom.x)).toBeLessThanOrEqual(((zoom.scale - 1) * STAGE.width) / 2 + 1e-9);
      expect(Math.abs(zoom.y)).toBeLessThanOrEqual(((zoom.scale - 1) * STAGE.height) / 2 + 1e-9);
    }),
  );
});

test('a double tap comes close, and the next one goes back', () => {
  const close = toggledAt(AT_REST, { x: 40, y: -60 }, STAGE);
  expect(close.scale).toBe(2.5);
  expect(toggledAt(close, { x: 0, y: 0 }, STAGE)).toEqual(AT_REST);
});
