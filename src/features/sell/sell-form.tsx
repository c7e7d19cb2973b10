import { useState } from 'react';
import type { ListingDraft } from '#data/local/queries/listing-draft.ts';
import type { ProductId } from '#domain/ids.ts';
import { PRODUCT_LIMITS } from '#domain/product/product.ts';
import { changedParts } from '#domain/product/listing-changes.ts';
import { detailsOf } from '#domain/product/listing-form.ts';
import { commonText } from '#i18n/ko/common.ts';
import { sellText as text } from '#i18n/ko/sell.ts';
import { wizardText } from '#i18n/ko/wizard.ts';
import { useWish } from '#session/use-wish.ts';
import { thisTab } from '#device/this-tab.ts';
import type { OwnDatabase } from '#session/use-user-database.ts';
import { dropListingDraft } from '#sync/commands/keep-listing-draft.ts';
import { submitListing } from '#sync/commands/submit-listing.ts';
import { realEnvironment } from '#sync/environment.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useFirstInvalid } from '#ui/field/use-first-invalid.ts';
import { useStepBeginning } from '#ui/layout/use-step-beginning.ts';
import { Wizard } from '#ui/layout/wizard.tsx';
import { AskingButton } from '#ui/overlay/asking-button.tsx';
import { toasts } from '#ui/toast/toasts.ts';
import { useStillThere } from '#ui/use-still-there.ts';
import { firstOpenStep, PREVIEW } from './form-steps.ts';
import type { Submitted } from './listing-published.tsx';
import { PhotoNews } from './photo-news.tsx';
import type { RenderSpecs } from './preview-step.tsx';
import { SellStep } from './sell-step.tsx';
import { useListingPhotos } from './use-listing-photos.ts';
import { useListingInHand } from './use-sell-draft.ts';
import styles from './sell-form.module.css';

export interface SellFormProps {
  readonly db: OwnDatabase;
  readonly edited: ProductId | null;
  readonly initial: ListingDraft;
  readonly onSubmitted: (submitted: Submitted) => void;
  /** Begins anew, with nothing. */
  readonly onDropped: () => void;
  readonly renderSpecs: RenderSpecs;
}

/** Five steps, each kept on this device as it is filled in. */
export function SellForm(props: SellFormProps) {
  const { db, edited, initial, onSubmitted, onDropped, renderSpecs } = props;
  const { draft, update, state, stop, resume } = useListingInHand(db, edited, initial);
  // Pictures go on being made ready while other steps are open.
  const adding = useListingPhotos(
    db,
    { edited, room: PRODUCT_LIMITS.images - draft.pictures.length },
    (picture) => update((before) => ({ ...before, pictures: [...before.pictures, picture] })),
  );
  const wish = useWish(JSON.stringify(draft));
  const [isChecked, setChecked] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const stepRef = useFirstInvalid<HTMLDivElement>(attempt);
  const [isBusy, setBusy] = useState(false);
  const isStillThere = useStillThere();
  const head = useStepBeginning<HTMLDivElement>(draft.step);
  const { step } = draft;
  const isLast = step === PREVIEW;
  // What has been chosen goes along.
  const isPreparing = isLast && adding.preparing > 0;
  const onward = isLast ? (edited ? text.saveEdit : text.publish) : wizardText.next;

  const go = (next: number) => {
    setChecked(false);
    update((before) => ({ ...before, step: next }));
  };
  const forward = () => {
    const open = firstOpenStep(draft);
    if (open !== null && open <= step) {
      setChecked(true);
      setAttempt((before) => before + 1);
      if (open < step) update((before) => ({ ...before, step: open }));
    } else if (isLast) void submit();
    else go(step + 1);
  };
  const submit = async () => {
    const details = detailsOf(draft.form);
    if (!details) return;
    setBusy(true);
    const said = { details, pictures: draft.pictures, changed: changedParts(draft) };
    const submitted = await wish.fulfil(async (id) => {
      await stop();
      return submitListing(db, { edited, tab: thisTab, ...said }, realEnvironment, id);
    });
    if (submitted === null) return;
    setBusy(false);
    if (!submitted.ok) {
      resume();
      toasts.show({ title: text.notStored, tone: 'error' });
      return;
    }
    if (!isStillThere()) {
      const { title, body } = text.result[edited === null ? 'published' : 'edited'].waiting;
      toasts.show({ title, body, tone: 'ok', clickAction: '/my-products' });
    }
    onSubmitted({ productId: submitted.value, isNew: edited === null });
  };
  const fill: typeof update = (change) => {
    // What is changed while the listing is being kept would be lost with its form.
    if (!isBusy) update(change);
  };
  const startOver = async () => {
    await stop();
    try {
      await dropListingDraft(db, { edited, tab: thisTab });
    } catch (error) {
      console.warn('an unfinished listing was not forgotten', error);
      resume();
      toasts.show({ title: commonText.unknownFailure, tone: 'error' });
      return;
    }
    onDropped();
  };

  return (
    <Wizard
      steps={text.steps}
      current={step}
      words={{ ...wizardText, stepper: text.stepsLabel, forward: onward }}
      head={head}
      isBusy={isBusy || isPreparing}
      onBack={go}
      onForward={forward}
    >
      {state === 'refused' ? (
        <Notice tone="error" role="alert">
          {text.notStored}
        </Notice>
      ) : null}
      <div ref={stepRef}>
        <SellStep
          isNew={edited === null}
          draft={draft}
          isChecked={isChecked}
          onChange={fill}
          adding={adding}
          renderSpecs={renderSpecs}
        />
      </div>
      {isLast ? <PhotoNews adding={adding} /> : null}
      <p className={styles.kept}>
        {state === 'kept' ? text.kept : wizardText.keeping}
        <AskingButton
          variant="ghost"
          size="small"
          label={text.startOver}
          question={{ title: text.startOverTitle, body: text.startOverBody, no: commonText.cancel }}
          isDanger
          disabled={isBusy}
          onYes={() => void startOver()}
        />
      </p>
    </Wizard>
  );
}
