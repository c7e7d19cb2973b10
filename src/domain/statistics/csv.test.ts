import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvCell, csvOf } from './csv.ts';

describe('a cell', () => {
  test.each([
    ['=1+1', `"'=1+1"`],
    ['=HYPERLINK("http://evil.example","누르세요")', `"'=HYPERLINK(""http://evil.example"",""누르세요"")"`],
    ['+82-10-1234-5678', `"'+82-10-1234-5678"`],
    ['-3', `"'-3"`],
    ['@SUM(A1:A9)', `"'@SUM(A1:A9)"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['\n=1', `"'\n=1"`],
    ['  =1+1', `"'  =1+1"`],
    ['＝1+1', `"'＝1+1"`],
  ])('%j would be a formula and stays a word', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  test.each<[string | number | null, string]>([
    ['2026-03-11', '2026-03-11'],
    ['18K', '18K'],
    ['a,b', '"a,b"'],
    ['그는 "네"라고', '"그는 ""네""라고"'],
    ['두\n줄', '"두\n줄"'],
    [1_234_567, '1234567'],
    [-3, '-3'],
    [0.5, '0.5'],
    [Number.NaN, ''],
    [null, ''],
    ['', ''],
  ])('%j is written as it is meant', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});

test('no word, whatever is in it, begins with what a spreadsheet takes for a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(csvCell(text).replace(/^"/, '')).not.toMatch(/^\s*[=+\-@]/);
    }),
  );
});

test('a table is lines of Windows behind the mark that tells Excel of Korean', () => {
  expect(
    csvOf([
      ['날짜', '건수'],
      ['2026-03-11', 3],
    ]),
  ).toBe('\uFEFF날짜,건수\r\n2026-03-11,3\r\n');
});
