// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreSecondPress } from './second-press.ts';

const heard: string[] = [];
const press = (id: string, detail: number, init: PointerEventInit = {}) =>
  document
    .querySelector(`#${id}`)
    ?.dispatchEvent(new PointerEvent('click', { detail, bubbles: true, cancelable: true, ...init }));
const tap = (id: string, clientX: number) => press(id, 1, { pointerType: 'touch', clientX });
const listen = ({ target }: MouseEvent) => heard.push(target instanceof Element ? target.id : '');

beforeEach(() => {
  document.body.innerHTML = `
    <button id="first"><span id="word">하나</span></button>
    <button id="next">둘</button>
    <label id="label" for="box">셋</label>
    <input id="box">
    <label><span id="inner">넷</span><input id="field"></label>`;
  document.body.addEventListener('click', listen);
});
afterEach(() => {
  document.body.removeEventListener('click', listen);
  heard.length = 0;
});

test('what comes under the finger with the first press does not hear the second, and hears its own', () => {
  press('first', 1);
  expect(press('next', 2)).toBe(false);
  expect(press('next', 3)).toBe(false);
  expect(heard).toEqual(['first']);
  expect(press('next', 1)).toBe(true);
  expect(press('next', 2)).toBe(true);
  expect(heard).toEqual(['first', 'next', 'next']);
});

test('a button hears each press, wherever on it', () => {
  press('word', 1);
  press('first', 2);
  expect(heard).toEqual(['word', 'first']);
});

test('what means another thing since does not hear the second press either', () => {
  press('first', 1);
  ignoreSecondPress();
  expect(press('first', 2)).toBe(false);
  expect(heard).toEqual(['first']);
  press('first', 1);
  expect(heard).toEqual(['first', 'first']);
});

test('a finger taps twice within a moment and a thumb, though the browser does not count', () => {
  const clock = vi.spyOn(Event.prototype, 'timeStamp', 'get');
  clock.mockReturnValue(1_000);
  tap('first', 100);
  clock.mockReturnValue(1_250);
  expect(tap('next', 110)).toBe(false);
  expect(tap('next', 190)).toBe(true);
  clock.mockReturnValue(1_549);
  expect(tap('first', 190)).toBe(false);
  clock.mockReturnValue(1_550);
  expect(tap('first', 190)).toBe(true);
  clock.mockRestore();
  expect(heard).toEqual(['first', 'next', 'first']);
});

test('a field hears what its label passes on', () => {
  for (const [label, field] of [
    ['label', 'box'],
    ['inner', 'field'],
  ] as const) {
    tap(label, 100);
    expect(tap(field, 100)).toBe(true);
    expect(press(label, 2)).toBe(true);
  }
});

test('a press of the keyboard is heard at once, and changes nothing for the finger', () => {
  press('first', 1);
  press('next', 0);
  press('first', 2);
  expect(heard).toEqual(['first', 'next', 'first']);
});
