import Plus from 'lucide-react/icons/plus';
import { useNow } from '#device/use-now.ts';
import { compareNames } from '#domain/search/name-order.ts';
import type { Store } from '#domain/store/store.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { deskCommonText } from '#i18n/ko/desk-common.ts';
import { deskText } from '#i18n/ko/desk.ts';
import { pageText } from '#i18n/ko/pages.ts';
import { storeDeskText as text } from '#i18n/ko/store-desk.ts';
import { useDeskStores, useStoreChanges } from '#services/desk/use-desk.ts';
import { usePages, usePlaceInList } from '#services/desk/use-pages.ts';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Section } from '#ui/layout/section.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { History } from '../desk/history.tsx';
import { LiveGate } from '../desk/live-gate.tsx';
import { StaleNotice } from '../desk/stale-notice.tsx';
import { StoreEditor } from './store-editor.tsx';
import { StoreEntry } from './store-entry.tsx';
import styles from './stores.module.css';

const NEW = 'new';
const { failed, denied, offline } = text;
const { stale } = deskCommonText;

export interface DeskStoresScreenProps {
  /** The store that is being changed, `new` for one that is being added. */
  readonly editing: string | undefined;
  readonly onEdit: (id: string | undefined) => void;
}

/** /admin/stores: the stores as they stand, closed ones included. */
export function DeskStoresScreen({ editing, onEdit }: DeskStoresScreenProps) {
  const stores = useDeskStores();
  const place = usePlaceInList();
  const changes = usePages(useStoreChanges(place[0]), place);
  const today = seoulDate(useNow());
  return (
    <Page width="reading">
      <PageHeader title={pageText.adminStores.title} lead={text.lead} />
      <LiveGate live={stores} {...{ failed, denied, offline, stale }}>
        {(rows) =>
          editing === undefined ? (
            <>
              <Stores stores={rows} {...{ today, onEdit }} />
              <History pages={changes}>
                {({ name, isClosed }) => (
                  <span>{text.history(name, isClosed ? text.closed : text.opened)}</span>
                )}
              </History>
            </>
          ) : (
            <Editing stores={rows} {...{ today, editing }} onDone={() => onEdit(undefined)} />
          )
        }
      </LiveGate>
    </Page>
  );
}

interface StoresProps {
  readonly stores: readonly Store[];
  readonly today: string;
  readonly onEdit: (id: string) => void;
}

function Stores({ stores, today, onEdit }: StoresProps) {
  const inOrder = stores.toSorted((a, b) => compareNames(a.name, b.name));
  const add = (
    <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => onEdit(NEW)}>
      {text.add}
    </Button>
  );
  if (stores.length === 0) return <EmptyState message={text.empty} action={add} />;
  return (
    <Section title={text.list} more={add}>
      <ul className={styles.list}>
        {inOrder.map((store) => (
          <li key={store.id}>
            <StoreEntry {...{ store, today }} onEdit={() => onEdit(store.id)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface EditingProps {
  readonly stores: readonly Store[];
  readonly today: string;
  readonly editing: string;
  readonly onDone: () => void;
}

function Editing({ stores, today, editing, onDone }: EditingProps) {
  const store = stores.find(({ id }) => id === editing) ?? null;
  if (store === null && editing !== NEW) {
    const back = (
      <Button variant="secondary" onClick={onDone}>
        {text.back}
      </Button>
    );
    return <EmptyState message={text.gone} action={back} />;
  }
  return (
    <Section title={store === null ? text.addTitle : text.editTitle}>
      <StaleNotice>{deskText.offline}</StaleNotice>
      <StoreEditor key={editing} {...{ today, store, onDone }} />
    </Section>
  );
}
