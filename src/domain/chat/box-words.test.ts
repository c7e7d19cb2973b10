import { describe, expect, test } from 'vitest';
import { draftOf, freshText, joinTexts, withoutFrom, withStored, type Departing } from './box-words.ts';

const departing = (ticket: string, text: string, isStored = false): Departing => ({ ticket, text, isStored });

describe('the words of a box', () => {
  const words = { text: '하나둘셋', departing: [departing('a', '하나'), departing('b', '둘')] };

  test('are all a draft until they are on the disk, and fresh from behind what was submitted', () => {
    expect(draftOf(words)).toBe('하나둘셋');
    expect(freshText(words)).toBe('셋');
  });

  test('are a draft without those that are on the disk, whichever those are', () => {
    expect(draftOf(withStored(words, (ticket) => ticket === 'a'))).toBe('둘셋');
    expect(draftOf(withStored(words, (ticket) => ticket === 'b'))).toBe('하나셋');
    expect(draftOf(withStored(words, () => true))).toBe('셋');
  });

  test('that were typed over come first, unless they are on the disk', () => {
    const over = { text: '다른 말', departing: words.departing };
    expect(draftOf(over)).toBe('하나\n둘\n다른 말');
    expect(draftOf(withStored(over, (ticket) => ticket === 'a'))).toBe('둘\n다른 말');
    expect(draftOf(withStored(over, () => true))).toBe('다른 말');
    expect(freshText(over)).toBe('다른 말');
  });
});

describe('words that were turned back', () => {
  const one = departing('a', '하나');
  const two = departing('b', '둘');
  const words = { text: '하나둘셋', departing: [one, two] };

  test('stand in the box as they were typed, behind what is on its way', () => {
    expect(withoutFrom(words, 'a')).toEqual({ text: '하나둘셋', departing: [] });
    const last = withoutFrom(words, 'b');
    expect(last).toEqual({ text: '하나둘셋', departing: [one] });
    expect(freshText(last)).toBe('둘셋');
  });

  test('come back before what they were typed over with, each on a line', () => {
    const over = { text: '다른 말', departing: [one, two] };
    expect(withoutFrom(over, 'a')).toEqual({ text: '하나\n둘\n다른 말', departing: [] });
    const behind = withoutFrom({ text: '하나 다른 말', departing: [one, two] }, 'b');
    expect(behind).toEqual({ text: '하나둘\n 다른 말', departing: [one] });
    expect(freshText(behind)).toBe('둘\n 다른 말');
  });
});

test('texts are joined line by line, without those of white space alone, of which the last stays by itself', () => {
  expect(joinTexts(['하나', ' \n', '둘'])).toBe('하나\n둘');
  expect(joinTexts(['', '\n', '  '])).toBe('  ');
  expect(joinTexts([])).toBe('');
});
