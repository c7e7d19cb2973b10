/** Gold prices of the last business days, ending with the one that the rest of the demo data is priced by. */
import { domain } from './domain.mjs';
import { seeded } from './random.mjs';

/** What a customer gets per gram of 24K (팔 때) on the newest day: the price of the product's own examples. */
export const NEWEST_SELL = 214_400;
/** 살 때 over 팔 때: tax, making and trade. */
const BUY_OVER_SELL = 1.153;
const BUSINESS_DAYS = 62;
const SOURCE = '금나루 고시 (예시)';

/**
 * `goldPrices` by date. Days after `anchor` (the day of the first seeding) go on from its price, so that a
 * database seeded last week gets the days since then and keeps the ones it has.
 * @param clock now
 * @param anchor `YYYY-MM-DD`, not after today
 */
export function goldPrices(clock, anchor) {
  const today = clock.date();
  const past = businessDaysUpTo(anchor, BUSINESS_DAYS);
  const prices = new Map();
  let sell = NEWEST_SELL;
  // By their place, not their date: the curve that conversations and posts talk about is always the same.
  past.toReversed().forEach((date, daysBack) => {
    prices.set(date, sell);
    sell = drifted(sell, `${daysBack} back`, -1);
  });
  sell = NEWEST_SELL;
  for (const date of businessDaysBetween(past.at(-1), today)) {
    sell = drifted(sell, date, 1);
    prices.set(date, sell);
  }
  return [...prices]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, perGram]) => ({
      date,
      buyPerGram: hundreds(perGram * BUY_OVER_SELL),
      sellPerGram: perGram,
      source: SOURCE,
      // Published at ten; on a morning before that, just now.
      updatedAt: new Date(Math.min(Date.parse(`${date}T10:00:00+09:00`), clock.now)),
    }));
}

/**
 * One day's move of at most 1.3 %, a little upwards over time, and the same for a word whenever it is asked.
 */
function drifted(sell, word, direction) {
  const chance = seeded(`gold ${word}`);
  const move = 0.0011 + (chance() + chance() + chance() - 1.5) * 0.0085;
  return hundreds(sell * (1 + move * direction));
}

const hundreds = (won) => Math.round(won / 100) * 100;

const isBusinessDay = (date) =>
  ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay()) && !domain.MARKET_HOLIDAYS.has(date);

const dayAfter = (date, days) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

function businessDaysUpTo(last, count) {
  const days = [];
  for (let date = last; days.length < count; date = dayAfter(date, -1)) {
    if (isBusinessDay(date)) days.unshift(date);
  }
  return days;
}

function businessDaysBetween(after, last) {
  const days = [];
  for (let date = dayAfter(after, 1); date <= last; date = dayAfter(date, 1)) {
    if (isBusinessDay(date)) days.push(date);
  }
  return days;
}
