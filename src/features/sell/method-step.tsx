import { TRADE_METHODS } from '#domain/product/product.ts';
import { SIDOS } from '#domain/product/sidos.ts';
import { SIGUNGUS } from '#domain/product/sigungus.ts';
import { commonText } from '#i18n/ko/common.ts';
import { listingFieldText } from '#i18n/ko/listing-fields.ts';
import { tradeMethodText } from '#i18n/ko/product-words.ts';
import { sellText } from '#i18n/ko/sell.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { problemText, type StepProps } from './step-fields.ts';

const text = sellText.method;
const NONE = { value: 'none', label: commonText.clear };

const optionOf = (name: string) => ({ value: name, label: name });

/** As buyers choose them in the filter: what is written otherwise is found by nobody who does. */
const districtsOf = (sido: string): readonly string[] => {
  const known = SIDOS.find((name) => name === sido);
  return known === undefined ? [] : SIGUNGUS[known].split(' ').filter(Boolean);
};

export function MethodStep({ form, problems, onChange }: StepProps) {
  const chosen = new Set(form.tradeMethods);
  // An older listing may name its region otherwise.
  const names = form.sido === '' || SIDOS.some((name) => name === form.sido) ? SIDOS : [form.sido, ...SIDOS];
  const known = districtsOf(form.sido);
  const districts = form.sigungu === '' || known.includes(form.sigungu) ? known : [form.sigungu, ...known];
  // A district of another province is none of this one.
  const chooseSido = (sido: string) =>
    onChange({ sido, sigungu: districtsOf(sido).includes(form.sigungu) ? form.sigungu : '' });
  return (
    <Section title={text.title}>
      <Stack>
        <div role="group" aria-label={listingFieldText.methods}>
          {TRADE_METHODS.map((method, index) => (
            <Checkbox
              key={method}
              label={tradeMethodText[method]}
              isChecked={chosen.has(method)}
              error={index === TRADE_METHODS.length - 1 ? problemText(problems.tradeMethods) : null}
              onCheckedChange={(isChecked) =>
                onChange({
                  tradeMethods: TRADE_METHODS.filter((known) =>
                    known === method ? isChecked : chosen.has(known),
                  ),
                })
              }
            />
          ))}
        </div>
        <SelectField
          label={text.sido}
          placeholder={sellText.spec.choose}
          options={names.map(optionOf)}
          value={form.sido === '' ? null : form.sido}
          error={problemText(problems.sido)}
          onValueChange={chooseSido}
        />
        {districts.length === 0 ? null : (
          <SelectField
            label={text.sigungu}
            mark={commonText.optional}
            placeholder={sellText.spec.choose}
            options={form.sigungu === '' ? districts.map(optionOf) : [...districts.map(optionOf), NONE]}
            value={form.sigungu === '' ? null : form.sigungu}
            error={problemText(problems.sigungu)}
            onValueChange={(sigungu) => onChange({ sigungu: sigungu === NONE.value ? '' : sigungu })}
          />
        )}
        <Notice>{text.safety}</Notice>
      </Stack>
    </Section>
  );
}
