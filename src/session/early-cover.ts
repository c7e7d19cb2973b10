import type { ProductImage } from '#domain/product/product.ts';

export type Cover = Pick<ProductImage, 'url' | 'thumbUrl' | 'w'>;

/** Of a listing's document as REST gives it; read by hand, since no parser is there yet when the first photo is wanted. */
export function coverOf(listing: unknown): Cover | null {
  const photo = within(listing, ['fields', 'images', 'arrayValue', 'values', '0', 'mapValue', 'fields']);
  const url = within(photo, ['url', 'stringValue']);
  const thumbUrl = within(photo, ['thumbUrl', 'stringValue']);
  const w = Number(within(photo, ['w', 'integerValue']) ?? Number.NaN);
  if (typeof url !== 'string' || typeof thumbUrl !== 'string' || !(w > 0)) return null;
  return { url, thumbUrl, w };
}

const within = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
