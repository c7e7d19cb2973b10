import * as v from 'valibot';
import type { FeeRule, FeeRuleKind, FeeRuleOf } from '#domain/gold/fee-rule.ts';
import type { FeeTable } from '#domain/gold/fee-schedule.ts';
import { isDocumentId } from '#domain/ids.ts';
import { dayNumberOfDate } from '#domain/time/seoul.ts';
import { defineDocument } from './kernel/document.ts';
import { read, type Kind, type Reading } from './kernel/kind.ts';
import { amount, finiteNumber } from './kernel/kinds.ts';
import type { Stored } from './kernel/stored.ts';

const MAX_RULES = 100;
const size = v.pipe(finiteNumber, v.minValue(0));
const fee = amount.reads;

/** How each kind of rule is written down; page and server read it with this and nothing else. */
const RULES: { readonly [K in FeeRuleKind]: Reading<FeeRuleOf<K>> } = {
  grams_exact: v.object({ kind: v.literal('grams_exact'), grams: size, fee }),
  don_exact: v.object({ kind: v.literal('don_exact'), don: size, fee }),
  don_range: v.object({
    kind: v.literal('don_range'),
    fromDon: size,
    toDon: size,
    includesTo: v.boolean(),
    fee,
  }),
};

export const feeRule: Kind<FeeRule> = {
  reads: v.union(Object.values(RULES)),
  stores: (rule): Stored => ({ ...rule }),
};

/**
 * The rules up to the first that this app does not understand. The first rule that fits decides, so what
 * stands behind a gap might name a wrong fee; left out it is 문의, which is never wrong.
 */
const rules: Kind<readonly FeeRule[]> = {
  reads: v.pipe(
    v.array(v.unknown()),
    v.maxLength(MAX_RULES),
    v.transform((entries) => understoodRules(entries)),
  ),
  stores: (list) => list.map((rule) => feeRule.stores(rule)),
};

const day: Kind<string> = {
  reads: v.pipe(
    v.string(),
    v.check((date) => dayNumberOfDate(date) !== null),
  ),
  stores: (date) => date,
};

/** As the desk's own record of it says too. */
const tableFields = { effectiveFrom: day, rules } as const;

/** `feeTables/{id}`. */
export const feeTableDocument = defineDocument<Omit<FeeTable, 'id'>>({
  path: 'feeTables/{tableId}',
  fields: tableFields,
  server: 'all',
  edits: {},
});

export function parseFeeTable(id: string, data: unknown): FeeTable | null {
  const fields = feeTableDocument.read(data);
  return fields && isDocumentId(id) ? { id, ...fields } : null;
}

function understoodRules(entries: readonly unknown[]): readonly FeeRule[] {
  const understood: FeeRule[] = [];
  for (const entry of entries) {
    const rule = read(feeRule.reads, entry);
    if (!rule) break;
    understood.push(rule);
  }
  return understood;
}
