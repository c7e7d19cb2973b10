import { Link } from '@tanstack/react-router';
import type { Product } from '#domain/product/product.ts';
import { keepProduct } from './kept-product.ts';

/** A listing's title, which leads to its page; what stands in the list stands there at once. */
export function ProductLink({ product }: { readonly product: Product }) {
  return (
    <Link to="/product/$productId" params={{ productId: product.id }} onClick={() => keepProduct(product)}>
      {product.title}
    </Link>
  );
}
