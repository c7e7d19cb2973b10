import type { ComponentType } from 'react';
import { rememberWeightUnit } from '#device/weight-unit.ts';
import { formatWeight } from '#domain/gold/weight.ts';
import { mayStateFineness, statedWeight } from '#domain/product/listing-form.ts';
import { PRODUCT_CATEGORIES, PRODUCT_LIMITS, PURITIES } from '#domain/product/product.ts';
import { WeightField } from '#fields/weight-field.tsx';
import { commonText } from '#i18n/ko/common.ts';
import { listingFieldText as field } from '#i18n/ko/listing-fields.ts';
import { categoryText, purityText } from '#i18n/ko/product-words.ts';
import { sellText } from '#i18n/ko/sell.ts';
import { textLimit } from '#i18n/ko/text-limit.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { SpecField } from './form-steps.ts';
import { lengthAside, problemText, type StepProps } from './step-fields.ts';

const text = sellText.spec;
const CATEGORIES = PRODUCT_CATEGORIES.map((value) => ({ value, label: categoryText[value] }));
const TITLE = textLimit(PRODUCT_LIMITS.titleChars);
const MAKER = textLimit(PRODUCT_LIMITS.makerChars);
const DESCRIPTION = textLimit(PRODUCT_LIMITS.descriptionChars);
const PURITY_OPTIONS = PURITIES.map((value) => ({ value, label: purityText[value] }));

/** How each field is asked for, in order; the weight's unit stands in its box. */
const FIELDS: { readonly [Field in Exclude<SpecField, 'weightUnit'>]: ComponentType<StepProps> } = {
  title: ({ form, problems, onChange }) => (
    <TextField
      label={text.name}
      placeholder={text.namePlaceholder}
      value={form.title}
      limit={TITLE}
      autoComplete="off"
      error={lengthAside(problems.title)}
      onChange={(event) => onChange({ title: event.currentTarget.value })}
    />
  ),
  category: ({ form, problems, onChange }) => (
    <SelectField
      label={field.category}
      placeholder={text.choose}
      options={CATEGORIES}
      value={form.category}
      error={problemText(problems.category)}
      onValueChange={(category) => onChange({ category })}
    />
  ),
  purity: ({ form, problems, onChange }) => (
    <SelectField
      label={field.purity}
      placeholder={text.choose}
      options={PURITY_OPTIONS}
      value={form.purity}
      error={problemText(problems.purity)}
      onValueChange={(purity) => onChange({ purity })}
    />
  ),
  weight: PieceWeight,
  hasStones: ({ form, onChange }) => (
    <Checkbox
      label={text.hasStones}
      isChecked={form.hasStones}
      onCheckedChange={(hasStones) => onChange({ hasStones })}
    />
  ),
  stoneWeight: ({ form, problems, onChange }) =>
    form.hasStones ? (
      <NumberField
        label={text.stoneWeight}
        mark={commonText.optional}
        trailing={text.weightUnit}
        hint={text.stoneHint}
        value={form.stoneWeight}
        error={problemText(problems.stoneWeight)}
        onValueChange={(typed) => onChange({ stoneWeight: typed })}
      />
    ) : null,
  maker: ({ form, problems, onChange }) => (
    <TextField
      label={field.maker}
      mark={commonText.optional}
      value={form.maker}
      limit={MAKER}
      autoComplete="off"
      error={lengthAside(problems.maker)}
      onChange={(event) => onChange({ maker: event.currentTarget.value })}
    />
  ),
  hasCertificate: ({ form, onChange }) => (
    <Checkbox
      label={text.hasCertificate}
      isChecked={form.hasCertificate}
      onCheckedChange={(hasCertificate) => onChange({ hasCertificate })}
    />
  ),
  fineness: ({ form, problems, onChange }) =>
    mayStateFineness(form) ? (
      <NumberField
        label={text.fineness}
        mark={commonText.optional}
        trailing={text.perMille}
        hint={text.finenessHint}
        value={form.fineness}
        error={problemText(problems.fineness)}
        onValueChange={(typed) => onChange({ fineness: typed })}
      />
    ) : null,
  hasReceipt: ({ form, onChange }) => (
    <Checkbox
      label={text.hasReceipt}
      isChecked={form.hasReceipt}
      onCheckedChange={(hasReceipt) => onChange({ hasReceipt })}
    />
  ),
  description: ({ form, problems, onChange }) => (
    <TextArea
      label={text.description}
      mark={commonText.optional}
      placeholder={text.descriptionPlaceholder}
      limit={DESCRIPTION}
      value={form.description}
      error={lengthAside(problems.description)}
      onChange={(event) => onChange({ description: event.currentTarget.value })}
    />
  ),
};

export function SpecStep(props: StepProps) {
  return (
    <Section title={text.title}>
      <Stack>
        {Object.entries(FIELDS).map(([name, Field]) => (
          <Field key={name} {...props} />
        ))}
      </Stack>
    </Section>
  );
}

function PieceWeight({ form, problems, onChange }: StepProps) {
  const weight = statedWeight(form);
  return (
    <WeightField
      label={field.weight}
      unit={form.weightUnit}
      hint={weight.ok ? formatWeight(weight.value) : text.weightHint}
      value={form.weight}
      error={problemText(problems.weight)}
      onMeasureChange={(typed, weightUnit) => {
        if (weightUnit !== form.weightUnit) rememberWeightUnit(weightUnit);
        onChange({ weight: typed, weightUnit });
      }}
    />
  );
}
