import { onDocumentWritten } from 'firebase-functions/firestore';
import { dayNumberOfDate } from '#domain/time/seoul.ts';
import { TRIGGER } from '../runtime/trigger-options.ts';
import { writePriceYear } from './write-price-years.ts';

/** Keeps the packed year by which a price is drawn, whoever wrote or corrected the price. */
export const onGoldPriceWritten = onDocumentWritten(
  { ...TRIGGER, document: 'goldPrices/{date}' },
  async ({ params: { date } }) => {
    if (dayNumberOfDate(date) !== null) await writePriceYear(date.slice(0, 4));
  },
);
