import type { ProductId } from '#domain/ids.ts';
import { commonText } from '#i18n/ko/common.ts';
import { myProductsText } from '#i18n/ko/my-products.ts';
import { AskingButton } from '#ui/overlay/asking-button.tsx';
import { useDeal } from './use-deal.ts';

const text = myProductsText.deal;

/** To the buyer of a reservation, who may go back on it as the seller may. */
export function LeaveButton({ productId }: { readonly productId: ProductId }) {
  const { isBusy, deal } = useDeal(productId);
  return (
    <AskingButton
      variant="secondary"
      size="small"
      isLoading={isBusy}
      label={text.leave}
      question={{ title: text.releaseTitle, body: text.leaveBody, no: commonText.close }}
      onYes={() => void deal('release', undefined, 'leave')}
    />
  );
}
