// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { moneyText } from '#i18n/ko/money.ts';
import {
  backspace,
  caretOf,
  deleteNext,
  edit,
  paste,
  putCaret,
  shown,
  type,
} from '#tests/support/typing-hand.ts';
import { heard, openWonForm } from '#tests/support/won-form.tsx';

afterEach(cleanup);

test('a digit in the middle is exchanged where it stands', () => {
  const box = openWonForm('1650000');
  putCaret(box, box.value.length - 5);
  backspace(box);
  expect(shown(box)).toBe('16|0,000');
  type(box, '7');
  expect(shown(box)).toBe('1,67|0,000');
  expect(heard.digits).toBe('1670000');
});

test('separators come as one types, and the caret stays at the end', () => {
  const box = openWonForm('');
  for (const key of '1650000') type(box, key);
  expect(shown(box)).toBe('1,650,000|');
  expect(heard.digits).toBe('1650000');
});

test('a deleted separator takes the digit beside it along', () => {
  const box = openWonForm('1650000');
  putCaret(box, 2);
  backspace(box);
  expect(shown(box)).toBe('|650,000');
  cleanup();
  const other = openWonForm('1650000');
  putCaret(other, 1);
  deleteNext(other);
  expect(shown(other)).toBe('1|50,000');
  expect(heard.digits).toBe('150000');
});

test('a letter in the middle changes nothing and leaves the caret', () => {
  const box = openWonForm('1650000');
  putCaret(box, 4);
  type(box, 'a');
  expect(shown(box)).toBe('1,65|0,000');
  expect(heard.digits).toBe('1650000');
});

test.each([
  ['1,650,000원', '1650000'],
  ['₩1,650,000.00', '1650000'],
  ['1.650.000', '1650000'],
  ['１６５００００', '1650000'],
  ['165만', '1650000'],
  ['1억원 정도', '100000000'],
  ['2.5천만', '25000000'],
  ['0012', '12'],
])('%s is pasted as %s', (text, expected) => {
  const box = openWonForm('');
  paste(box, text);
  expect(heard.digits).toBe(expected);
});

test.each(['165만~200만원', '백만원', '600,000원 (1돈)', '600,000원 → 580,000원'])(
  'of %s, which names no one amount, nothing is taken, which is said until the next key',
  (words) => {
    const box = openWonForm('1650000');
    box.setSelectionRange(0, box.value.length);
    paste(box, words);
    expect([box.value, heard.digits]).toEqual(['1,650,000', '1650000']);
    expect(screen.getByText(moneyText.unread)).toBeTruthy();
    putCaret(box, box.value.length);
    type(box, '1');
    expect(heard.digits).toBe('16500001');
    expect(screen.queryByText(moneyText.unread)).toBeNull();
  },
);

test('of typed words of which nothing is taken that is said, until there is something', () => {
  const box = openWonForm('');
  for (const key of ['백', '만']) {
    compose(box, key);
    expect([box.value, heard.digits]).toEqual(['', '']);
    expect(screen.getByText(moneyText.unread)).toBeTruthy();
  }
  type(box, '5');
  expect(screen.queryByText(moneyText.unread)).toBeNull();
  backspace(box);
  expect(screen.queryByText(moneyText.unread)).toBeNull();
});

test.each([
  ['500만원 정도?', '5000000'],
  ['3만5천원', '35000'],
  ['1650000', '1650000'],
])('%s is dictated as %s', (text, expected) => {
  const box = openWonForm('');
  type(box, text);
  expect(heard.digits).toBe(expected);
});

test('of a dictated sentence that names no one amount nothing is taken, which is said', () => {
  const box = openWonForm('1650000');
  box.setSelectionRange(0, box.value.length);
  edit(box, 0, box.value.length, '3만5천원에 팔아요', 'insertText');
  expect([box.value, heard.digits]).toEqual(['1,650,000', '1650000']);
  expect(screen.getByText(moneyText.unread)).toBeTruthy();
});

test('a fraction of a counted word is one as it is typed', () => {
  const box = openWonForm('');
  for (const key of ['2', '.', '5']) type(box, key);
  compose(box, 'ㅊ', '처', '천');
  compose(box, 'ㅁ', '마', '만');
  expect([shown(box), heard.digits]).toEqual(['2.5천만|', '25000000']);
});

test('a paste over a selection leaves the caret behind it', () => {
  const box = openWonForm('1650000');
  box.setSelectionRange(0, 1);
  paste(box, '23');
  expect(shown(box)).toBe('23,|650,000');
});

test('an input method is not disturbed until it has ended', () => {
  const box = openWonForm('1000');
  fireEvent.compositionStart(box);
  edit(box, 5, 5, '１', 'insertCompositionText', true);
  expect(box.value).toBe('1,000１');
  expect(heard.digits).toBe('10001');
  fireEvent.compositionEnd(box, { data: '１' });
  expect(shown(box)).toBe('10,001|');
});

/** A syllable, by way of those that it is made of. */
function compose(box: HTMLInputElement, ...steps: readonly string[]) {
  const at = caretOf(box);
  fireEvent.compositionStart(box);
  for (const [index, step] of steps.entries()) {
    edit(box, at, at + (index === 0 ? 0 : 1), step, 'insertCompositionText', true);
  }
  fireEvent.compositionEnd(box, { data: steps.at(-1) });
}

test('an amount in words is one when the word is whole, and becomes its digits when the box is left', () => {
  const box = openWonForm('165');
  putCaret(box, 3);
  compose(box, 'ㅁ', '마');
  expect(heard.digits).toBe('165');
  compose(box, 'ㅁ', '마', '만');
  expect([shown(box), heard.digits]).toEqual(['165만|', '1650000']);
  expect(screen.getByText('165만 원')).toBeTruthy();
  fireEvent.blur(box);
  expect(box.value).toBe('1,650,000');
});

test('an amount in several words is read as it is typed on, and nothing in between is another', () => {
  const box = openWonForm('');
  const read: string[] = [];
  const note = () => read.push(heard.digits);
  type(box, '1');
  compose(box, 'ㅇ', '어', '억');
  for (const key of [' ', '5']) type(box, key);
  note();
  const at = caretOf(box);
  fireEvent.compositionStart(box);
  edit(box, at, at, 'ㅊ', 'insertCompositionText', true);
  note();
  edit(box, at, at + 1, '천', 'insertCompositionText', true);
  fireEvent.compositionEnd(box, { data: '천' });
  note();
  compose(box, 'ㅁ', '마', '만');
  note();
  expect(read).toEqual(['100000005', '100000005', '150000000', '150000000']);
  expect(shown(box)).toBe('1억 5천만|');
  backspace(box);
  backspace(box);
  expect([shown(box), heard.digits]).toEqual(['1억 5|', '100000005']);
  fireEvent.blur(box);
  expect(box.value).toBe('100,000,005');
});

test.each([
  ['1억 a', '100,000,000|'],
  ['1억 5.', '100,000,005|'],
  ['1.5a', '1|'],
])('of %s the last key is none of the amount', (keys, expected) => {
  const box = openWonForm('');
  for (const key of keys) type(box, key);
  expect(shown(box)).toBe(expected);
});

test('points that part thousands are no fraction, key by key too', () => {
  const box = openWonForm('');
  for (const key of '1.650.000') type(box, key);
  expect([shown(box), heard.digits]).toEqual(['1,650,000|', '1650000']);
});

test('a button adds to an amount in words', () => {
  const box = openWonForm('3');
  putCaret(box, 1);
  compose(box, 'ㅁ', '마', '만');
  fireEvent.click(screen.getByRole('button', { name: '+10만' }));
  expect([box.value, heard.digits]).toEqual(['130,000', '130000']);
});

test('what is pasted behind a fraction takes no hundredths along', () => {
  const box = openWonForm('1');
  putCaret(box, 1);
  type(box, '.');
  box.setSelectionRange(0, 2);
  paste(box, '₩1,650,000.00');
  expect(heard.digits).toBe('1650000');
});

test('a fraction is none of the amount until a word says of what', () => {
  const box = openWonForm('');
  for (const key of ['1', '.', '5']) type(box, key);
  expect([shown(box), heard.digits]).toEqual(['1.5|', '1']);
  compose(box, '억');
  expect([shown(box), heard.digits]).toEqual(['1.5억|', '150000000']);
  fireEvent.blur(box);
  expect(box.value).toBe('150,000,000');
});

test('a fraction that no word follows is gone when the box is left, and can be taken back before', () => {
  const box = openWonForm('12');
  putCaret(box, 2);
  type(box, '．');
  backspace(box);
  expect([shown(box), heard.digits]).toEqual(['12|', '12']);
  for (const key of ['.', '5']) type(box, key);
  fireEvent.blur(box);
  expect([box.value, heard.digits]).toEqual(['12', '12']);
});

test('a fraction goes with the amount that it was typed behind', () => {
  const box = openWonForm('12');
  putCaret(box, 2);
  type(box, '.');
  fireEvent.click(screen.getByRole('button', { name: '+10만' }));
  expect([box.value, heard.digits]).toEqual(['100,012', '100012']);
});

test('the amount is read below, and the box says so', () => {
  const box = openWonForm('1650000');
  const words = screen.getByText('165만 원');
  expect(box.getAttribute('aria-describedby')?.split(' ')).toContain(words.id);
});

test('what is too much is said while it is typed, and nothing is cut', () => {
  const box = openWonForm('100000000000');
  expect(box.getAttribute('aria-invalid')).toBeNull();
  type(box, '0');
  putCaret(box, box.value.length);
  type(box, '1');
  expect(screen.getByText('1,000억 원까지 적을 수 있어요.')).toBeTruthy();
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(digitsShown(box)).toHaveLength(14);
});

test('a button adds to what is there', () => {
  openWonForm('');
  fireEvent.click(screen.getByText('+10만'));
  fireEvent.click(screen.getByText('+10만'));
  expect(heard.digits).toBe('200000');
});

const digitsShown = (box: HTMLInputElement): string => box.value.replaceAll(',', '');
