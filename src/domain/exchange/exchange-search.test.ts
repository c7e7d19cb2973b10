import { expect, test } from 'vitest';
import { numberQuestions } from './exchange-search.ts';

const asked = (words: string) =>
  Object.fromEntries(numberQuestions(words).map(({ field, values }) => [field, values]));

test.each(['GN-260311-0042', 'gn2603110042', ' 260311-0042 ', 'ＧＮ－260311－0042'])(
  '"%s" is asked for as the number of a request',
  (words) => {
    expect(asked(words)['requestNo']).toEqual(['GN-260311-0042']);
  },
);

test('a receipt is asked for in either case', () => {
  expect(asked('R-1042')).toEqual({ receiptNo: ['R-1042', 'r-1042'] });
});

test('a phone number is asked for as it is spelled and as it was typed', () => {
  expect(asked('01012345678')['contactPhone']).toEqual(['010-1234-5678', '01012345678']);
  expect(asked('0101234')).toEqual({ receiptNo: ['0101234'] });
});

test('what is too short or too long to be a number is not asked for', () => {
  for (const words of ['', ' ', '종로', 'x'.repeat(41)]) expect(numberQuestions(words)).toEqual([]);
});
