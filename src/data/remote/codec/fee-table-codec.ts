import * as v from 'valibot';
import type { FeeRule, FeeTable } from '#domain/gold/fee-schedule.ts';
import { isDocumentId } from '#domain/ids.ts';
import { dayNumberOfDate } from '#domain/time/seoul.ts';
import { finiteNumber, parseFields, text, wonField, type Field } from './firestore-fields.ts';

const MAX_RULES = 100;
const size = v.pipe(finiteNumber, v.minValue(0));

const ruleField: Field<FeeRule> = v.variant('kind', [
  v.object({ kind: v.literal('grams_exact'), grams: size, fee: wonField }),
  v.object({ kind: v.literal('don_exact'), don: size, fee: wonField }),
  v.object({
    kind: v.literal('don_range'),
    fromDon: size,
    toDon: size,
    includesTo: v.boolean(),
    fee: wonField,
  }),
]);

const feeTableFields = v.object({
  effectiveFrom: v.pipe(
    text,
    v.check((date) => dayNumberOfDate(date) !== null),
  ),
  rules: v.pipe(
    v.array(v.unknown()),
    v.maxLength(MAX_RULES),
    v.transform((entries) => understoodRules(entries)),
  ),
});

/** `feeTables/{id}`. */
export function parseFeeTable(id: string, data: unknown): FeeTable | null {
  const fields = parseFields(feeTableFields, data);
  return fields && isDocumentId(id) ? { id, ...fields } : null;
}

/**
 * The rules up to the first that this app does not understand. The first rule that fits decides, so what stands
 * behind a gap might name a wrong fee; left out it is 문의, which is never wrong.
 */
function understoodRules(entries: readonly unknown[]): readonly FeeRule[] {
  const rules: FeeRule[] = [];
  for (const entry of entries) {
    const rule = parseFields(ruleField, entry);
    if (!rule) break;
    rules.push(rule);
  }
  return rules;
}
