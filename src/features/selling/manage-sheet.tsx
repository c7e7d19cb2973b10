import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { liveOrderOf } from '#data/local/queries/order-queries.ts';
import { useNow } from '#device/use-now.ts';
import type { ProductId } from '#domain/ids.ts';
import type { Order } from '#domain/order/order.ts';
import type { ListingChange } from '#domain/product/listing.ts';
import type { Product } from '#domain/product/product.ts';
import { commonText } from '#i18n/ko/common.ts';
import { myProductsText as text } from '#i18n/ko/my-products.ts';
import { wakeSync } from '#session/running-sync.ts';
import { useConnection } from '#session/use-connection.ts';
import { useLive } from '#session/use-live.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { changeListing } from '#sync/commands/change-listing.ts';
import { realEnvironment } from '#sync/environment.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { Button } from '#ui/action/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { AskingButton } from '#ui/overlay/asking-button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { useStillThere } from '#ui/use-still-there.ts';
import { BumpButton } from './bump-button.tsx';
import { DealSheet } from './deal-sheet.tsx';
import { ListingAction } from './listing-action.tsx';
import { releaseWords } from './release-words.ts';
import { useDeal } from './use-deal.ts';

/** Everything that a seller can do to one listing in its present state. */
export function ManageSheet({
  product,
  onClose,
}: {
  readonly product: Product;
  readonly onClose: () => void;
}) {
  const db = useUserDatabase();
  const now = useNow();
  const [asks, setAsks] = useState<'reserve' | 'complete' | 'delete' | null>(null);
  const { isBusy, deal } = useDeal(product.id);
  const isOffline = useConnection().kind !== 'online';
  const isStillThere = useStillThere();
  const { id, status } = product;
  const isWithheld = product.isWithheld === true;
  const isFree = product.isDealt !== true;
  const deed = useLiveOrder(id)?.status;
  const ending = releaseWords(product, deed);

  const release = async () => {
    await deal('release', undefined, ending.outcome);
    if (isStillThere()) onClose();
  };
  const change = (wanted: ListingChange) => {
    onClose();
    if (!db) return;
    changeListing(db, id, wanted, realEnvironment).then(
      () => {
        wakeSync();
        // The listing's own page shows it as the server has it.
        if (isOffline) toasts.show({ title: text.changeLater, tone: 'ok' });
      },
      (error: unknown) => {
        console.warn('change not stored', error);
        toasts.show({ title: text.changeFailed, tone: 'error' });
      },
    );
  };

  if (asks === 'reserve' || asks === 'complete') {
    return <DealSheet product={product} kind={asks} onClose={onClose} />;
  }
  if (asks === 'delete') {
    return (
      <ConfirmDialog
        isOpen
        title={text.removeTitle}
        body={text.removeBody}
        confirmLabel={text.remove}
        cancelLabel={commonText.cancel}
        isDanger
        onConfirm={() => change({ kind: 'delete' })}
        onCancel={onClose}
      />
    );
  }
  return (
    <Sheet isOpen onClose={onClose} title={product.title} closeLabel={commonText.close}>
      <Stack gap={8}>
        {isWithheld ? <Notice>{text.withheld}</Notice> : null}
        {status === 'selling' ? (
          <ListingAction label={text.reserve} onPress={() => setAsks('reserve')} />
        ) : null}
        {status === 'selling' || status === 'reserved' ? (
          <ListingAction label={text.complete} onPress={() => setAsks('complete')} />
        ) : null}
        {deed === 'handed' ? <Notice>{text.deal.unconfirmed}</Notice> : null}
        {status === 'reserved' || deed === 'handed' ? (
          <AskingButton
            variant="secondary"
            isFullWidth
            isLoading={isBusy}
            label={isWithheld ? ending.button : text[deed === 'handed' ? 'undo' : 'release']}
            question={{ title: ending.title, body: ending.body, yes: ending.button, no: commonText.close }}
            onYes={() => void release()}
          />
        ) : null}
        <BumpButton product={product} now={now} onBump={() => change({ kind: 'bump' })} />
        {status === 'sold' ? null : (
          <Link to="/sell" search={{ edit: id }} className={buttonClass({ variant: 'secondary' })}>
            {text.edit}
          </Link>
        )}
        {isFree && status === 'sold' ? (
          <ListingAction label={text.reopen} onPress={() => change({ kind: 'status', status: 'selling' })} />
        ) : null}
        {isFree && status !== 'hidden' ? (
          <ListingAction label={text.hide} onPress={() => change({ kind: 'status', status: 'hidden' })} />
        ) : null}
        {status === 'hidden' && !isWithheld ? (
          <ListingAction label={text.show} onPress={() => change({ kind: 'status', status: 'selling' })} />
        ) : null}
        {isFree && !isWithheld ? (
          <Button variant="quietDanger" isFullWidth onClick={() => setAsks('delete')}>
            {text.remove}
          </Button>
        ) : null}
      </Stack>
    </Sheet>
  );
}

/**
 * The own deal that hangs on a listing, on either side of it; `null` where there is none, or until it is
 * read.
 */
function useLiveOrder(productId: ProductId): Order | null {
  const db = useUserDatabase();
  const live = useLive(
    async () => (db ? ((await liveOrderOf(db, productId)) ?? null) : null),
    [db, productId],
  );
  return live.kind === 'ready' ? live.value : null;
}
