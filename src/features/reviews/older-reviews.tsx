import type { Review } from '#domain/order/review.ts';
import { reviewText as text } from '#i18n/ko/orders.ts';
import type { OlderPages } from '#session/use-older-pages.ts';
import { Button } from '#ui/action/button.tsx';
import { focusFurtherOnceGone } from '#ui/action/focus-beside.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { PAGE } from './use-older-reviews.ts';

export interface OlderReviewsProps {
  readonly older: OlderPages;
  /** Those of this device, newest first. */
  readonly reviews: readonly Review[];
  /** How many there are, as far as the server says. */
  readonly of: number;
}

/** The way to the reviews behind those that are shown, until there are no more. */
export function OlderReviews({ older, reviews, of }: OlderReviewsProps) {
  // Where the newest page ends: of those behind it this device may have some and lack what came before them.
  const last = reviews[PAGE - 1] ?? reviews.at(-1);
  const isCut = reviews.length > older.limit;
  if (!last || (!isCut && (older.reachedEnd || reviews.length >= of))) return null;
  return (
    <>
      {older.hasFailed ? (
        <Notice tone="error" role="alert">
          {text.olderFailed}
        </Notice>
      ) : null}
      <Button
        variant="secondary"
        isFullWidth
        isLoading={older.isLoading}
        onClick={({ currentTarget }) => {
          focusFurtherOnceGone(currentTarget);
          older.load(last.createdAt);
        }}
      >
        {text.older}
      </Button>
    </>
  );
}
