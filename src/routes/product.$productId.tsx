import { createFileRoute } from '@tanstack/react-router';
import { parseProductId } from '#domain/ids.ts';
import { StartChatButton } from '#features/chat/start-chat-button.tsx';
import { ProductScreen } from '#features/market/product/product-screen.tsx';
import { LatePersonActions } from '#features/safety/late-person-actions.tsx';
import { OwnerActions } from '#features/selling/owner-actions.tsx';
import { Standing } from '#features/trust/standing.tsx';
import { pageText } from '#i18n/ko/pages.ts';
import { catalogueSync } from '#session/page-catalogue.ts';

export const Route = createFileRoute('/product/$productId')({
  staticData: pageText.product,
  // Asked for while the screen's code is still on its way; a finger over a link is no reason to ask.
  loader: ({ params, preload }) => {
    const id = preload ? null : parseProductId(params.productId);
    if (id) void catalogueSync.refresh({ kind: 'product', id }, { isForced: false });
  },
  component: ProductPage,
});

function ProductPage() {
  return (
    <ProductScreen
      productId={parseProductId(Route.useParams().productId)}
      renderSafety={({ id, sellerId }) => (
        <LatePersonActions person={sellerId} target={{ type: 'product', id }} />
      )}
      renderContact={({ id, sellerId }) => <StartChatButton productId={id} sellerId={sellerId} isFullWidth />}
      renderStanding={(seller) => <Standing uid={seller} />}
      renderOwnerActions={(product) => <OwnerActions product={product} />}
    />
  );
}
