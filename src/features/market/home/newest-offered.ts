import type { Product } from '#domain/product/product.ts';

/**
 * What can be bought at once: what is reserved may be gone tomorrow. Where nothing of it is on offer all is
 * shown, with how it stands: the market is not empty.
 */
export function newestOffered(newest: readonly Product[]): readonly Product[] {
  const offered = newest.filter(({ status }) => status === 'selling');
  return offered.length > 0 ? offered : newest;
}
