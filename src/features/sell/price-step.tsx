import { goldPriceOn } from '#data/local/queries/gold-queries.ts';
import { useNow } from '#device/use-now.ts';
import { formatDay } from '#domain/format/format-time.ts';
import { formatWon } from '#domain/format/format-won.ts';
import { PRODUCT_LIMITS } from '#domain/product/product.ts';
import { seoulDate } from '#domain/time/seoul.ts';
import { WonField } from '#fields/won-field.tsx';
import { pricePositionText } from '#i18n/ko/product-words.ts';
import { sellText } from '#i18n/ko/sell.ts';
import { useCatalogue } from '#session/use-catalogue.ts';
import { useLasting } from '#session/use-lasting.ts';
import { useRefresh } from '#session/use-refresh.ts';
import { Button } from '#ui/action/button.tsx';
import { SpecList } from '#ui/display/spec-list.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { liveValueOf, type LiveValue, type NoValue } from './live-value.ts';
import { problemText, type StepProps } from './step-fields.ts';

const text = sellText.price;

export function PriceStep({ form, problems, onChange }: StepProps) {
  const now = useNow();
  const today = seoulDate(now);
  useRefresh({ kind: 'gold_prices' });
  const gold = useLasting(useCatalogue(async (db) => (await goldPriceOn(db, today)) ?? null, [today]));
  const value = gold.kind === 'ready' ? liveValueOf(form, gold.value, now) : null;
  const type = (price: string) => onChange({ price });
  return (
    <Section title={text.title}>
      <Stack>
        <WonField
          label={text.price}
          max={PRODUCT_LIMITS.won}
          hasSteps
          value={form.price}
          error={problemText(problems.price)}
          onValueChange={type}
        />
        {value === null ? null : <Worth value={value} onTake={type} />}
        <Checkbox
          label={text.negotiable}
          isChecked={form.negotiable}
          onCheckedChange={(negotiable) => onChange({ negotiable })}
        />
      </Stack>
    </Section>
  );
}

function Worth({ value, onTake }: { value: LiveValue | NoValue; onTake: (price: string) => void }) {
  if (typeof value === 'string') return <Card look="gold">{text.none[value]}</Card>;
  const { melt, perGram, position, priceDate } = value;
  return (
    <Card look="gold">
      <div aria-live="polite">
        <SpecList
          items={[
            { term: text.melt, value: formatWon(melt) },
            ...(perGram === null ? [] : [{ term: text.perGram, value: formatWon(perGram) }]),
            ...(position === null ? [] : [{ term: text.position, value: pricePositionText[position] }]),
          ]}
        />
      </div>
      <p>{text.basis(formatDay(priceDate))}</p>
      <Button variant="secondary" size="small" onClick={() => onTake(String(melt))}>
        {text.takeMelt}
      </Button>
    </Card>
  );
}
