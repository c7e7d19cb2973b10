import { useState } from 'react';
import type { UserId } from '#domain/ids.ts';
import type { Review } from '#domain/order/review.ts';
import type { PageEnd } from '#domain/server/page.ts';
import { reviewText as text } from '#i18n/ko/orders.ts';
import { catalogueSync } from '#session/page-catalogue.ts';
import { Button } from '#ui/action/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

export interface OlderReviewsProps {
  readonly uid: UserId;
  /** Those that are shown, newest first. */
  readonly reviews: readonly Review[];
  /** How many there are, as far as the server says. */
  readonly of: number;
}

/** The way to the reviews behind those that are shown, until there are no more. */
export function OlderReviews({ uid, reviews, of }: OlderReviewsProps) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'end'>('idle');
  const [behind, setBehind] = useState<PageEnd | null>(null);
  const last = reviews.at(-1);
  if (!last || state === 'end' || reviews.length >= of) return null;
  const load = () => {
    setState('loading');
    catalogueSync.loadOlderReviews(uid, behind ?? last.createdAt).then(
      (page) => {
        if (!page.ok) return setState('failed');
        setBehind(page.value);
        return setState(page.value === null ? 'end' : 'idle');
      },
      (error: unknown) => {
        console.warn('older reviews were not loaded', error);
        setState('failed');
      },
    );
  };
  return (
    <>
      {state === 'failed' ? <Notice tone="error">{text.olderFailed}</Notice> : null}
      <Button variant="secondary" isFullWidth isLoading={state === 'loading'} onClick={load}>
        {text.older}
      </Button>
    </>
  );
}
