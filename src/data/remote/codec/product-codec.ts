import * as v from 'valibot';
import { parseProductId } from '#domain/ids.ts';
import {
  PRODUCT_CATEGORIES,
  PRODUCT_LIMITS,
  PRODUCT_STATUSES,
  PURITIES,
  TRADE_METHODS,
  type PricePoint,
  type Product,
  type TradeMethod,
} from '#domain/product/product.ts';
import {
  counter,
  finiteNumber,
  flag,
  lenient,
  listOf,
  momentField,
  oneOf,
  optionalText,
  orNull,
  parseFields,
  text,
  timestampMillis,
  weightField,
  wonField,
  type Field,
} from './firestore-fields.ts';
import { userIdField } from './id-fields.ts';
import { picturesWithThumbs } from './picture-fields.ts';

/** Prices that a chart can show; the server keeps the newest. */
const MAX_PRICE_POINTS = 100;

const fineness: Field<number> = v.pipe(
  finiteNumber,
  v.check((value) => value > 0 && value <= 1),
);
const pricePoint: Field<PricePoint> = v.object({ price: wonField, at: momentField });

const productFields = v.object({
  sellerId: userIdField,
  title: text,
  description: optionalText,
  category: lenient(oneOf(PRODUCT_CATEGORIES), 'other'),
  // Unknown purity shows no melt value: a purity that this app does not know must not be priced as another.
  purity: lenient(oneOf(PURITIES), 'unknown'),
  fineness: lenient(orNull(fineness), null),
  weightG: weightField,
  hasStones: flag,
  stoneWeightG: lenient(orNull(weightField), null),
  maker: lenient(orNull(text), null),
  hasCertificate: flag,
  hasReceipt: flag,
  price: wonField,
  negotiable: flag,
  tradeMethods: lenient<readonly TradeMethod[]>(listOf(oneOf(TRADE_METHODS), TRADE_METHODS.length), []),
  region: lenient(v.object({ sido: optionalText, sigungu: optionalText }), { sido: '', sigungu: '' }),
  images: picturesWithThumbs(PRODUCT_LIMITS.images),
  // A state that this app does not know is not for sale: better gone from the lists than offered.
  status: lenient(oneOf(PRODUCT_STATUSES), 'hidden'),
  withheld: flag,
  dealt: flag,
  createdAt: timestampMillis,
  updatedAt: timestampMillis,
  bumpedAt: timestampMillis,
  favoriteCount: counter,
  chatCount: counter,
  viewCount: counter,
  priceHistory: lenient<readonly PricePoint[]>(listOf(pricePoint, MAX_PRICE_POINTS), []),
});

/** `products/{id}`. Weights are grams in the document and milligrams here. */
export function parseProduct(id: string, data: unknown): Product | null {
  const productId = parseProductId(id);
  const parsed = parseFields(productFields, data);
  if (!productId || !parsed) return null;
  const { weightG, stoneWeightG, fineness: stated, maker, withheld, dealt, ...fields } = parsed;
  return {
    id: productId,
    ...fields,
    weight: weightG,
    ...(stated === null ? {} : { fineness: stated }),
    ...(stoneWeightG === null ? {} : { stoneWeight: stoneWeightG }),
    ...(maker === null || maker === '' ? {} : { maker }),
    ...(withheld ? { isWithheld: true } : {}),
    ...(dealt ? { isDealt: true } : {}),
  };
}
