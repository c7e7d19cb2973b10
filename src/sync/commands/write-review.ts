import { appendIntent } from '#data/local/outbox-store.ts';
import type { UserDatabase } from '#data/local/user-database.ts';
import type { Order } from '#domain/order/order.ts';
import { REVIEW_MAX_CHARS, type Review } from '#domain/order/review.ts';
import { reviewerOf } from '#domain/order/review-rules.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { typedText } from '#domain/text/typed-text.ts';
import type { Environment } from '../environment.ts';
import { storeOwn } from '../storage/make-room.ts';

/** Queues this person's review of a deal; a refused one is replaced. */
export async function writeReview(
  db: UserDatabase,
  order: Order,
  words: Pick<Review, 'rating' | 'tags' | 'content'>,
  environment: Environment,
): Promise<Result<null, 'denied' | 'not_completed' | 'too_long' | 'disk'>> {
  const reviewer = reviewerOf(order, db.uid);
  if (!reviewer.ok) return reviewer;
  const content = typedText(words.content);
  if (content.length > REVIEW_MAX_CHARS) return err('too_long');
  const review = { orderId: order.id, reviewerId: db.uid, ...reviewer.value, ...words, content };
  const stored = await storeOwn(db, environment, 'review', () =>
    db.transaction('rw', db.outbox, () => appendIntent(db, { kind: 'review', review }, environment.now())),
  );
  return stored.ok ? ok(null) : stored;
}
