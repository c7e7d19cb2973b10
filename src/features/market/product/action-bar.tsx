import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Product } from '#domain/product/product.ts';
import { productPageText } from '#i18n/ko/product.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { StickyBar } from '#ui/layout/sticky-bar.tsx';
import { HeartButton } from '../listing/heart-button.tsx';

export interface ActionBarProps {
  readonly product: Product;
  readonly isOwn: boolean;
  /** In the column of a wide screen instead of at the foot of a narrow one. */
  readonly isInline: boolean;
  readonly contact: ReactNode;
  readonly owner: ReactNode;
}

/** ♡ and 문의하기 for those who may buy; the seller's own tools for the seller. */
export function ActionBar({ product, isOwn, isInline, contact, owner }: ActionBarProps) {
  const leading = isOwn ? null : <HeartButton productId={product.id} />;
  const main = isOwn ? (owner ?? <ManageLink />) : contact;
  return (
    <StickyBar leading={leading} isInline={isInline}>
      {main}
    </StickyBar>
  );
}

function ManageLink() {
  return (
    <Link to="/my-products" className={buttonClass({ variant: 'secondary', isFullWidth: true })}>
      {productPageText.owner.manage}
    </Link>
  );
}
