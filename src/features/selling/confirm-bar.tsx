import type { ProductId } from '#domain/ids.ts';
import { commonText } from '#i18n/ko/common.ts';
import { myProductsText } from '#i18n/ko/my-products.ts';
import { Button } from '#ui/action/button.tsx';
import { AskingButton } from '#ui/overlay/asking-button.tsx';
import styles from './deal-bar.module.css';
import { useDeal } from './use-deal.ts';

const text = myProductsText.deal;

/** To the named buyer of what the seller says is sold: only their word makes it a deal that counts. */
export function ConfirmBar({ productId }: { readonly productId: ProductId }) {
  const { isBusy, deal } = useDeal(productId);
  return (
    <div className={styles.bar} role="group" aria-label={text.group}>
      <p className={styles.words}>{text.handedToYou}</p>
      <AskingButton
        variant="secondary"
        size="small"
        disabled={isBusy}
        label={text.notMine}
        question={{ title: text.releaseTitle, body: text.releaseBody, no: commonText.close }}
        onYes={() => void deal('release')}
      />
      <Button size="small" isLoading={isBusy} onClick={() => void deal('confirm')}>
        {text.confirm}
      </Button>
    </div>
  );
}
