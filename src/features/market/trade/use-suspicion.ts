import { useCallback } from 'react';
import { useNow } from '#device/use-now.ts';
import { pricePositionOf } from '#domain/gold/price-position.ts';
import type { Product } from '#domain/product/product.ts';
import { useGoldToday } from '../listing/use-gold-today.ts';

/** Whether a listing asks for so little that it has to be looked into first. */
export function useSuspicion(): (product: Product) => boolean {
  const { price } = useGoldToday();
  const now = useNow();
  return useCallback((product) => pricePositionOf(product, price, now).kind === 'low', [price, now]);
}
