import type { Product } from '../product/product.ts';
import type { ProductFilter } from '../product/product-filter.ts';
import { priceBandOf, weightBandOf } from './range-bands.ts';

/** A place of the market by what may be asked of a listing; an empty part asks for nothing. */
export interface Shelf {
  readonly category: string;
  readonly purity: string;
  /** `서울` or `서울.강남구`. */
  readonly region: string;
  readonly isAvailable: boolean;
  readonly hasCertificate: boolean;
  /** A band of prices or of weights. */
  readonly band: string;
}

export const shelfName = ({ category, purity, region, isAvailable, hasCertificate, band }: Shelf): string =>
  [category, purity, region, isAvailable ? 'a' : '', hasCertificate ? 'c' : '', band].join('|');

/** Every place that a listing stands at: all that can be asked for together is one name. */
export function shelvesOf(product: Facets & Pick<Product, 'price' | 'weight'>): readonly string[] {
  const { category, purity, region, status, hasCertificate, price, weight } = product;
  const regions = ['', region.sido, region.sigungu === '' ? '' : placeOf(region)];
  return everyChoice({
    category: ['', category],
    purity: ['', purity],
    region: [...new Set(regions)],
    isAvailable: status === 'selling' ? [false, true] : [false],
    hasCertificate: hasCertificate ? [false, true] : [false],
    band: ['', priceBandOf(price), weightBandOf(weight)],
  }).map(shelfName);
}

function everyChoice({
  category,
  purity,
  region,
  isAvailable,
  hasCertificate,
  band,
}: { readonly [Name in keyof Shelf]: readonly Shelf[Name][] }): readonly Shelf[] {
  return category.flatMap((category) =>
    purity.flatMap((purity) =>
      region.flatMap((region) =>
        isAvailable.flatMap((isAvailable) =>
          hasCertificate.flatMap((hasCertificate) =>
            band.map((band) => ({ category, purity, region, isAvailable, hasCertificate, band })),
          ),
        ),
      ),
    ),
  );
}

type Facets = Pick<Product, 'category' | 'purity' | 'region' | 'status' | 'hasCertificate'>;

/** `서울.강남구`; no name of a place holds a dot. */
export const placeOf = ({ sido, sigungu }: Product['region']): string => `${sido}.${sigungu}`;

/** What a filter's region is called on a shelf; nothing for any. */
export const regionShelf = (region: ProductFilter['region']): string => {
  if (region === null) return '';
  return region.sigungu === '' ? region.sido : placeOf(region);
};

/** Purity, whether it can be bought and whether it is certified, in one word. */
export const gradeOf = ({ purity, status, hasCertificate }: Facets): string =>
  gradeName(purity, status === 'selling', hasCertificate);

export const gradeName = (purity: string, isAvailable: boolean, hasCertificate: boolean): string =>
  `${purity}${isAvailable ? 'a' : '-'}${hasCertificate ? 'c' : '-'}`;
