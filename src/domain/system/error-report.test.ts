import { describe, expect, test } from 'vitest';
import { reportOf, type FailureGround } from './error-report.ts';
import { PART_NOT_LOADED } from './part-not-loaded.ts';

const GROUND: FailureGround = {
  release: '20260301120000-abcdef0',
  route: '/trade',
  userAgent: '',
  isOffline: false,
  origin: 'https://geumnaru.example',
};
const told = (thrown: unknown, over: Partial<FailureGround> = {}) =>
  reportOf({ source: 'window', thrown }, { ...GROUND, ...over });

describe('the kind of a failure, in the words of each browser', () => {
  test.each([
    ['react', 'Minified React error #418'],
    ['not_found_part', PART_NOT_LOADED],
    ['not_found_part', 'error loading dynamically imported module: x'],
    ['not_found_part', 'Importing a module script failed.'],
    ['not_found_part', 'Unable to preload CSS for /a.css'],
    ['too_much_recursion', 'Maximum call stack size exceeded'],
    ['too_much_recursion', 'too much recursion'],
    ['property_of_nothing', "Cannot read properties of undefined (reading 'a')"],
    ['property_of_nothing', "Cannot read properties of null (reading 'a')"],
    ['property_of_nothing', 'a is undefined'],
    ['property_of_nothing', 'a is null'],
    ['property_of_nothing', "null is not an object (evaluating 'a.b')"],
    ['not_an_object', '5 is not an object'],
    ['not_an_object', 'a is not iterable'],
    ['not_a_function', 'a is not a function'],
    ['not_a_function', 'a is not a constructor'],
    ['not_defined', 'a is not defined'],
    ['not_defined', "Can't find variable: a"],
    ['not_defined', "Cannot access 'a' before initialization"],
    ['node_not_a_child', 'The node to be removed is not a child of this node.'],
    ['node_not_a_child', 'The object can not be found here.'],
    ['no_room', 'QuotaExceededError'],
    ['no_room', 'over its quota'],
    ['no_room', 'storage is full'],
    ['database', 'Internal error in IndexedDB'],
    ['database', 'IDBDatabase is closing'],
    ['database', 'the transaction was aborted'],
    ['database', 'no such object store'],
    ['database', 'Connection to Indexed Database server lost'],
    ['network', 'Failed to fetch'],
    ['network', 'Load failed'],
    ['network', 'NetworkError when attempting'],
    ['network', 'a network error'],
    ['network', 'the connection was lost'],
    ['parse', 'not valid JSON'],
    ['parse', 'Unexpected token <'],
    ['parse', 'Unexpected end of input'],
    ['other', 'whatever'],
  ])('%s: %s', (cause, message) => {
    expect(told(new Error(message))?.cause).toBe(cause);
    expect(told(message)?.cause).toBe(cause);
  });

  test('is no fault without a network where it is of the network or of a part that is not there', () => {
    const offline = { isOffline: true };
    expect(told(new Error('Failed to fetch'), offline)).toBeNull();
    expect(told(new Error('Unable to preload CSS'), offline)).toBeNull();
    expect(told(new Error('a is not a function'), offline)).toMatchObject({ isOffline: true });
  });
});

test.each([
  ['kakaotalk', 'Chrome/126.0 Mobile Safari/537.36 KAKAOTALK 10.0'],
  ['naver', 'Chrome/126.0 Safari/537.36 NAVER(inapp; search)'],
  ['samsung', 'SamsungBrowser/25.0 Chrome/121.0 Safari/537.36'],
  ['edge', 'Chrome/126.0 Safari/537.36 Edg/126.0'],
  ['firefox', 'Gecko/20100101 Firefox/127.0'],
  ['firefox', 'FxiOS/127.0 Mobile Safari/605.1'],
  ['chrome', 'Chrome/126.0 Safari/537.36'],
  ['chrome', 'CriOS/126.0 Mobile Safari/604.1'],
  ['safari', 'Version/17.5 Safari/605.1.15'],
  ['other', 'curl/8.0'],
])('%s is known by %s', (browser, userAgent) => {
  expect(told('x', { userAgent })?.browser).toBe(browser);
});

describe('what was thrown', () => {
  test('may be anything', () => {
    expect(told(undefined)).toBeNull();
    expect(told(null)).toBeNull();
    expect(told({})).toBeNull();
    expect(told(5)).toBeNull();
    expect(told('')).toBeNull();
    expect(told({ message: 5, name: 'RangeError' })).toMatchObject({ name: 'RangeError', cause: 'other' });
    expect(told({ name: 'MyError' })).toMatchObject({ name: 'Error', frames: [] });
    expect(told({ message: `${'x'.repeat(400)} is not a function` })?.cause).toBe('other');
    expect(told(`${'x'.repeat(400)} is not a function`)?.cause).toBe('other');
  });

  test('is nobody’s fault where it was stopped, is of another house, or of a layout', () => {
    expect(told({ name: 'AbortError', message: 'x' })).toBeNull();
    expect(told('Script error.')).toBeNull();
    expect(told('a Script error.')).not.toBeNull();
    expect(told('ResizeObserver loop completed')).toBeNull();
    expect(told('a ResizeObserver loop')).not.toBeNull();
    expect(told({ stack: 'at moz-extension://a/b.js:1:1' })).toBeNull();
    const both = { stack: 'at moz-extension://a/b.js:1:1\nat https://geumnaru.example/assets/a.js:1:2' };
    expect(told(both)).toMatchObject({ frames: ['a.js:1:2'] });
  });

  test('names the places of our own files, the first six', () => {
    const line = (at: number) => `    at f (${GROUND.origin}/assets/a.js:1:${at})`;
    const stack = ['at https://other.example/a.js:1:1', ...[1, 2, 3, 4, 5, 6, 7].map(line)].join('\n');
    expect(told({ stack })?.frames).toEqual([1, 2, 3, 4, 5, 6].map((at) => `a.js:1:${at}`));
    expect(told({ stack: `f@${GROUND.origin}/a.html:1:1` })?.frames).toEqual([]);
    expect(told({ stack: `${'x'.repeat(4_000)}\n${line(1)}` })?.frames).toEqual([]);
  });
});
