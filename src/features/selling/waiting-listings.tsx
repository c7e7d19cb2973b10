import { Link } from '@tanstack/react-router';
import type { WaitingListing } from '#data/local/queries/listing-queries.ts';
import { formatComing } from '#domain/format/format-coming.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { commonText } from '#i18n/ko/common.ts';
import { quotaText } from '#i18n/ko/quota.ts';
import { myProductsText as text } from '#i18n/ko/my-products.ts';
import { useNow } from '#device/use-now.ts';
import { useUserDatabase } from '#session/use-user-database.ts';
import { retryListingRow, withdrawListingRow } from '#sync/commands/submit-listing.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button } from '#ui/action/button.tsx';
import { buttonClass } from '#ui/action/button-class.ts';
import { focusBesideOnceGone } from '#ui/action/focus-beside.ts';
import { ListRow } from '#ui/display/list-row.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { AskingButton } from '#ui/overlay/asking-button.tsx';
import { changeWaiting } from './change-waiting.ts';
import styles from './my-products.module.css';

/** Listings that have not reached the server, with the reason where it refused them. */
export function WaitingListings({ listings }: { readonly listings: readonly WaitingListing[] }) {
  if (listings.length === 0) return null;
  return (
    <Section title={text.waitingTitle}>
      <ul className={styles.list}>
        {listings.map((listing) => (
          <li key={listing.rowId}>
            <WaitingRow listing={listing} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function WaitingRow({ listing }: { readonly listing: WaitingListing }) {
  const { rowId, productId, isNew, details, state, held } = listing;
  const now = useNow();
  const db = useUserDatabase();
  const retry = () => {
    if (db) void changeWaiting(() => retryListingRow(db, rowId).then(() => true));
  };
  const kind = isNew ? 'new' : 'edit';
  const withdraw = () => {
    if (db) void changeWaiting(() => withdrawListingRow(db, rowId, realEnvironment));
  };
  return (
    <ListRow
      size="small"
      title={details.title}
      meta={`${isNew ? text.waitingNew : text.waitingEdit} · ${formatWon(details.price)}`}
      foot={
        <Stack gap={8} isRow>
          {state.kind === 'failed' ? (
            <Button
              variant="secondary"
              size="small"
              onClick={({ currentTarget }) => {
                focusBesideOnceGone(currentTarget);
                retry();
              }}
            >
              {commonText.retry}
            </Button>
          ) : null}
          <Link
            to="/sell"
            search={{ edit: productId }}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {text.edit}
          </Link>
          <AskingButton
            variant="ghost"
            size="small"
            label={text.withdraw[kind]}
            question={{ ...text.withdrawQuestion[kind], no: commonText.close }}
            isDanger
            onYes={withdraw}
          />
        </Stack>
      }
    >
      <span className={styles.facts}>
        <StatusPill tone={state.kind === 'failed' ? 'error' : 'gold'}>{text.waiting[state.kind]}</StatusPill>
      </span>
      {state.kind === 'failed' ? <p className={styles.reason}>{text.reason[state.reason]}</p> : null}
      {held ? <p className={styles.held}>{quotaText.held(formatComing(held.until, now))}</p> : null}
    </ListRow>
  );
}
