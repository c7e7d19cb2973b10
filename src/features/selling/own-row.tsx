import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { WaitingChange } from '#data/local/queries/listing-queries.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { formatWeight } from '#domain/gold/weight.ts';
import type { Product } from '#domain/product/product.ts';
import { commonText } from '#i18n/ko/common.ts';
import { myProductsText as text } from '#i18n/ko/my-products.ts';
import { purityText } from '#i18n/ko/product-words.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { retryListingRow, withdrawListingRow } from '#sync/commands/submit-listing.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { ListRow } from '#ui/display/list-row.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { PriceText } from '#ui/display/price-text.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { changeWaiting } from './change-waiting.ts';
import styles from './my-products.module.css';

export interface OwnRowProps {
  readonly product: Product;
  readonly changes: readonly WaitingChange[];
  readonly onManage: () => void;
}

/** One own listing, with what is on its way to the server. */
export function OwnRow({ product, changes, onManage }: OwnRowProps) {
  const refused = changes.find(({ state }) => state.kind === 'failed');
  return (
    <>
      <ListRow
        picture={<Picture src={product.images[0]?.thumbUrl ?? null} alt="" />}
        title={
          <Link to="/product/$productId" params={{ productId: product.id }}>
            {product.title}
          </Link>
        }
        meta={`${purityText[product.purity]} · ${formatWeight(product.weight)}`}
        trailing={
          <Button
            variant="secondary"
            size="small"
            aria-label={text.manageNamed(product.title)}
            onClick={onManage}
          >
            {text.manage}
          </Button>
        }
      >
        <span className={styles.facts}>
          <PriceText text={formatWon(product.price)} />
          {changes.length > 0 && !refused ? <StatusPill tone="gold">{text.changeWaiting}</StatusPill> : null}
        </span>
      </ListRow>
      {refused ? <RefusedChange rowId={refused.rowId} isWithheld={product.isWithheld === true} /> : null}
    </>
  );
}

function RefusedChange({ rowId, isWithheld }: { readonly rowId: string; readonly isWithheld: boolean }) {
  const db = useUserDatabase();
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusBesideOnceGone(currentTarget);
    if (db) void changeWaiting(() => retryListingRow(db, rowId).then(() => true));
  };
  const withdraw = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusBesideOnceGone(currentTarget);
    if (db) void changeWaiting(() => withdrawListingRow(db, rowId, realEnvironment));
  };
  return (
    <Notice tone="error">
      <p>{isWithheld ? text.withheld : text.changeFailed}</p>
      {isWithheld ? null : (
        <Button variant="secondary" size="small" onClick={retry}>
          {commonText.retry}
        </Button>
      )}
      <Button variant="ghost" size="small" onClick={withdraw}>
        {commonText.cancel}
      </Button>
    </Notice>
  );
}
