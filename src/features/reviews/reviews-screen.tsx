import type { ReactNode } from 'react';
import { syncedAt } from '#data/local/queries/cursor-queries.ts';
import { findProfile, isProfileAsked, profilesByIds } from '#data/local/queries/profile-queries.ts';
import { reviewsOf } from '#data/local/queries/review-queries.ts';
import { useNow } from '#device/use-now.ts';
import { RATINGS } from '#domain/account/account.ts';
import type { UserId } from '#domain/ids.ts';
import type { ReportTarget } from '#domain/safety/report.ts';
import { commonText } from '#i18n/ko/common.ts';
import { reviewText as text } from '#i18n/ko/orders.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { useSession } from '#session/use-session.ts';
import { targetKey } from '#sync/catalogue/refresh-target.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { ListRow } from '#ui/display/list-row.tsx';
import { SpecList } from '#ui/display/spec-list.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LiveState } from '#ui/feedback/live-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PageHeader } from '#ui/navigation/page-header.tsx';
import { OlderReviews } from './older-reviews.tsx';
import { ReviewItem } from './review-item.tsx';
import styles from './reviews.module.css';
import { useOlderReviews } from './use-older-reviews.ts';

export interface ReviewsScreenProps {
  readonly sellerId: UserId;
  /** What else is known of them; of another capability. */
  readonly standing: ReactNode;
  /** The button that reports something; of another capability. */
  readonly renderReport: (target: ReportTarget) => ReactNode;
}

/** /transactionReviews/{sellerId}; of another person it begins anew. */
export const ReviewsScreen = (props: ReviewsScreenProps) => <ReviewsOf key={props.sellerId} {...props} />;

function ReviewsOf({ sellerId, standing, renderReport }: ReviewsScreenProps) {
  const now = useNow();
  const session = useSession();
  const me = session.kind === 'signed_in' ? session.uid : null;
  const target = { kind: 'reviews', uid: sellerId } as const;
  const { failed, refresh } = useRefresh(target);
  const older = useOlderReviews(sellerId);
  const live = useCatalogue(
    async (db) => {
      const reviews = await reviewsOf(db, sellerId);
      const people = await profilesByIds(
        db,
        reviews.map(({ reviewerId }) => reviewerId),
      );
      const profile = await findProfile(db, sellerId);
      // What a notice has asked for anew counts as never asked for: what is here stays on the screen.
      const isAsked = reviews.length > 0 || (await syncedAt(db, targetKey(target))) !== null;
      const isKnown = profile !== undefined || (await isProfileAsked(db, sellerId));
      return { reviews, people, profile, isAnswered: isAsked && isKnown };
    },
    [sellerId],
  );
  const person = useRefresh({ kind: 'profiles', uids: [sellerId] });
  const ways = {
    words: commonText,
    failed: text.failed,
    onRetry: refresh,
    skeleton: { count: 3, shape: 'small-row' },
  } as const;
  const { reviews = [], people, profile, isAnswered = false } = live.kind === 'ready' ? live.value : {};
  const shown = reviews.slice(0, older.limit);
  const name = profile?.nickname || text.unknownPerson;
  // Whoever they are stands above what was said of them, which it would push down.
  const isPending =
    live.kind === 'loading' ||
    (live.kind === 'ready' && !isAnswered && failed === null && person.failed === null);
  return (
    <Page width="reading">
      <PageHeader title={text.listTitle} />
      {live.kind === 'failed' ? (
        // What the disk does not give is not asked of the server: the page is loaded anew.
        <LiveState kind="failed" words={commonText} failed={text.failed} />
      ) : isPending ? (
        <LiveState kind="loading" {...ways} />
      ) : (
        <Stack>
          <ListRow
            size="small"
            picture={<Avatar name={name} photoUrl={profile?.photoUrl ?? null} />}
            title={name}
            meta={profile ? `${text.deals(profile.dealCount)} · ${text.summary(profile.reviewCount)}` : null}
          />
          {standing}
          {profile ? (
            <SpecList
              items={RATINGS.toReversed().map((rating) => ({
                term: text.ratings[rating],
                value: text.summary(profile.ratings[rating]),
              }))}
            />
          ) : null}
          {reviews.length > 0 ? (
            <>
              <ul className={styles.list}>
                {shown.map((review) => (
                  <li key={review.id} className={styles.review}>
                    <ReviewItem
                      review={review}
                      reviewer={people?.get(review.reviewerId)}
                      now={now}
                      report={
                        review.reviewerId === me ? null : renderReport({ type: 'review', id: review.id })
                      }
                    />
                  </li>
                ))}
              </ul>
              <OlderReviews older={older} reviews={reviews} of={profile?.reviewCount ?? reviews.length} />
            </>
          ) : failed === null ? (
            <EmptyState message={text.empty} />
          ) : (
            <LiveState kind={failed === 'offline' ? 'offline' : 'failed'} {...ways} />
          )}
        </Stack>
      )}
    </Page>
  );
}
