import { won } from '../units.ts';
import type { FeeRule } from './fee-rule.ts';

/** Fees as data, so that the desk changes them without a release; the first rule that fits decides. */
export interface FeeTable {
  readonly id: string;
  /** `YYYY-MM-DD` in Seoul. */
  readonly effectiveFrom: string;
  readonly rules: readonly FeeRule[];
}

/** Sizes that the fee guide lists, in grams and in don. */
export const FEE_TABLE_GRAMS = [1, 2, 3, 5, 10, 20, 30, 50, 100, 500] as const;
export const FEE_TABLE_DONS = [1, 2, 3, 5, 10, 15, 20] as const;

/** The table that the app is shipped with: valid until a newer one has been synced. */
export const DEFAULT_FEE_TABLE: FeeTable = {
  id: 'default',
  effectiveFrom: '2025-01-01',
  rules: [
    { kind: 'grams_exact', grams: 1, fee: won(20_000) },
    { kind: 'grams_exact', grams: 2, fee: won(20_000) },
    { kind: 'grams_exact', grams: 3, fee: won(20_000) },
    { kind: 'grams_exact', grams: 50, fee: won(40_000) },
    { kind: 'grams_exact', grams: 500, fee: won(130_000) },
    { kind: 'don_exact', don: 3, fee: won(20_000) },
    { kind: 'don_exact', don: 15, fee: won(50_000) },
    { kind: 'don_range', fromDon: 1, toDon: 3, includesTo: false, fee: won(20_000) },
    { kind: 'don_range', fromDon: 3, toDon: 10, includesTo: true, fee: won(30_000) },
    { kind: 'don_range', fromDon: 20, toDon: 30, includesTo: true, fee: won(50_000) },
    { kind: 'don_exact', don: 50, fee: won(80_000) },
  ],
};

/** The table in force on a Seoul date (`YYYY-MM-DD`): the newest that has begun, else the shipped one. */
export function feeTableOn(tables: readonly FeeTable[], date: string): FeeTable {
  return tables
    .filter((table) => table.effectiveFrom <= date)
    .reduce((best, table) => (isNewer(table, best) ? table : best), DEFAULT_FEE_TABLE);
}

/**
 * A synced table of the same day replaces the shipped one; between two of one day the id decides, not the
 * order.
 */
function isNewer(table: FeeTable, best: FeeTable): boolean {
  if (table.effectiveFrom !== best.effectiveFrom) return table.effectiveFrom > best.effectiveFrom;
  return best === DEFAULT_FEE_TABLE || table.id > best.id;
}
