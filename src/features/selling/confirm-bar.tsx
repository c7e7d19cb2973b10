import { useState } from 'react';
import type { ProductId } from '#domain/ids.ts';
import { commonText } from '#i18n/ko/common.ts';
import { myProductsText } from '#i18n/ko/my-products.ts';
import { Button } from '#ui/action/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import styles from './deal-bar.module.css';
import { useDeal } from './use-deal.ts';

const text = myProductsText.deal;

/** To the named buyer of what the seller says is sold: only their word makes it a deal that counts. */
export function ConfirmBar({ productId }: { readonly productId: ProductId }) {
  const [isDenying, setDenying] = useState(false);
  const { isBusy, deal } = useDeal(productId);
  const deny = async () => {
    setDenying(false);
    await deal('release');
  };
  return (
    <div className={styles.bar} role="group" aria-label={text.group}>
      <p className={styles.words}>{text.handedToYou}</p>
      <Button variant="secondary" size="small" disabled={isBusy} onClick={() => setDenying(true)}>
        {text.notMine}
      </Button>
      <Button size="small" isLoading={isBusy} onClick={() => void deal('confirm')}>
        {text.confirm}
      </Button>
      <ConfirmDialog
        isOpen={isDenying}
        title={text.releaseTitle}
        body={text.releaseBody}
        confirmLabel={text.notMine}
        cancelLabel={commonText.close}
        onConfirm={() => void deny()}
        onCancel={() => setDenying(false)}
      />
    </div>
  );
}
