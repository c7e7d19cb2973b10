import { describe, expect, test } from 'vitest';
import { DEFAULT_FEE_TABLE } from '#domain/gold/fee-schedule.ts';
import { problemOfFeeTable } from '#domain/gold/fee-table-edit.ts';
import { won } from '#domain/units.ts';
import {
  feeChanges,
  feeFormOf,
  isBegunBefore,
  keptFeeForm,
  movedUp,
  newLine,
  tableEditOf,
} from './fee-form.ts';

const TODAY = '2026-03-11';
const form = feeFormOf(DEFAULT_FEE_TABLE, TODAY);

describe('the form of a fee table', () => {
  test('that nobody has touched says what the table says', () => {
    expect(tableEditOf(form)).toEqual({ effectiveFrom: TODAY, rules: DEFAULT_FEE_TABLE.rules });
    expect(problemOfFeeTable(tableEditOf(form), TODAY)).toBeNull();
  });

  test('takes a comma for a point, and thousands apart', () => {
    const line = { ...newLine(form.lines), size: '11,25', fee: '25,000' };
    expect(tableEditOf({ date: TODAY, lines: [line] }).rules).toEqual([
      { kind: 'grams_exact', grams: 11.25, fee: won(25_000) },
    ]);
  });

  test('with something that is no figure is refused by name', () => {
    const line = newLine(form.lines);
    const problem = (changes: object) =>
      problemOfFeeTable(tableEditOf({ date: TODAY, lines: [{ ...line, ...changes }] }), TODAY)?.code;
    expect(problem({})).toBe('size_invalid');
    expect(problem({ size: 'abc', fee: '1' })).toBe('size_invalid');
    expect(problem({ size: '1' })).toBe('fee_invalid');
    expect(problem({ size: '1', fee: '-1' })).toBe('fee_invalid');
    expect(problem({ kind: 'don_range', size: '3', fee: '1' })).toBe('size_invalid');
  });

  test('gives each line a key of its own, and moves lines up', () => {
    const lines = [...form.lines, newLine(form.lines)];
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
    expect(movedUp(lines, 1).map(({ key }) => key)).toEqual([2, 1, ...lines.slice(2).map(({ key }) => key)]);
    expect(movedUp(lines, 0)).toBe(lines);
  });

  test('comes back as it was typed, and knows whether another table is in force by now', () => {
    const typed = { date: '2026-03-20', lines: [...movedUp(form.lines, 1), newLine(form.lines)] };
    const kept = structuredClone({ ...typed, of: DEFAULT_FEE_TABLE.id });
    expect(keptFeeForm(kept)).toEqual(typed);
    expect(isBegunBefore(kept, DEFAULT_FEE_TABLE.id)).toBe(false);
    expect(isBegunBefore(kept, 'another')).toBe(true);
    expect(isBegunBefore(null, 'another')).toBe(false);
    for (const nothing of [null, {}, { ...kept, lines: [] }]) expect(keptFeeForm(nothing)).toBeNull();
  });

  test('shows what changes for the sizes of the guide', () => {
    const changes = feeChanges(DEFAULT_FEE_TABLE, [{ kind: 'grams_exact', grams: 1, fee: won(25_000) }]);
    expect(changes).toHaveLength(17);
    expect(changes[0]).toMatchObject({ before: 20_000, after: 25_000 });
    expect(changes.at(-1)).toMatchObject({ unit: 'don', before: 50_000, after: null });
  });
});
