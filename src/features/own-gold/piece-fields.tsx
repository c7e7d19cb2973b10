import { rememberWeightUnit } from '#device/weight-unit.ts';
import { SCALES, SOLDERS, STAMPS } from '#domain/gold/piece-facts.ts';
import { formatWeight } from '#domain/gold/weight.ts';
import { OWN_PIECE_LIMITS } from '#domain/own-gold/own-piece.ts';
import { solderOf, type PieceForm, type PieceProblems } from '#domain/own-gold/piece-form.ts';
import { statedWeight } from '#domain/product/listing-form.ts';
import { PRODUCT_CATEGORIES, PRODUCT_LIMITS, PURITIES } from '#domain/product/product.ts';
import { WeightField } from '#fields/weight-field.tsx';
import { WonField } from '#fields/won-field.tsx';
import { commonText } from '#i18n/ko/common.ts';
import { listingFieldText as field } from '#i18n/ko/listing-fields.ts';
import { ownGoldText } from '#i18n/ko/own-gold.ts';
import { categoryText, purityText } from '#i18n/ko/product-words.ts';
import { textLimit } from '#i18n/ko/text-limit.ts';
import { weightFieldText } from '#i18n/ko/weight-field.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';

const text = ownGoldText.form;
const NAME = textLimit(OWN_PIECE_LIMITS.nameChars);
const CATEGORIES = PRODUCT_CATEGORIES.map((value) => ({ value, label: categoryText[value] }));
const PURITY_OPTIONS = PURITIES.map((value) => ({ value, label: purityText[value] }));
const STAMP_OPTIONS = STAMPS.map((value) => ({ value, label: ownGoldText.stamp[value] }));
const SOLDER_OPTIONS = SOLDERS.map((value) => ({ value, label: ownGoldText.solder[value] }));
const SCALE_OPTIONS = SCALES.map((value) => ({ value, label: ownGoldText.scale[value] }));

export interface PieceFieldsProps {
  readonly form: PieceForm;
  /** Shown once somebody wanted to keep it. */
  readonly problems: PieceProblems;
  readonly onChange: (change: Partial<PieceForm>) => void;
}

/** Everything that is said of a piece. */
export function PieceFields({ form, problems, onChange }: PieceFieldsProps) {
  const weight = statedWeight(form);
  const problemOf = (name: keyof PieceForm): string | null => {
    const problem = problems[name];
    return problem ? ownGoldText.problem[problem] : null;
  };
  return (
    <>
      <TextField
        label={text.name}
        placeholder={text.namePlaceholder}
        value={form.name}
        limit={NAME}
        autoComplete="off"
        error={problems.name === 'too_long' ? null : problemOf('name')}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <SelectField
        label={field.category}
        placeholder={text.choose}
        options={CATEGORIES}
        value={form.category}
        error={problemOf('category')}
        onValueChange={(category) => onChange({ category })}
      />
      <SelectField
        label={field.purity}
        placeholder={text.choose}
        options={PURITY_OPTIONS}
        value={form.purity}
        error={problemOf('purity')}
        onValueChange={(purity) => onChange({ purity })}
      />
      <SelectField
        label={text.stamp}
        placeholder={text.choose}
        hint={text.stampHint}
        options={STAMP_OPTIONS}
        value={form.stamp}
        error={problemOf('stamp')}
        onValueChange={(stamp) => onChange({ stamp })}
      />
      <WeightField
        label={field.weight}
        unit={form.weightUnit}
        {...(weight.ok ? { hint: formatWeight(weight.value) } : {})}
        value={form.weight}
        error={problemOf('weight')}
        onMeasureChange={(typed, weightUnit) => {
          if (weightUnit !== form.weightUnit) rememberWeightUnit(weightUnit);
          onChange({ weight: typed, weightUnit });
        }}
      />
      <SelectField
        label={text.scale}
        options={SCALE_OPTIONS}
        value={form.scale}
        onValueChange={(scale) => onChange({ scale })}
      />
      <Checkbox
        label={text.hasStones}
        isChecked={form.hasStones}
        onCheckedChange={(hasStones) => onChange({ hasStones })}
      />
      {form.hasStones ? (
        <NumberField
          label={text.stoneWeight}
          mark={commonText.optional}
          trailing={weightFieldText.units.gram}
          hint={text.stoneHint}
          value={form.stoneWeight}
          error={problemOf('stoneWeight')}
          onValueChange={(stoneWeight) => onChange({ stoneWeight })}
        />
      ) : null}
      <SelectField
        label={text.solder}
        hint={text.solderHint}
        options={SOLDER_OPTIONS}
        value={solderOf(form)}
        onValueChange={(solder) => onChange({ solder })}
      />
      <NumberField
        label={text.fineness}
        mark={commonText.optional}
        trailing="‰"
        hint={text.finenessHint}
        value={form.fineness}
        error={problemOf('fineness')}
        onValueChange={(fineness) => onChange({ fineness })}
      />
      <WonField
        label={text.paid}
        mark={commonText.optional}
        max={PRODUCT_LIMITS.won}
        value={form.paid}
        error={problemOf('paid')}
        onValueChange={(paid) => onChange({ paid })}
      />
    </>
  );
}
