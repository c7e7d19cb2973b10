import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  overListing,
  waitingListings,
  type WaitingChange,
  type WaitingListings as Waiting,
} from '#data/local/queries/listing-queries.ts';
import { productsOfSeller } from '#data/local/queries/product-queries.ts';
import { PRODUCT_STATUSES, type Product, type ProductStatus } from '#domain/product/product.ts';
import { commonText } from '#i18n/ko/common.ts';
import { myProductsText as text } from '#i18n/ko/my-products.ts';
import { keptAnswer } from '#session/kept-answer.ts';
import { useAsOf, useCatalogue } from '#session/use-catalogue.ts';
import { useLive } from '#session/use-live.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { useUserDatabase, type OwnDatabase } from '#session/use-user-database.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { ManageSheet } from './manage-sheet.tsx';
import styles from './my-products.module.css';
import { OwnRow } from './own-row.tsx';
import { WaitingListings } from './waiting-listings.tsx';

const NOTHING = { listings: [], changes: [] } as const;
const keptProducts = keptAnswer<readonly Product[]>();
const keptWaiting = keptAnswer<Waiting>();

export interface MyProductsScreenProps {
  /** As the address names it; what is on sale where it names none. */
  readonly tab: string | undefined;
  readonly onTabChange: (tab: ProductStatus) => void;
}

/** /my-products */
export function MyProductsScreen(tabs: MyProductsScreenProps) {
  const db = useUserDatabase();
  return (
    <Page width="reading">
      <PageHeader
        title={text.title}
        actions={
          <Link to="/sell" className={buttonClass({ size: 'small' })}>
            {text.sell}
          </Link>
        }
      />
      {db ? <Own db={db} {...tabs} /> : <LiveState kind="loading" words={commonText} />}
    </Page>
  );
}

function Own({ db, tab, onTabChange }: MyProductsScreenProps & { readonly db: OwnDatabase }) {
  const open = PRODUCT_STATUSES.find((status) => status === tab) ?? 'selling';
  const [managed, setManaged] = useState<Product['id'] | null>(null);
  const target = { kind: 'own_products', uid: db.uid } as const;
  const { isRefreshing, failed, refresh } = useRefresh(target);
  const asOf = useAsOf(target);
  const live = useCatalogue(
    (catalogue) => productsOfSeller(catalogue, db.uid, { withHidden: true }),
    [db],
    keptProducts,
  );
  const own = useLive(() => waitingListings(db), [db], keptWaiting);
  const waiting = own.kind === 'ready' ? own.value : NOTHING;
  const ways = { words: commonText, failed: text.failed, onRetry: refresh };
  if (live.kind !== 'ready') return <LiveState kind={live.kind} {...ways} />;
  // What waits would stand there as if it were gone.
  if (own.kind === 'failed') return <LiveState kind={own.kind} {...ways} />;
  const products = live.value;
  const isNothing = products.length === 0 && waiting.listings.length === 0;
  // Some of them may be here as others see them: until all have been read once, rows would push each other
  // about.
  const isFirstRead =
    isRefreshing && waiting.listings.length === 0 && asOf.kind === 'ready' && asOf.value === null;
  if (isFirstRead || (isNothing && isRefreshing)) return <LiveState kind="loading" {...ways} />;
  if (isNothing && failed !== null) {
    return <LiveState kind={failed === 'offline' ? 'offline' : 'failed'} {...ways} />;
  }
  // Taken back when it may have arrived: it stands in no list.
  const isOneLeaving = waiting.changes.some(
    ({ change, state, productId }) =>
      change.kind === 'delete' && state.kind === 'queued' && !products.some(({ id }) => id === productId),
  );
  const sheet = products.find(({ id }) => id === managed);
  const itemOf = (status: ProductStatus) => {
    const shown = products.filter((product) => product.status === status);
    return {
      value: status,
      label: text.tabs[status],
      count: shown.length,
      content: <OwnList {...{ status, shown, changes: waiting.changes }} onManage={setManaged} />,
    };
  };
  return (
    <>
      <WaitingListings
        listings={waiting.listings.map((listing) =>
          overListing(
            listing,
            products.find(({ id }) => id === listing.productId),
          ),
        )}
      />
      {isOneLeaving ? <Notice>{text.withdrawing}</Notice> : null}
      <Tabs
        label={text.tabsLabel}
        items={PRODUCT_STATUSES.map(itemOf)}
        value={open}
        onValueChange={onTabChange}
      />
      {sheet ? <ManageSheet key={sheet.id} product={sheet} onClose={() => setManaged(null)} /> : null}
    </>
  );
}

interface OwnListProps {
  readonly status: ProductStatus;
  readonly shown: readonly Product[];
  readonly changes: readonly WaitingChange[];
  readonly onManage: (id: Product['id']) => void;
}

function OwnList({ status, shown, changes, onManage }: OwnListProps) {
  if (shown.length === 0) return <EmptyState isCompact message={text.empty[status]} />;
  return (
    <ul className={styles.list}>
      {shown.map((product) => (
        <li key={product.id}>
          <OwnRow
            product={product}
            changes={changes.filter(({ productId }) => productId === product.id)}
            onManage={() => onManage(product.id)}
          />
        </li>
      ))}
    </ul>
  );
}
