import { createFileRoute } from '@tanstack/react-router';
import { parseProductId } from '#domain/ids.ts';
import { StartChatButton } from '#features/chat/start-chat-button.tsx';
import { ProductScreen } from '#features/market/product/product-screen.tsx';
import { PersonActions } from '#features/safety/person-actions.tsx';
import { pageText } from '#i18n/ko/pages.ts';

export const Route = createFileRoute('/product/$productId')({
  staticData: pageText.product,
  component: ProductPage,
});

function ProductPage() {
  return (
    <ProductScreen
      productId={parseProductId(Route.useParams().productId)}
      renderSafety={({ id, sellerId }) => (
        <PersonActions person={sellerId} target={{ type: 'product', id }} />
      )}
      renderContact={({ id, sellerId }) => <StartChatButton productId={id} sellerId={sellerId} isFullWidth />}
    />
  );
}
