import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import { waitingListings, type WaitingListing } from '#data/local/queries/listing-queries.ts';
import { useNow } from '#device/use-now.ts';
import { formatComing } from '#domain/format/format-coming.ts';
import type { ProductId } from '#domain/ids.ts';
import { quotaText } from '#i18n/ko/quota.ts';
import { sellText } from '#i18n/ko/sell.ts';
import { useLive } from '#session/use-live.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import { buttonClass } from '#ui/action/button-class.ts';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useBeginning } from '#ui/layout/use-beginning.ts';

const text = sellText.result;

/** What was submitted. */
export interface Submitted {
  readonly productId: ProductId;
  readonly isNew: boolean;
}

export interface ListingPublishedProps extends Submitted {
  readonly db: OwnDatabase;
  /** Writes the next one. */
  readonly onAnother: () => void;
}

const ICONS = { waiting: Clock, arrived: CircleCheck, failed: CircleAlert } as const;

/** What has come of a listing that was submitted, as it goes out, and where one may go from here. */
export function ListingPublished({ db, productId, isNew, onAnother }: ListingPublishedProps) {
  const { progress, held } = useProgress(db, productId);
  const now = useNow();
  const top = useBeginning<HTMLDivElement>();
  const Icon = ICONS[progress];
  const words = text[isNew ? 'published' : 'edited'][progress];
  const mine = (
    <Link
      to="/my-products"
      className={buttonClass({ variant: progress === 'failed' ? 'primary' : 'secondary' })}
    >
      {sellText.toMyProducts}
    </Link>
  );
  return (
    <div ref={top} tabIndex={-1} role="status">
      <EmptyState
        icon={<Icon size={32} />}
        title={words.title}
        message={held === null ? words.body : quotaText.held(formatComing(held.until, now))}
        action={
          <>
            {progress === 'arrived' ? (
              <Link to="/product/$productId" params={{ productId }} className={buttonClass()}>
                {text.see}
              </Link>
            ) : null}
            {mine}
            {isNew && progress !== 'failed' ? (
              <Button variant="ghost" onClick={onAnother}>
                {text.another}
              </Button>
            ) : null}
          </>
        }
      />
    </div>
  );
}

interface Progress extends Pick<WaitingListing, 'held'> {
  readonly progress: keyof typeof ICONS;
}

/** What is not waiting any more has arrived. */
function useProgress(db: OwnDatabase, productId: ProductId): Progress {
  const live = useLive(() => waitingListings(db), [db]);
  if (live.kind !== 'ready') return { progress: 'waiting', held: null };
  const row = live.value.listings.find((listing) => listing.productId === productId);
  if (row === undefined) return { progress: 'arrived', held: null };
  return { progress: row.state.kind === 'failed' ? 'failed' : 'waiting', held: row.held };
}
