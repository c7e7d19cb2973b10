import type { PriceEdit, PriceEditRefusal } from '#domain/gold/price-edit.ts';
import { won } from '#domain/units.ts';
import { wholeNumberOf } from '../desk/whole-number.ts';

/** A price as it is being typed. */
export interface PriceForm {
  readonly date: string;
  readonly buy: string;
  readonly sell: string;
  readonly source: string;
}

export const PRICE_FIELDS = ['date', 'buy', 'sell', 'source'] as const satisfies readonly (keyof PriceForm)[];

/** A form for `today`. */
export const emptyPriceForm = (today: string, source: string): PriceForm => ({
  date: today,
  buy: '',
  sell: '',
  source,
});

/** What a form says; figures that cannot be read become what is refused by name. */
export const editOf = ({ date, buy, sell, source }: PriceForm): PriceEdit => ({
  date,
  buyPerGram: won(wholeNumberOf(buy) ?? 0),
  sellPerGram: won(wholeNumberOf(sell) ?? 0),
  source,
});

/** The field that a refusal is about. */
export function fieldOf(refusal: PriceEditRefusal): keyof PriceForm {
  switch (refusal) {
    case 'date_invalid':
    case 'date_out_of_range':
      return 'date';
    case 'buy_invalid':
      return 'buy';
    case 'sell_invalid':
    case 'sell_above_buy':
      return 'sell';
    case 'source_invalid':
      return 'source';
  }
}
