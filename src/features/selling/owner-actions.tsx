import { lazy, Suspense, useState } from 'react';
import type { Product } from '#domain/product/product.ts';
import { myProductsText as text } from '#i18n/ko/my-products.ts';
import { Button } from '#ui/action/button.tsx';

const ManageSheet = lazy(async () => ({ default: (await import('./manage-sheet.tsx')).ManageSheet }));

/** The seller's own tools on the page of a listing. */
export function OwnerActions({ product }: { readonly product: Product }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" isFullWidth onClick={() => setOpen(true)}>
        {text.changeState}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ManageSheet product={product} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
