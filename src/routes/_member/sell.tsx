import { createFileRoute } from '@tanstack/react-router';
import { parseProductId } from '#domain/ids.ts';
import { ListingSpecs } from '#features/market/product/listing-specs.tsx';
import { SellScreen } from '#features/sell/sell-screen.tsx';
import { pageText } from '#i18n/ko/pages.ts';
import { present, textParam } from '../-search/text-param.ts';

/**
 * `?edit={productId}` opens an own listing for editing; `?share=failed` is where the worker leads a share it
 * could not keep.
 */
export const Route = createFileRoute('/_member/sell')({
  staticData: pageText.sell,
  validateSearch: (search) => present({ edit: textParam(search['edit']), share: textParam(search['share']) }),
  component: Sell,
});

function Sell() {
  const { edit, share } = Route.useSearch();
  return (
    <SellScreen
      edited={parseProductId(edit)}
      hasShareFailed={share === 'failed'}
      renderSpecs={(details) => <ListingSpecs details={details} />}
    />
  );
}
