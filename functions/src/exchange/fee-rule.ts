import type { FeeRule } from '#domain/gold/fee-schedule.ts';
import { won } from '#domain/units.ts';
import { fieldsOf, wholeOf } from '../runtime/payload.ts';

/** A rule as a document or a page says it, without what else stands there; `null` for one that is not understood. */
export function feeRuleOf(entry: unknown): FeeRule | null {
  const fields = fieldsOf(entry);
  const amount = wholeOf(fields?.['fee']);
  if (fields === null || amount === null) return null;
  const fee = won(amount);
  const { kind, grams, don, fromDon, toDon, includesTo } = fields;
  if (kind === 'grams_exact' && typeof grams === 'number') return { kind, grams, fee };
  if (kind === 'don_exact' && typeof don === 'number') return { kind, don, fee };
  if (kind !== 'don_range' || typeof fromDon !== 'number' || typeof toDon !== 'number') return null;
  return typeof includesTo === 'boolean' ? { kind, fromDon, toDon, includesTo, fee } : null;
}
