import { WHOLE_DAYS } from './day.mjs';
import { ASSUMPTIONS, monthOf } from './prices.mjs';

const FIGURES = ['reads', 'writes', 'invocations', 'bytes'];
const USERS = [10_000, 100_000, 1_000_000];
const SIZES = [1_000, 10_000, 100_000];

/**
 * The bill of a day. A message is paid whole by who sends it, so of the messages each way half is this
 * member's; everything else is what it was. The size of the market changes a look at a list by what
 * results-market.json says of its first page.
 */
export function billOf({ day, acts, market }) {
  const message = mean(day.messages);
  const parts = {
    returns: total(day.returns),
    whole: scaled(acts.whole, 1 / WHOLE_DAYS),
    looks: total(day.looks),
    views: total(day.views),
    favorites: total(day.favorites),
    messages: scaled(total(day.messages), 0.5),
  };
  const whole = rounded(total(Object.values(parts)));
  const firstPage = Object.fromEntries(
    market.sizes.map(({ listings, steps }) => [listings, steps.trade.documents]),
  );
  return {
    actions: {
      message: rounded(message),
      view: rounded(mean(day.views)),
      favorite: rounded(mean(day.favorites)),
      look: rounded(mean(day.looks)),
      return: rounded(mean(day.returns)),
      wholeReturn: rounded(acts.whole),
      offer: rounded(acts.offer),
      post: rounded(acts.post),
      comment: rounded(acts.comment),
      like: rounded(acts.like),
    },
    day: whole,
    parts: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, rounded(part)])),
    counts: Object.fromEntries(Object.entries(day).map(([name, each]) => [name, each.length])),
    listings: Object.fromEntries(
      SIZES.map((size) => [
        size,
        whole.reads + Math.round(day.looks.length * (firstPage[size] - firstPage[SIZES[0]])),
      ]),
    ),
    hides: acts.hides,
    month: USERS.map((users) => monthOf(users, whole)),
    assumptions: ASSUMPTIONS,
  };
}

const total = (charges) =>
  Object.fromEntries(FIGURES.map((key) => [key, charges.reduce((sum, each) => sum + each[key], 0)]));
const scaled = (charges, by) => Object.fromEntries(FIGURES.map((key) => [key, charges[key] * by]));
const mean = (charges) => scaled(total(charges), 1 / charges.length);
const rounded = (charges) =>
  Object.fromEntries(FIGURES.map((key) => [key, Math.round(charges[key] * 10) / 10]));
