import type { DraftPlace } from '#data/local/draft-place.ts';
import { appendIntent } from '#data/local/outbox-store.ts';
import { dropSubmitted } from '#data/local/tab-drafts.ts';
import { forgetSubmitted } from '#data/local/typing-journal.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { Order } from '#domain/order/order.ts';
import { REVIEW_MAX_CHARS, type Review } from '#domain/order/review.ts';
import { reviewerOf } from '#domain/order/review-rules.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { typedText } from '#domain/text/typed-text.ts';
import type { Environment } from '../environment.ts';
import { storeOwn } from '../storage/make-room.ts';

/** What a form has kept of what is submitted. */
interface KeptDraft {
  readonly place: DraftPlace;
  readonly value: unknown;
}

/**
 * Queues this person's review of a deal and forgets its `draft`, in one transaction: what is left of a form is
 * said to be unsent. A refused review is replaced.
 */
export async function writeReview(
  db: UserDatabase,
  order: Order,
  words: Pick<Review, 'rating' | 'tags' | 'content'>,
  environment: Environment,
  draft: KeptDraft | null = null,
): Promise<Result<null, 'denied' | 'not_completed' | 'too_long' | 'disk'>> {
  const reviewer = reviewerOf(order, db.uid);
  if (!reviewer.ok) return reviewer;
  const content = typedText(words.content);
  if (content.length > REVIEW_MAX_CHARS) return err('too_long');
  const review = { orderId: order.id, reviewerId: db.uid, ...reviewer.value, ...words, content };
  const stored = await storeOwn(db, environment, 'review', () =>
    db.transaction('rw', [db.drafts, db.outbox], async () => {
      await appendIntent(db, { kind: 'review', review }, environment.now());
      if (draft) await dropSubmitted(db, draft.place, draft.value);
    }),
  );
  if (!stored.ok) return stored;
  if (draft) forgetSubmitted(db, draft.place, draft.value);
  return ok(null);
}
