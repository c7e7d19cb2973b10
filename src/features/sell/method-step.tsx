import { PRODUCT_LIMITS, TRADE_METHODS } from '#domain/product/product.ts';
import { SIDOS } from '#domain/product/sidos.ts';
import { commonText } from '#i18n/ko/common.ts';
import { listingFieldText } from '#i18n/ko/listing-fields.ts';
import { tradeMethodText } from '#i18n/ko/product-words.ts';
import { textLimit } from '#i18n/ko/text-limit.ts';
import { sellText } from '#i18n/ko/sell.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { lengthAside, problemText, type StepProps } from './step-fields.ts';

const text = sellText.method;
const SIGUNGU = textLimit(PRODUCT_LIMITS.sigunguChars);

export function MethodStep({ form, problems, onChange }: StepProps) {
  const chosen = new Set(form.tradeMethods);
  // An older listing may name its region otherwise.
  const names = form.sido === '' || SIDOS.some((name) => name === form.sido) ? SIDOS : [form.sido, ...SIDOS];
  const options = names.map((name) => ({ value: name, label: name }));
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
          options={options}
          value={form.sido === '' ? null : form.sido}
          error={problemText(problems.sido)}
          onValueChange={(sido) => onChange({ sido })}
        />
        <TextField
          label={text.sigungu}
          mark={commonText.optional}
          placeholder={text.sigunguPlaceholder}
          limit={SIGUNGU}
          value={form.sigungu}
          error={lengthAside(problems.sigungu)}
          onChange={(event) => onChange({ sigungu: event.currentTarget.value })}
        />
        <Notice>{text.safety}</Notice>
      </Stack>
    </Section>
  );
}
