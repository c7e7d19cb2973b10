import { formatWon } from '#domain/format/format-won.ts';
import type { Order } from '#domain/order/order.ts';
import { commonText } from '#i18n/ko/common.ts';
import { myProductsText } from '#i18n/ko/my-products.ts';
import { Button } from '#ui/action/button.tsx';
import { AskingButton } from '#ui/overlay/asking-button.tsx';
import styles from './deal-bar.module.css';
import { useDeal } from './use-deal.ts';

const text = myProductsText.deal;

export interface ConfirmBarProps {
  readonly order: Pick<Order, 'id' | 'productId' | 'agreedPrice'>;
}

/**
 * To the named buyer of what the seller says is sold, and for how much: only their word makes it a deal that
 * counts.
 */
export function ConfirmBar({ order: { id: orderId, productId, agreedPrice: price } }: ConfirmBarProps) {
  const { isBusy, deal } = useDeal(productId);
  return (
    <div className={styles.bar} role="group" aria-label={text.group}>
      <p className={styles.words}>{text.handedToYou(formatWon(price))}</p>
      <AskingButton
        variant="secondary"
        size="small"
        disabled={isBusy}
        label={text.notMine}
        question={{ title: text.denyTitle, body: text.denyBody, no: commonText.close }}
        onYes={() => void deal('release', undefined, 'deny')}
      />
      <Button
        size="small"
        isLoading={isBusy}
        onClick={() => void deal('confirm', { buyer: null, price, method: null, orderId })}
      >
        {text.confirm}
      </Button>
    </div>
  );
}
