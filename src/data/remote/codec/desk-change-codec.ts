import * as v from 'valibot';
import type { FeeTableChange, PriceChange } from '#domain/gold/desk-change.ts';
import { dateField, optionalText, parseFields, text, timestampMillis, wonField } from './firestore-fields.ts';
import { parseFeeTable } from './fee-table-codec.ts';

const who = { byName: optionalText, at: timestampMillis };

const priceFields = v.object({
  ...who,
  date: dateField,
  buyPerGram: wonField,
  sellPerGram: wonField,
  source: optionalText,
});

const tableFields = v.object({ ...who, tableId: text });

/** `adminActions/{id}` of the kind `gold_price`. */
export function parsePriceChange(id: string, data: unknown): PriceChange | null {
  const fields = parseFields(priceFields, data);
  return fields && { id, ...fields };
}

/** `adminActions/{id}` of the kind `fee_table`. */
export function parseFeeTableChange(id: string, data: unknown): FeeTableChange | null {
  const fields = parseFields(tableFields, data);
  const table = fields && parseFeeTable(fields.tableId, data);
  return fields && table && { id, byName: fields.byName, at: fields.at, table };
}
