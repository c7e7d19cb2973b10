import { describe, expect, test } from 'vitest';
import { isSendKey, type KeyPress } from './send-key.ts';

const press = (over: Partial<KeyPress> = {}): KeyPress => ({
  key: 'Enter',
  isComposing: false,
  keyCode: 13,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...over,
});

test('Enter sends where there is a real keyboard', () => {
  expect(isSendKey(press(), false)).toBe(true);
});

test('Enter on a touch keyboard breaks the line, unless Ctrl or Command is held', () => {
  expect(isSendKey(press(), true)).toBe(false);
  expect(isSendKey(press({ ctrlKey: true }), true)).toBe(true);
  expect(isSendKey(press({ metaKey: true }), true)).toBe(true);
});

describe('what never sends', () => {
  test.each([
    ['another key', press({ key: 'a', keyCode: 65 })],
    ['Shift+Enter', press({ shiftKey: true })],
    ['Alt+Enter', press({ altKey: true })],
    ['Enter while a syllable is being composed', press({ isComposing: true })],
    ['Enter that ends a syllable in Safari', press({ keyCode: 229 })],
  ])('%s', (_what, key) => {
    expect(isSendKey(key, false)).toBe(false);
    expect(isSendKey(key, true)).toBe(false);
  });
});
