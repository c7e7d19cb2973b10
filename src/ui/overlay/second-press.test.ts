// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreSecondPress } from './second-press.ts';

const pressed = vi.fn<(detail: number) => void>();
const press = (detail: number) =>
  document.body.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
const listen = ({ detail }: MouseEvent) => pressed(detail);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.addEventListener('click', listen);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.removeEventListener('click', listen);
  pressed.mockReset();
});

test('the second press of a double tap is ignored for half a second, from the last thing that went', () => {
  ignoreSecondPress();
  vi.advanceTimersByTime(400);
  ignoreSecondPress();
  vi.advanceTimersByTime(400);
  expect(press(2)).toBe(false);
  expect(pressed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(press(2)).toBe(true);
  expect(pressed.mock.calls).toEqual([[2]]);
});

test('a press of its own, and one of the keyboard, is heard at once', () => {
  ignoreSecondPress();
  press(1);
  press(0);
  expect(pressed.mock.calls).toEqual([[1], [0]]);
});
