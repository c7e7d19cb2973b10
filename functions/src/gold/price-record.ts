import { FieldValue, type DocumentData } from 'firebase-admin/firestore';
import { goldPriceDocument } from '#documents/gold-price.ts';
import type { PriceEdit } from '#domain/gold/price-edit.ts';
import { fieldsUnder } from '../runtime/field-of.ts';

/** What is written down of a day's price; its date stands in it too, which days are asked for by. */
export const priceRecord = ({ date, buyPerGram, sellPerGram, source }: PriceEdit): DocumentData => ({
  date,
  ...fieldsUnder(goldPriceDocument, {
    buyPerGram,
    sellPerGram,
    source,
    updatedAt: FieldValue.serverTimestamp(),
  }),
});
