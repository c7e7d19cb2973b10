import { expandWon, spellWon } from '#domain/format/won-words.ts';
import { moneyText } from '#i18n/ko/money.ts';
import { MoneyField, type MoneyFieldProps } from '#ui/field/money-field.tsx';

export interface WonFieldProps extends Omit<
  MoneyFieldProps,
  'unit' | 'spell' | 'expand' | 'unread' | 'tooLarge' | 'steps' | 'stepsLabel'
> {
  /** Whether buttons add to the amount. */
  readonly hasSteps?: boolean;
}

/** An amount of won, typed in digits or in words. */
export function WonField({ hasSteps = false, ...rest }: WonFieldProps) {
  return (
    <MoneyField
      {...rest}
      unit={moneyText.won}
      spell={spellWon}
      expand={expandWon}
      unread={moneyText.unread}
      tooLarge={moneyText.tooLarge(spellWon(rest.max))}
      steps={hasSteps ? moneyText.steps : []}
      stepsLabel={moneyText.stepsLabel}
    />
  );
}
