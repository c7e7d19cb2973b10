import type { TradeMethod } from '../product/product.ts';

/**
 * What a deal may be carried out by: what the listing offers, and what was agreed on before it was edited.
 */
export const dealMethods = (
  offered: readonly TradeMethod[],
  agreed: TradeMethod | null,
): readonly TradeMethod[] => (agreed === null || offered.includes(agreed) ? offered : [agreed, ...offered]);

/**
 * How a deal is carried out: as wished; without a wish as agreed before, else as the listing says first.
 * `null` for a wish that is not among `dealMethods`.
 */
export function dealMethodOf(
  offered: readonly TradeMethod[],
  agreed: TradeMethod | null,
  wished: TradeMethod | null,
): TradeMethod | null {
  if (wished === null) return agreed ?? offered[0] ?? 'meet';
  return dealMethods(offered, agreed).includes(wished) ? wished : null;
}
