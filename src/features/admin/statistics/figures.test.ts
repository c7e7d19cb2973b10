import { describe, expect, test } from 'vitest';
import { csvOf } from '#domain/statistics/csv.ts';
import { csvRowsOf, FIGURES, funnelOf, leadWords, weightsOf, wordsOf } from './figures.ts';

const tally = {
  users: 1_234,
  asked: 4,
  askedScheduled: 3,
  askedCompleted: 1,
  completed: 2,
  leadMinutes: 2 * 1440 + 150,
  fineGoldMg: 14_063,
  tradedMg_18K: 3_750,
};

describe('what the statistics read', () => {
  test('figures in words, and a dash where nothing was measured', () => {
    expect(wordsOf(FIGURES.users, tally)).toBe('1,234명');
    expect(wordsOf(FIGURES.fineGold, tally)).toBe('14.063g');
    expect(wordsOf(FIGURES.lead, tally)).toBe('1일 1시간');
    expect(wordsOf(FIGURES.lead, {})).toBe('–');
  });

  test.each([
    [0, '0분'],
    [59.6, '1시간 0분'],
    [75, '1시간 15분'],
    [2_910, '2일 0시간'],
  ])('%s minutes', (minutes, words) => {
    expect(leadWords(minutes)).toBe(words);
  });

  test('the funnel is counted against all that was asked for', () => {
    expect(funnelOf(tally).map(({ count, share }) => [count, share])).toEqual([
      [4, 1],
      [3, 0.75],
      [0, 0],
      [1, 0.25],
      [0, 0],
      [0, 0],
    ]);
    expect(funnelOf({}).every(({ share }) => share === 0)).toBe(true);
  });

  test('purities that nobody brought are left out', () => {
    expect(weightsOf(tally)).toEqual([{ purity: '18K', traded: 3_750, exchanged: 0 }]);
  });

  test('the file has a column for each figure and a line of sums', () => {
    const rows = csvRowsOf([
      { from: '2026-03-10', to: '2026-03-10', tally },
      { from: '2026-03-11', to: '2026-03-11', tally: { users: 1 } },
    ]);
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
    expect(rows[1]?.slice(0, 3)).toEqual(['2026-03-10', '2026-03-10', 1_234]);
    expect(rows[3]?.slice(0, 3)).toEqual(['합계', null, 1_235]);
    expect(csvOf(rows)).toContain('거래 18K(g)');
    expect(csvOf(rows).split('\r\n')).toHaveLength(5);
  });
});
