import type { ListingDraft } from '#data/local/queries/listing-draft.ts';
import type { ListingForm } from '#domain/product/listing-form.ts';
import type { ListingPicture } from '#domain/product/listing.ts';
import { PRODUCT_LIMITS } from '#domain/product/product.ts';
import type { PhotoAdding } from '#services/photo/use-add-photos.ts';
import type { SettlePhoto } from '#services/photo/take-shared-photos.ts';
import { stepProblems } from './form-steps.ts';
import { MethodStep } from './method-step.tsx';
import { PhotoStep } from './photo-step.tsx';
import { PreviewStep, type RenderSpecs } from './preview-step.tsx';
import { PriceStep } from './price-step.tsx';
import { SpecStep } from './spec-step.tsx';
import { SharedPhotosQuestion } from './shared-photos-question.tsx';

export interface SellStepProps {
  /** A new listing takes in what was shared with the app. */
  readonly isNew: boolean;
  readonly draft: ListingDraft;
  /** Somebody wanted to go on: say what is missing. */
  readonly isChecked: boolean;
  readonly onChange: (change: (before: ListingDraft) => ListingDraft) => void;
  readonly adding: PhotoAdding<ListingPicture>;
  readonly renderSpecs: RenderSpecs;
}

/** The step that is open. */
export function SellStep({ isNew, draft, isChecked, onChange, adding, renderSpecs }: SellStepProps) {
  const takeShared = (photos: readonly File[], settle: SettlePhoto): Promise<void> => {
    onChange((before) => ({ ...before, step: 0 }));
    return adding.add(photos, PRODUCT_LIMITS.images - draft.pictures.length, settle);
  };
  return (
    <>
      {isNew ? <SharedPhotosQuestion onTake={takeShared} /> : null}
      <OpenStep {...{ draft, isChecked, onChange, renderSpecs, adding }} />
    </>
  );
}

type OpenStepProps = Omit<SellStepProps, 'isNew'>;

function OpenStep({ draft, isChecked, onChange, renderSpecs, adding }: OpenStepProps) {
  const change = (changed: Partial<ListingForm>) =>
    onChange((before) => ({ ...before, form: { ...before.form, ...changed } }));
  const problems = isChecked ? stepProblems(draft, draft.step) : {};
  const props = { form: draft.form, problems, onChange: change };
  switch (draft.step) {
    case 0:
      return (
        <PhotoStep
          pictures={draft.pictures}
          adding={adding}
          isIncomplete={isChecked}
          onChange={(change) => onChange((before) => ({ ...before, pictures: change(before.pictures) }))}
        />
      );
    case 1:
      return <SpecStep {...props} />;
    case 2:
      return <PriceStep {...props} />;
    case 3:
      return <MethodStep {...props} />;
    default:
      return <PreviewStep draft={draft} renderSpecs={renderSpecs} />;
  }
}
