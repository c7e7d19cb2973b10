import { useState } from 'react';
import { profilesByIds } from '#data/local/queries/profile-queries.ts';
import { RATINGS, type Rating } from '#domain/account/account.ts';
import { formatWon } from '#domain/format/format-won.ts';
import type { Order } from '#domain/order/order.ts';
import { REVIEW_MAX_CHARS } from '#domain/order/review.ts';
import { reviewText as text } from '#i18n/ko/orders.ts';
import { textLimit } from '#i18n/ko/text-limit.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { useWish } from '#session/use-wish.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import { writeReview } from '#sync/commands/write-review.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip, ChipRow } from '#ui/action/chip.tsx';
import { ListRow } from '#ui/display/list-row.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { isOverLimit } from '#ui/field/text-limit.ts';
import { useFirstInvalid } from '#ui/field/use-first-invalid.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { useStillThere } from '#ui/use-still-there.ts';
import { BETWEEN_TAGS, useReviewDraft } from './review-draft.ts';

const OPTIONS = RATINGS.toReversed().map((value) => ({ value, label: text.ratings[value] }));

const LIMIT = textLimit(REVIEW_MAX_CHARS);

export interface ReviewFormProps {
  readonly db: OwnDatabase;
  readonly order: Order;
  /** An earlier try was refused. */
  readonly isRefused: boolean;
  readonly onWritten: () => void;
}

export function ReviewForm({ db, order, isRefused, onWritten }: ReviewFormProps) {
  const role = order.sellerId === db.uid ? 'seller' : 'buyer';
  const other = useOther(order, role);
  const kept = useReviewDraft(order.id);
  const { rating, content } = kept;
  const offered: readonly string[] = rating === null ? [] : text.tags[role][rating];
  const tags = kept.tags.filter((tag) => offered.includes(tag));
  const [attempt, setAttempt] = useState(0);
  const form = useFirstInvalid<HTMLDivElement>(attempt);
  const [isChecked, setChecked] = useState(false);
  const isStillThere = useStillThere();
  const wish = useWish(JSON.stringify({ rating, tags, content, isRefused }));
  const choose = (chosen: Rating) => kept.change(['rating', chosen], ['tags', '']);
  const toggle = (tag: string) => {
    const chosen = tags.includes(tag) ? tags.filter((known) => known !== tag) : [...tags, tag];
    kept.change(['tags', chosen.join(BETWEEN_TAGS)]);
  };
  const submit = async () => {
    setChecked(true);
    setAttempt((before) => before + 1);
    if (rating === null || isOverLimit(content, LIMIT)) return;
    const words = { rating, tags, content: content.trim() };
    const written = await wish.fulfil(() => writeReview(db, order, words, realEnvironment, kept.draft));
    if (written === null) return;
    if (written.ok) {
      kept.clear();
      // Whoever stays is told by what takes the form's place.
      if (!isStillThere()) toasts.show({ title: text.sent, tone: 'ok' });
      onWritten();
    } else toasts.show({ title: text.notStored, tone: 'error' });
  };
  const { title, thumbUrl } = order.snapshot;
  return (
    <div ref={form}>
      <Stack>
        {isRefused ? <Notice tone="error">{text.refused}</Notice> : null}
        <ListRow
          size="small"
          picture={<Picture src={thumbUrl === '' ? null : thumbUrl} alt="" />}
          title={title}
          meta={`${other} · ${formatWon(order.agreedPrice)}`}
        />
        <RadioGroup
          label={text.rating}
          options={OPTIONS}
          value={rating}
          isInline
          error={isChecked && rating === null ? text.missingRating : null}
          onValueChange={choose}
        />
        {rating === null ? null : (
          <ChipRow label={text.tagsLabel}>
            {offered.map((tag) => (
              <Chip key={tag} isSelected={tags.includes(tag)} onToggle={() => toggle(tag)}>
                {tag}
              </Chip>
            ))}
          </ChipRow>
        )}
        <TextArea
          label={text.content}
          placeholder={text.contentPlaceholder}
          limit={LIMIT}
          value={content}
          onChange={(event) => kept.change(['content', event.currentTarget.value])}
        />
        <Button size="large" isFullWidth onClick={() => void submit()}>
          {text.submit}
        </Button>
      </Stack>
    </div>
  );
}

/** Whom the review is about, as far as this device knows them. */
function useOther(order: Order, me: keyof typeof text.roles): string {
  const [role, uid] =
    me === 'seller' ? (['buyer', order.buyerId] as const) : (['seller', order.sellerId] as const);
  useRefresh({ kind: 'profiles', uids: [uid] });
  const people = useCatalogue((catalogue) => profilesByIds(catalogue, [uid]), [uid]);
  const name = people.kind === 'ready' ? people.value.get(uid)?.nickname : '';
  return name ? `${text.roles[role]} ${name}` : text.roles[role];
}
