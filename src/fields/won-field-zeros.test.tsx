// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { backspace, deleteNext, putCaret, shown, type } from '#tests/support/typing-hand.ts';
import { heard, openWonForm } from '#tests/support/won-form.tsx';

afterEach(cleanup);

test('the first digit is exchanged where it stands, whatever zeros come behind it', () => {
  const box = openWonForm('5000000');
  putCaret(box, 1);
  backspace(box);
  expect([shown(box), heard.digits]).toEqual(['|000,000', '0']);
  type(box, '7');
  expect([shown(box), heard.digits]).toEqual(['7,|000,000', '7000000']);
  backspace(box);
  expect([shown(box), heard.digits]).toEqual(['|000,000', '0']);
  type(box, '0');
  type(box, 'a');
  expect([shown(box), heard.digits]).toEqual(['|000,000', '0']);
  type(box, '12');
  expect([shown(box), heard.digits]).toEqual(['12,|000,000', '12000000']);
});

test('zeros in front are none of the amount, which is read below, and go as the box is left', () => {
  const box = openWonForm('5050000');
  putCaret(box, 0);
  deleteNext(box);
  expect([shown(box), heard.digits]).toEqual(['|050,000', '50000']);
  expect(screen.getByText('5만 원')).toBeTruthy();
  fireEvent.blur(box);
  expect(box.value).toBe('50,000');
});

test('of zeros in front each is deleted alone, with the separator beside it too', () => {
  const box = openWonForm('5050000');
  putCaret(box, 0);
  for (const expected of ['|050,000', '|50,000', '|0,000', '|000']) {
    deleteNext(box);
    expect(shown(box)).toBe(expected);
  }
  cleanup();
  const other = openWonForm('5000000');
  putCaret(other, 1);
  backspace(other);
  putCaret(other, 4);
  backspace(other);
  expect([shown(other), heard.digits]).toEqual(['|000', '0']);
});

test('zeros in front go with the first digit behind them, and with another amount', () => {
  const box = openWonForm('5000000');
  putCaret(box, 1);
  backspace(box);
  putCaret(box, 4);
  type(box, '3');
  expect([shown(box), heard.digits]).toEqual(['3,|000', '3000']);
  putCaret(box, 1);
  backspace(box);
  fireEvent.click(screen.getByText('+10만'));
  expect([box.value, heard.digits]).toEqual(['100,000', '100000']);
});

test('a zero that was typed alone is gone with the next digit', () => {
  const box = openWonForm('');
  for (const key of '00') type(box, key);
  expect([shown(box), heard.digits]).toEqual(['0|', '0']);
  type(box, '7');
  expect([shown(box), heard.digits]).toEqual(['7|', '7']);
  putCaret(box, 0);
  type(box, '0');
  expect([shown(box), heard.digits]).toEqual(['|7', '7']);
});
