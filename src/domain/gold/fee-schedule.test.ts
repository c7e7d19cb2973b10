import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fromGrams, milligrams, won } from '../units.ts';
import { feeFor } from './fee-rule.ts';
import {
  DEFAULT_FEE_TABLE,
  FEE_TABLE_DONS,
  FEE_TABLE_GRAMS,
  feeTableOn,
  type FeeTable,
} from './fee-schedule.ts';
import { fromDon } from './weight.ts';

const feeOfGrams = (grams: number) => feeFor(DEFAULT_FEE_TABLE, fromGrams(grams));
const feeOfDon = (don: number) => feeFor(DEFAULT_FEE_TABLE, fromDon(don));

/**
 * The owner's specification, section 9, written out a second time, in floating grams and without our types.
 */
function feeByTheSpecification(grams: number): number | null {
  const g = Math.round(grams * 1000) / 1000;
  const don = Math.round((grams / 3.75) * 100) / 100;
  if (g === 1 || g === 2 || g === 3) return 20_000;
  if (g === 50) return 40_000;
  if (g === 500) return 130_000;
  if (don === 3) return 20_000;
  if (don === 15) return 50_000;
  if (don >= 1 && don < 3) return 20_000;
  if (don >= 3 && don <= 10) return 30_000;
  if (don >= 20 && don <= 30) return 50_000;
  if (don === 50) return 80_000;
  return null;
}

describe('the fee of a bar', () => {
  test('is that of the specification for every 0.01 g up to 600 g', () => {
    const wrong: number[] = [];
    for (let centigrams = 1; centigrams <= 60_000; centigrams++) {
      const fee = feeFor(DEFAULT_FEE_TABLE, milligrams(centigrams * 10));
      if (fee !== feeByTheSpecification(centigrams / 100)) wrong.push(centigrams / 100);
    }
    expect(wrong).toEqual([]);
  });

  test('is that of the specification for every milligram around each boundary', () => {
    const boundaries = [1, 2, 3, 3.75, 11.25, 37.5, 50, 56.25, 75, 112.5, 187.5, 500];
    const weights = boundaries.flatMap((grams) =>
      Array.from({ length: 201 }, (_, i) => grams * 1000 - 100 + i),
    );
    const wrong = weights.filter(
      (mg) => feeFor(DEFAULT_FEE_TABLE, milligrams(mg)) !== feeByTheSpecification(mg / 1000),
    );
    expect(wrong).toEqual([]);
  });

  test('is that of the specification for every 0.01 don up to 60 don', () => {
    const wrong: number[] = [];
    for (let hundredths = 1; hundredths <= 6_000; hundredths++) {
      const don = hundredths / 100;
      if (feeOfDon(don) !== feeByTheSpecification(Math.round(don * 3_750) / 1000)) wrong.push(don);
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    [0.99, null],
    [1, 20_000],
    [2, 20_000],
    [3, 20_000],
    [3.01, null],
    [3.74, 20_000],
    [3.75, 20_000],
    [5, 20_000],
    [10, 20_000],
    [11.25, 20_000],
    [11.3, 30_000],
    [20, 30_000],
    [26.25, 30_000],
    [30, 30_000],
    [37.5, 30_000],
    [41.25, null],
    [49.99, null],
    [50, 40_000],
    [50.01, null],
    [56.25, 50_000],
    [75, 50_000],
    [100, 50_000],
    [112.5, 50_000],
    [187.5, 80_000],
    [187.6, null],
    [499.99, null],
    [500, 130_000],
    [1000, null],
  ])('of %d g is %s', (grams, fee) => {
    expect(feeOfGrams(grams)).toBe(fee);
  });

  test.each([
    [0.99, null],
    [1, 20_000],
    [2.99, 20_000],
    [3, 20_000],
    [3.01, 30_000],
    [5, 30_000],
    [10, 30_000],
    [10.01, null],
    [11, null],
    [14.99, null],
    [15, 50_000],
    [15.01, null],
    [19.99, null],
    [20, 50_000],
    [30, 50_000],
    [30.01, null],
    [49.99, null],
    [50, 80_000],
    [50.01, null],
  ])('of %d don is %s', (don, fee) => {
    expect(feeOfDon(don)).toBe(fee);
  });

  test('is unknown without a weight', () => {
    expect([0, -1_000, NaN].map((mg) => feeFor(DEFAULT_FEE_TABLE, milligrams(mg)))).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('is known for every size that the guide lists', () => {
    expect(FEE_TABLE_GRAMS.map(feeOfGrams)).toEqual([
      20_000, 20_000, 20_000, 20_000, 20_000, 30_000, 30_000, 40_000, 50_000, 130_000,
    ]);
    expect(FEE_TABLE_DONS.map(feeOfDon)).toEqual([20_000, 20_000, 20_000, 30_000, 30_000, 50_000, 50_000]);
  });

  test.each([
    [true, 7],
    [false, null],
  ])('at the very end of a range that includes it (%s) is %s', (includesTo, fee) => {
    const table: FeeTable = {
      id: 't',
      effectiveFrom: '2026-01-01',
      rules: [{ kind: 'don_range', fromDon: 1, toDon: 3, includesTo, fee: won(7) }],
    };
    expect(feeFor(table, fromDon(2.99))).toBe(7);
    expect(feeFor(table, fromDon(3))).toBe(fee);
    expect(feeFor(table, fromDon(1))).toBe(7);
    expect(feeFor(table, fromDon(0.99))).toBeNull();
  });

  test('comes from the first rule that fits', () => {
    const table: FeeTable = {
      id: 't',
      effectiveFrom: '2026-01-01',
      rules: [
        { kind: 'don_exact', don: 2, fee: won(1) },
        { kind: 'don_range', fromDon: 1, toDon: 5, includesTo: true, fee: won(2) },
        { kind: 'grams_exact', grams: 3.75, fee: won(3) },
      ],
    };
    expect([1, 2, 5].map((don) => feeFor(table, fromDon(don)))).toEqual([2, 1, 2]);
  });
});

describe('the table in force', () => {
  const table = (id: string, effectiveFrom: string): FeeTable => ({ id, effectiveFrom, rules: [] });
  const spring = table('spring', '2026-03-01');
  const summer = table('summer', '2026-06-01');

  test('is the newest that has begun', () => {
    expect(feeTableOn([summer, spring], '2026-05-31')).toBe(spring);
    expect(feeTableOn([summer, spring], '2026-06-01')).toBe(summer);
    expect(feeTableOn([spring, summer], '2027-01-01')).toBe(summer);
  });

  test('is the shipped one before any other, and where none was synced', () => {
    expect(feeTableOn([summer, spring], '2026-02-28')).toBe(DEFAULT_FEE_TABLE);
    expect(feeTableOn([], '2026-02-28')).toBe(DEFAULT_FEE_TABLE);
  });

  test('of the shipped one’s own day is the synced one', () => {
    const synced = table('a', DEFAULT_FEE_TABLE.effectiveFrom);
    expect(feeTableOn([synced], '2026-02-28')).toBe(synced);
  });

  test('does not depend on the order in which tables were synced', () => {
    const day = fc.constantFrom('2025-01-01', '2026-03-01', '2026-06-01', '2027-01-01');
    const tables = fc.uniqueArray(
      fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), effectiveFrom: day }),
      {
        selector: (t) => t.id,
      },
    );
    fc.assert(
      fc.property(tables, day, (rows, date) => {
        const all = rows.map((row) => table(row.id, row.effectiveFrom));
        expect(feeTableOn(all, date).id).toBe(feeTableOn(all.toReversed(), date).id);
      }),
    );
  });
});
