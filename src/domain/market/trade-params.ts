const PARAMS = [
  'search',
  'category',
  'purity',
  'weight',
  'price',
  'region',
  'available',
  'certificate',
  'sort',
] as const;

type Param = (typeof PARAMS)[number];

/** The parameters of /trade as they are written: `?category=ring,bean&weight=3.75-18.75&region=서울.강남구`. */
export type TradeSearch = { readonly [Name in Param]?: string };

/** What stands behind so many characters of a parameter is not looked at. */
const MAX_CHARS = 300;

/**
 * Those of an address that /trade knows and that say something. What they mean is read where the list is
 * shown: this much is in every page's first load, the rest is not.
 */
export function tradeSearchOf(raw: Readonly<Record<string, unknown>>): TradeSearch {
  const kept: { [Name in Param]?: string } = {};
  for (const name of PARAMS) {
    const value = raw[name];
    const text = typeof value === 'string' ? value.slice(0, MAX_CHARS).trim() : '';
    if (text !== '') kept[name] = text;
  }
  return kept;
}
