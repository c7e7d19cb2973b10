import { thisTab } from '#device/this-tab.ts';
import { RATINGS, type Rating } from '#domain/account/account.ts';
import type { OrderId } from '#domain/ids.ts';
import { useKeptForm } from '#services/forms/use-kept-form.ts';

const FIELDS = ['rating', 'tags', 'content'] as const;
/** Tags are sentences in one line. */
export const BETWEEN_TAGS = '\n';

/** What is typed of a review and not sent, in this tab or in one that is gone. */
export function useReviewDraft(orderId: OrderId) {
  const name = `review:${orderId}`;
  const { form, stored, change, clear } = useKeptForm(name, FIELDS);
  const rating: Rating | null = RATINGS.find((one) => one === form.get('rating')) ?? null;
  const tags = (form.get('tags') ?? '').split(BETWEEN_TAGS).filter((tag) => tag !== '');
  const draft = { place: { name, tab: thisTab }, value: stored };
  return { rating, tags, content: form.get('content') ?? '', draft, change, clear };
}
