import { useState, type ReactNode } from 'react';
import { openedStores } from '#data/local/queries/store-queries.ts';
import { useNow } from '#device/use-now.ts';
import { formatDateTime } from '#domain/format/format-time.ts';
import { isOpenNow } from '#domain/store/open-now.ts';
import type { Store } from '#domain/store/store.ts';
import { commonText } from '#i18n/ko/common.ts';
import { storesText as text } from '#i18n/ko/stores.ts';
import { useAsOf, useCatalogue } from '#session/use-catalogue.ts';
import { useConnection } from '#session/use-connection.ts';
import { keptAnswer } from '#session/kept-answer.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { Button } from '#ui/action/button.tsx';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { Chip } from '#ui/action/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { StoreCard } from './store-card.tsx';
import styles from './stores.module.css';

const TARGET = { kind: 'stores' } as const;
const kept = keptAnswer<readonly Store[]>();

/** /stores, from the device; the server is asked behind it. */
export function StoresScreen() {
  const { isRefreshing, failed, refresh } = useRefresh(TARGET);
  const stores = useCatalogue(openedStores, [], kept);
  if (stores.kind === 'ready' && stores.value.length > 0) return <Stores stores={stores.value} />;
  const isLoading = stores.kind === 'loading' || isRefreshing;
  return (
    <Frame>
      {isLoading || failed !== null || stores.kind === 'failed' ? (
        <LiveState
          kind={isLoading ? 'loading' : failed === 'offline' ? 'offline' : 'failed'}
          words={commonText}
          failed={text.failed}
          onRetry={refresh}
          skeleton={{ count: 4 }}
        />
      ) : (
        <EmptyState message={text.empty} />
      )}
    </Frame>
  );
}

function Stores({ stores }: { readonly stores: readonly Store[] }) {
  const now = useNow();
  const [isOpenOnly, setOpenOnly] = useState(false);
  const asOf = useAsOf(TARGET);
  const { kind } = useConnection();
  const shown = isOpenOnly ? stores.filter((store) => isOpenNow(store, now)) : stores;
  return (
    <Frame>
      <div className={styles.filter}>
        <Chip isSelected={isOpenOnly} onToggle={() => setOpenOnly(!isOpenOnly)}>
          {text.openOnly}
        </Chip>
        {kind === 'offline' && asOf.kind === 'ready' && asOf.value !== null ? (
          <p className={styles.asOf}>{text.asOf(formatDateTime(asOf.value))}</p>
        ) : null}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          message={text.noneOpen}
          action={
            <Button
              variant="secondary"
              onClick={({ currentTarget }) => {
                focusBesideOnceGone(currentTarget);
                setOpenOnly(false);
              }}
            >
              {text.showAll}
            </Button>
          }
        />
      ) : (
        <ul className={styles.list}>
          {shown.map((store) => (
            <li key={store.id}>
              <StoreCard store={store} now={now} />
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <Page>
      <PageHeader title={text.title} lead={text.lead} />
      {children}
    </Page>
  );
}
